import { feePageSize } from '@tutor/rules/fees/paging';
import type { Api } from '../session/api.server.ts';

/** One page of a month's completed classes with what each paid. */
export async function loadCompletedClasses(
  api: Api,
  { month, page, pageSize = feePageSize }: { month: string; page: number; pageSize?: number },
) {
  const { body } = await api.fees.completedClasses({ body: { Month: month, PageIndex: page, PageSize: pageSize } });
  return {
    total: body.Total,
    totalCentavos: body.TotalCentavos,
    items: body.Items.map((item) => ({
      clid: item.CLID,
      href: `/classDetail/${item.CLID}`,
      studentName: item.StuName,
      topic: `${item.SubjectName} · ${item.UnitName}`,
      kind: item.Kind,
      start: item.StartTime,
      end: item.EndTime,
      feeCentavos: item.FeeCentavos,
      isMissingRemark: item.MissingComment,
    })),
  };
}
