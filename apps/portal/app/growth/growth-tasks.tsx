import { useNavigation } from '@remix-run/react';
import type { TaskStep } from '@tutor/rules/growth/growth-task';
import { type TaskGroup, TaskGroups } from '@tutor/ui/growth/task-groups.tsx';
import { StayingForm } from '../kit/staying-form.ts';
import { GrowthReply } from './growth-reply.tsx';

/** The tasks with their claims, on whichever page of growth they stand. */
export function GrowthTasks({
  path,
  groups,
  step,
}: {
  path: string;
  groups: readonly TaskGroup[];
  step?: TaskStep | undefined;
}) {
  const { formData } = useNavigation();
  const hrefOf = (one: TaskStep | undefined): string => (one === undefined ? path : `${path}?step=${one}`);
  return (
    <>
      <GrowthReply />
      <TaskGroups
        groups={groups}
        step={step}
        hrefOf={hrefOf}
        action={hrefOf(step)}
        Form={StayingForm}
        logHrefOf={({ code, name }) => `/teacherTask/taskLog?${new URLSearchParams({ code, name })}`}
        claiming={formData?.getAll('code').map(String)}
      />
    </>
  );
}
