import { json, type LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { SopSummary } from '@tutor/ui/scores/sop-summary.tsx';
import { pageTitle } from '../kit/page-title.ts';
import { loaderFailure, requireSignedIn } from '../session/guard.server.ts';
import { monthName } from './month-name.ts';
import { SopHeader } from './sop-header.tsx';

export const meta = () => pageTitle('Assessment summary');

const shownMonths = 6;

export async function loader(args: LoaderFunctionArgs) {
  const { api } = await requireSignedIn(args);
  try {
    const { body } = await api.sop.evaluations({ query: { count: shownMonths } });
    return json({
      months: body.map(({ Month, Count, Average, Parts }) => ({
        month: Month,
        count: Count,
        average: Average,
        parts: Parts.map((part) => ({ name: part.Name, average: part.Average })),
      })),
    });
  } catch (error) {
    throw await loaderFailure(error, args);
  }
}

export default function SopSummaryPage() {
  const { months } = useLoaderData<typeof loader>();
  return (
    <>
      <SopHeader child="assessmentSummary" />
      <SopSummary months={months} nameOf={monthName} />
    </>
  );
}

export { PageError as ErrorBoundary } from '../kit/page-error.tsx';
