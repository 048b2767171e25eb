import { useLoaderData } from '@remix-run/react';
import { taskStepOf } from '@tutor/rules/growth/growth-task';
import { GrowthLayout } from '@tutor/ui/growth/growth-layout.tsx';
import { GrowthStandingCard } from '@tutor/ui/growth/growth-standing-card.tsx';
import { NotInGrowth } from '@tutor/ui/growth/not-in-growth.tsx';
import { pageTitle } from '../kit/page-title.ts';
import { guarded } from '../session/guarded.server.ts';
import { claimTasks } from './claim-tasks.server.ts';
import { GrowthHeader } from './growth-header.tsx';
import { GrowthTasks } from './growth-tasks.tsx';
import { loadGrowth } from './load-growth.server.ts';

export const meta = () => pageTitle('Growth Center');

export const loader = guarded(async ({ api, search }) => ({
  growth: (await loadGrowth(api)) ?? null,
  step: taskStepOf(search.get('step')),
}));

export const action = guarded(claimTasks);

export default function GrowthCenter() {
  const { growth, step } = useLoaderData<typeof loader>();
  if (growth === null) return <NotInGrowth />;
  const { standing, groups } = growth;
  return (
    <>
      <GrowthHeader current="/growthCenter" />
      <GrowthLayout
        standing={<GrowthStandingCard {...standing} detailHref="/growthCenter/growthDetail" />}
        tasks={<GrowthTasks path="/growthCenter" groups={groups} step={step} />}
      />
    </>
  );
}

export { PageError as ErrorBoundary } from '../kit/page-error.tsx';
