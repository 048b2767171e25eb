import { useLoaderData } from '@remix-run/react';
import { bookedShare } from '@tutor/rules/scores/earnings-projection';
import { levelSteps } from '@tutor/rules/scores/simulate-level';
import { EarningsProjection } from '@tutor/ui/scores/earnings-projection.tsx';
import { EstimateColumns } from '@tutor/ui/scores/estimate-columns.tsx';
import { LevelSimulator } from '@tutor/ui/scores/level-simulator.tsx';
import { pageTitle } from '../kit/page/page-title.ts';
import { guarded } from '../session/guarded.server.ts';
import { loadGrades } from '../session/service-facts.server.ts';
import { monthName } from './month-name.ts';
import { ScoreHeader } from './score-header.tsx';

const path = '/scores/estimates';

export const meta = () => pageTitle('Estimates');

export const loader = guarded(async ({ api, search }) => {
  const [{ body: facts }, { body: score }, grades] = await Promise.all([
    api.scores.earningsFacts(),
    api.scores.allScore(),
    loadGrades(api),
  ]);
  return {
    monthName: monthName(facts.Month),
    facts: {
      heldLessons: facts.HeldLessons,
      heldCentavos: facts.HeldCentavos,
      bookedLessons: facts.BookedLessons,
      bookedCentavos: facts.BookedCentavos,
      penaltyCentavos: facts.PenaltyCentavos,
      enrolments: facts.Enrolments,
      flowers: facts.Flowers,
      exchangedFlowers: facts.ExchangedFlowers,
    },
    points: score.TeachingPoints,
    grades: grades.body.map(({ GradeName, ScoreStart, ScoreEnd }) => ({
      name: GradeName,
      scoreStart: ScoreStart,
      scoreEnd: ScoreEnd,
    })),
    share: bookedShare(search.get('share')),
    steps: levelSteps((key) => search.get(key)),
  };
});

export default function Estimates() {
  const { facts, monthName: month, points, grades, share, steps } = useLoaderData<typeof loader>();
  return (
    <>
      <ScoreHeader child="estimates" />
      <EstimateColumns>
        <LevelSimulator points={points} grades={grades} steps={steps} action={path} />
        <EarningsProjection facts={facts} monthName={month} share={share} action={path} />
      </EstimateColumns>
    </>
  );
}

export { PageError as ErrorBoundary } from '../kit/page/page-error.tsx';
