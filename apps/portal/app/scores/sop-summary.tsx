import { useLoaderData } from '@remix-run/react';
import { SopSummary } from '@tutor/ui/scores/sop-summary.tsx';
import { pageTitle } from '../kit/page/page-title.ts';
import { guarded } from '../session/guarded.server.ts';
import { monthName } from './month-name.ts';
import { SopHeader } from './sop-header.tsx';

export const meta = () => pageTitle('Assessment summary');

const shownMonths = 6;

export const loader = guarded(async ({ api }) => {
  const { body } = await api.sop.evaluations({ query: { count: shownMonths } });
  return {
    months: body.map(({ Month, Count, Average, Parts }) => ({
      month: Month,
      count: Count,
      average: Average,
      parts: Parts.map((part) => ({ name: part.Name, average: part.Average })),
    })),
  };
});

export default function SopSummaryPage() {
  const { months } = useLoaderData<typeof loader>();
  return (
    <>
      <SopHeader child="assessmentSummary" />
      <SopSummary months={months} nameOf={monthName} />
    </>
  );
}

export { PageError as ErrorBoundary } from '../kit/page/page-error.tsx';
