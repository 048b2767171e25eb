import { useLoaderData } from '@remix-run/react';
import { remarkPageSize } from '@tutor/rules/fees/paging';
import { searchText } from '@tutor/rules/messages/search';
import { pageNumber } from '@tutor/rules/paging/pages';
import { RemarkHistory } from '@tutor/ui/fees/remark-history.tsx';
import { Pager } from '@tutor/ui/primitives/navigation/pager.tsx';
import { savedRemark } from '../classes/saved-remark.ts';
import { pageTitle } from '../kit/page/page-title.ts';
import { beyondLastPage } from '../kit/server/beyond-last-page.server.ts';
import { guarded } from '../session/guarded.server.ts';
import { tutorZone } from '../session/zone.server.ts';

export const meta = () => pageTitle('History remarks');

export const loader = guarded(async (args) => {
  const { api } = args;
  const page = pageNumber(args.search.get('page'));
  const search = searchText(args.search.get('search'));
  const [zone, { body }] = await Promise.all([
    tutorZone(args),
    api.fees.historyRemarks({
      body: { PageIndex: page, PageSize: remarkPageSize, ...(search === '' ? {} : { Keyword: search }) },
    }),
  ]);
  const beyond = beyondLastPage(args.request, { page, total: body.Total, pageSize: remarkPageSize });
  if (beyond !== undefined) return beyond;
  return {
    zone,
    page,
    search,
    total: body.Total,
    items: body.Items.map((item) => ({
      clid: item.CLID,
      href: `/classDetail/${item.CLID}#remark`,
      studentName: item.StuName,
      topic: `${item.SubjectName} · ${item.UnitName}`,
      classStart: item.StartTime,
      remark: { Remark: item.Remark, RemarkTime: item.RemarkTime, EditTime: item.EditTime },
    })),
  };
});

const path = '/serviceFee/historyRemarks';

/** Everything that the tutor wrote about classes. */
export default function HistoryRemarks() {
  const { zone, page, search, total, items } = useLoaderData<typeof loader>();
  return (
    <>
      <RemarkHistory
        zone={zone}
        search={search}
        total={total}
        action={path}
        items={items.flatMap(({ remark: wire, ...item }) => {
          const remark = savedRemark(wire);
          return remark === undefined ? [] : [{ ...item, remark, classStart: new Date(item.classStart) }];
        })}
      />
      <Pager
        page={page}
        total={total}
        pageSize={remarkPageSize}
        noun={['remark', 'remarks']}
        hrefOf={(other) =>
          `${path}?${new URLSearchParams({ ...(search === '' ? {} : { search }), page: String(other) })}`
        }
      />
    </>
  );
}
