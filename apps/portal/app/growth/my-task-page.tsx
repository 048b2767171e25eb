import { useLoaderData } from '@remix-run/react';
import { taskStepOf } from '@tutor/rules/growth/growth-task';
import { NotInGrowth } from '@tutor/ui/growth/not-in-growth.tsx';
import { pageTitle } from '../kit/page/page-title.ts';
import { guarded } from '../session/guarded.server.ts';
import { useFrame } from '../session/use-frame.ts';
import { claimTasks } from './claim-tasks.server.ts';
import { GrowthHeader } from './growth-header.tsx';
import { GrowthTasks } from './growth-tasks.tsx';
import { loadGrowth } from './load-growth.server.ts';

const path = '/teacherTask/myTaskPage';

export const meta = () => pageTitle('My tasks');

export const loader = guarded(async ({ api, search }) => ({
  groups: (await loadGrowth(api))?.groups ?? null,
  step: taskStepOf(search.get('step')),
}));

export const action = guarded(async (args) => claimTasks(args, await args.request.formData()));

export default function MyTaskPage() {
  const { groups, step } = useLoaderData<typeof loader>();
  const { zone } = useFrame().tutor;
  if (groups === null) return <NotInGrowth />;
  return (
    <>
      <GrowthHeader current={path} />
      <GrowthTasks path={path} groups={groups} step={step} zone={zone} />
    </>
  );
}

export { PageError as ErrorBoundary } from '../kit/page/page-error.tsx';
