import { useLoaderData } from '@remix-run/react';
import { PointsRulesCard } from '@tutor/ui/scores/points-rules-card.tsx';
import { ScoreMonths } from '@tutor/ui/scores/score-months.tsx';
import { pageTitle } from '../kit/page/page-title.ts';
import { guarded } from '../session/guarded.server.ts';
import { monthName } from './month-name.ts';
import { ScoreHeader } from './score-header.tsx';

export const meta = () => pageTitle('Score months');

const shownMonths = 12;

export const loader = guarded(async ({ api }) => {
  const { body } = await api.scores.months({ query: { count: shownMonths } });
  return {
    months: body.map((score) => ({
      month: score.Month,
      name: monthName(score.Month),
      shortName: monthName(score.Month).slice(0, 3),
      completed: score.ComScore,
      goodRating: score.GoodScore,
      absence: score.AbsentScore,
      badRating: score.BadScore,
      cancellation: score.CancelScore,
      other: score.OtherScore,
      total: score.MonthScore,
      balance: score.TeachingPoints,
    })),
  };
});

export default function ScoreMonthsPage() {
  const { months } = useLoaderData<typeof loader>();
  return (
    <>
      <ScoreHeader child="scoreMonths" />
      <ScoreMonths months={months} ledgerHrefOf={(month) => `/scores/pointsLedger?month=${month}`} />
      <PointsRulesCard />
    </>
  );
}

export { PageError as ErrorBoundary } from '../kit/page/page-error.tsx';
