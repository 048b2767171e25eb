import { redirect } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { growthCauseWords } from '@tutor/rules/growth/growth-values';
import { TaskLog } from '@tutor/ui/growth/task-log.tsx';
import { PageHeader } from '@tutor/ui/primitives/layout/page-header.tsx';
import { pageTitle } from '../kit/page/page-title.ts';
import { guarded } from '../session/guarded.server.ts';
import { useFrame } from '../session/use-frame.ts';

const tasksPath = '/teacherTask/myTaskPage';

export const meta = () => pageTitle('What counted');

export const loader = guarded(async ({ api, search }) => {
  const code = search.get('code') ?? '';
  if (code === '') throw redirect(tasksPath);
  const [{ body: task }, { body: counted }, { body: received }] = await Promise.all([
    api.growthCourses.doTask({ query: { TaskCode: code } }),
    api.growthCourses.taskLog({ query: { code, type: 1 } }),
    api.growthCourses.taskLog({ query: { code, type: 2 } }),
  ]);
  const rowOf = ({ Time, Cause, Note, Points, ClassId, StuName }: (typeof counted)[number]) => ({
    at: Time,
    points: Points,
    what: [Cause == null ? undefined : growthCauseWords[Cause], StuName ?? Note].filter(Boolean).join(', ') || 'Task',
    ...(ClassId == null ? {} : { href: `/classDetail/${ClassId}` }),
  });
  return {
    name: task.TaskName ?? 'Task',
    done: task.Done,
    target: task.Target,
    isReceived: task.ReceiveStatus === 1,
    counted: counted.map(rowOf),
    received: received.map(rowOf),
  };
});

export default function TaskLogPage() {
  const { name, counted, received, ...task } = useLoaderData<typeof loader>();
  const { zone } = useFrame().tutor;
  const dated = (rows: typeof counted) => rows.map((row) => ({ ...row, at: new Date(row.at) }));
  return (
    <>
      <PageHeader title={name} back={{ href: tasksPath, label: 'My tasks' }} />
      <TaskLog {...task} counted={dated(counted)} received={dated(received)} zone={zone} />
    </>
  );
}

export { PageError as ErrorBoundary } from '../kit/page/page-error.tsx';
