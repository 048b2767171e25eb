import { useNavigation } from '@remix-run/react';
import type { TaskStep } from '@tutor/rules/growth/growth-task';
import { type TaskGroup, TaskGroups } from '@tutor/ui/growth/task-groups.tsx';
import type { FormReply } from '../kit/form-reply.ts';
import { useReplyToast } from '../kit/reply-toast.ts';
import { StayingForm } from '../kit/staying-form.ts';
import { useActionReply } from '../kit/use-action-reply.ts';

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
  useReplyToast(useActionReply<FormReply>());
  const { formData } = useNavigation();
  const hrefOf = (one: TaskStep | undefined): string => (one === undefined ? path : `${path}?step=${one}`);
  return (
    <TaskGroups
      groups={groups}
      step={step}
      hrefOf={hrefOf}
      action={hrefOf(step)}
      Form={StayingForm}
      claiming={formData?.getAll('code').map(String)}
    />
  );
}
