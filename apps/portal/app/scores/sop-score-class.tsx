import { useLoaderData } from '@remix-run/react';
import { ratingAppealType } from '@tutor/rules/feedback/appeal';
import { listPageSize, pageNumber } from '@tutor/rules/paging/pages';
import { askedSopGrade, type SopGrade, sopGrades } from '@tutor/rules/scores/sop';
import { FilterLinks } from '@tutor/ui/primitives/navigation/filter-links.tsx';
import { Pager } from '@tutor/ui/primitives/navigation/pager.tsx';
import { SopScoreList } from '@tutor/ui/scores/sop-score-list.tsx';
import { pageTitle } from '../kit/page/page-title.ts';
import { beyondLastPage } from '../kit/server/beyond-last-page.server.ts';
import { guarded } from '../session/guarded.server.ts';
import { useFrame } from '../session/use-frame.ts';
import { appealHref, sentAppeal } from './complaints.server.ts';
import { SopHeader } from './sop-header.tsx';

const path = '/SOP/scoreClass';

export const meta = () => pageTitle('SOP Score/class');

export const loader = guarded(async ({ api, search, request }) => {
  const page = pageNumber(search.get('page'));
  const grade = askedSopGrade(search.get('grade'));
  const { body } = await api.sop.scoreClass({
    query: { pageIndex: page, pageSize: listPageSize, ...(grade === undefined ? {} : { grade }) },
  });
  const beyond = beyondLastPage(request, { page, total: body.Total, pageSize: listPageSize });
  if (beyond !== undefined) return beyond;
  return {
    page,
    grade: grade ?? null,
    total: body.Total,
    items: body.Items.map((item) => ({
      clid: item.ClassId,
      appealHref: appealHref({ class: item.ClassId, type: ratingAppealType }),
      ...sentAppeal(item.SentAppealId),
      time: item.ClassTime,
      end: item.EndTime,
      studentName: item.StuName,
      unitName: item.UnitName,
      score: item.Score,
      parts: item.Parts.map(({ Name, Score }) => ({ name: Name, score: Score })),
      comment: item.Comment,
    })),
  };
});

export default function SopScoreClass() {
  const { page, grade, total, items } = useLoaderData<typeof loader>();
  const { zone } = useFrame().tutor;
  const hrefOf = (wanted: SopGrade | null, asked = 1): string => {
    const address = new URLSearchParams();
    if (wanted !== null) address.set('grade', wanted);
    if (asked > 1) address.set('page', String(asked));
    const query = address.toString();
    return query === '' ? path : `${path}?${query}`;
  };
  return (
    <>
      <SopHeader child="scoreClass" />
      <FilterLinks
        label="Grade"
        filters={[
          { href: hrefOf(null), label: 'All', isCurrent: grade === null },
          ...sopGrades.map(({ key, word }) => ({ href: hrefOf(key), label: word, isCurrent: key === grade })),
        ]}
      />
      <SopScoreList
        items={items.map((item) => ({
          ...item,
          classHref: `/classDetail/${item.clid}`,
          time: new Date(item.time),
          end: new Date(item.end),
        }))}
        isNarrowed={grade !== null}
        zone={zone}
        pager={
          <Pager
            page={page}
            total={total}
            pageSize={listPageSize}
            noun={['class', 'classes']}
            hrefOf={(asked) => hrefOf(grade, asked)}
          />
        }
      />
    </>
  );
}

export { PageError as ErrorBoundary } from '../kit/page/page-error.tsx';
