import type { Api } from '../session/api.server.ts';

/** A month's fees as the screens and the file for spreadsheets need them. */
export async function loadAccounting(api: Api, month: string) {
  const { body } = await api.fees.accounting({ body: { Month: month } });
  return {
    firstMonth: body.FirstMonth ?? month,
    isClosed: body.IsClosed,
    carriedCentavos: body.CarriedCentavos ?? 0,
    lessons: body.Lessons.map(({ Kind, Count, FeeCentavos }) => ({
      kind: Kind,
      count: Count,
      feeCentavos: FeeCentavos,
    })),
    bonuses: body.Bonuses.map(({ ID, Kind, Centavos, Remark, Time }) => ({
      id: ID,
      kind: Kind,
      centavos: Centavos,
      note: Remark,
      at: Time,
    })),
    deductions: body.Deductions.map((item) => ({
      id: item.ID,
      rule: item.Rule,
      centavos: item.Centavos,
      note: item.Remark,
      at: item.Time,
      clid: item.CLID,
      classStart: item.StartTime,
      studentName: item.StuName,
      unitName: item.UnitName,
    })),
  };
}
