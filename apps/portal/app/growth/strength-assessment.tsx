import { useLoaderData } from '@remix-run/react';
import type { StrengthItem } from '@tutor/api/growth/growth-strength';
import { strengthCycle, strengthDay } from '@tutor/rules/growth/strength';
import { addZonedDays, companyZone } from '@tutor/rules/time/zone';
import { dayRangeText, monthText } from '@tutor/rules/time/zoned-text';
import { NotInGrowth } from '@tutor/ui/growth/not-in-growth.tsx';
import { StrengthAssessment } from '@tutor/ui/growth/strength-assessment.tsx';
import { StrengthCycles } from '@tutor/ui/growth/strength-cycles.tsx';
import { pageTitle } from '../kit/page/page-title.ts';
import { requireFailedCall } from '../kit/server/failed-call.server.ts';
import { guarded } from '../session/guarded.server.ts';
import { serverNow } from '../session/server-clock.server.ts';
import { GrowthHeader } from './growth-header.tsx';

const path = '/growthCenter/strengthAssessment';

export const meta = () => pageTitle('Strength assessment');

export const loader = guarded(async (args) => {
  const now = new Date(await serverNow(args.context));
  const date = strengthDay(args.search.get('date'), now);
  const isMonthly = args.search.get('cycle') !== 'week';
  try {
    const { body } = await args.api.growthStrength.assessment({
      query: { isShowCycle: isMonthly ? 'true' : 'false', date },
    });
    const { start, end, previous, next } = strengthCycle(date, isMonthly);
    const last = addZonedDays(end, -1, companyZone);
    return {
      isMonthly,
      date,
      cycle: isMonthly ? monthText(start, companyZone) : dayRangeText(start, last, companyZone),
      previous,
      // What is to come cannot be assessed.
      next: end <= now ? next : null,
      scores: body.Items.map(scoreOf),
    };
  } catch (error) {
    requireFailedCall(error);
    if (error.kind === 'refused') return null;
    throw error;
  }
});

function scoreOf({ Key, Score, PreviousScore, Count }: StrengthItem) {
  return {
    strength: Key,
    count: Count,
    ...(Score == null ? {} : { score: Score }),
    ...(PreviousScore == null ? {} : { previousScore: PreviousScore }),
  };
}

const hrefOf = (date: string, isMonthly: boolean): string =>
  `${path}?cycle=${isMonthly ? 'month' : 'week'}&date=${date}`;

export default function StrengthAssessmentPage() {
  const assessment = useLoaderData<typeof loader>();
  if (assessment === null) return <NotInGrowth />;
  const { isMonthly, date, cycle, previous, next, scores } = assessment;
  return (
    <>
      <GrowthHeader current={path} />
      <StrengthCycles
        isMonthly={isMonthly}
        monthHref={hrefOf(date, true)}
        weekHref={hrefOf(date, false)}
        previousHref={hrefOf(previous, isMonthly)}
        nextHref={next === null ? undefined : hrefOf(next, isMonthly)}
      />
      <StrengthAssessment cycle={cycle} scores={scores} />
    </>
  );
}

export { PageError as ErrorBoundary } from '../kit/page/page-error.tsx';
