import { useNavigation } from '@remix-run/react';
import type { TaskStep } from '@tutor/rules/growth/growth-task';
import { TaskGroups } from '@tutor/ui/growth/task-groups.tsx';
import { StayingForm } from '../kit/forms/staying-form.ts';
import { GrowthReply } from './growth-reply.tsx';
import type { loadGrowth } from './load-growth.server.ts';

/** The tasks with their claims, on whichever page of growth they stand. */
export function GrowthTasks({
  path,
  groups,
  step,
  zone,
}: {
  path: string;
  groups: NonNullable<Awaited<ReturnType<typeof loadGrowth>>>['groups'];
  step?: TaskStep | undefined;
  zone: string;
}) {
  const { formData } = useNavigation();
  const hrefOf = (one: TaskStep | undefined): string => (one === undefined ? path : `${path}?step=${one}`);
  return (
    <>
      <GrowthReply />
      <TaskGroups
        groups={groups.map(({ name, tasks }) => ({ name, tasks: tasks.map(dated) }))}
        zone={zone}
        step={step}
        hrefOf={hrefOf}
        action={hrefOf(step)}
        Form={StayingForm}
        logHrefOf={({ code }) => `/teacherTask/taskLog?${new URLSearchParams({ code })}`}
        claiming={formData?.getAll('code').map(String)}
      />
    </>
  );
}

function dated<Task extends { endsAt?: string | undefined; receiveUntil?: string | undefined }>({
  endsAt,
  receiveUntil,
  ...task
}: Task) {
  return {
    ...task,
    ...(endsAt === undefined ? {} : { endsAt: new Date(endsAt) }),
    ...(receiveUntil === undefined ? {} : { receiveUntil: new Date(receiveUntil) }),
  };
}
