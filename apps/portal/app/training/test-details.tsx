import { useLoaderData } from '@remix-run/react';
import { PageHeader } from '@tutor/ui/primitives/layout/page-header.tsx';
import { TestStart } from '@tutor/ui/training/test-start.tsx';
import { z } from 'zod';
import { LeadingForm } from '../kit/forms/leading-form.ts';
import { sendButton } from '../kit/forms/send-button.server.ts';
import { useIsSending } from '../kit/forms/use-is-sending.ts';
import { pageTitle } from '../kit/page/page-title.ts';
import { guarded } from '../session/guarded.server.ts';
import { trainingId } from './training-id.server.ts';
import { attemptPath, coursePath, resultPath, testPath } from './training-paths.ts';
import { TrainingReply } from './training-reply.tsx';

export const meta = ({ data }: { data?: { name: string } | undefined }) => pageTitle(data?.name ?? 'Test');

export const loader = guarded(async ({ api, search }) => {
  const { body } = await api.training.test({ query: { kctId: trainingId(search.get('kctId')) } });
  return {
    id: body.KctId,
    name: body.KctName,
    course: { id: body.CourseId, name: body.CourseName },
    facts: `${body.QuestionCount} questions · ${body.TestTime} minutes · ${body.PassPercent} % passes`,
    attemptsLeft: body.AttemptsLeft,
    isUnderWay: body.Attempt != null,
    isLocked: body.IsLocked,
    best: body.BestRecodeId == null ? null : { recodeId: body.BestRecodeId, score: body.TestScore ?? 0 },
  };
});

export const action = guarded(async (args) => {
  const kctId = trainingId(args.search.get('kctId'));
  return sendButton(args, {
    form: await args.request.formData(),
    schema: z.object({}),
    send: async () => {
      await args.api.training.startTest({ query: { kctId } });
      return { backTo: attemptPath(kctId) };
    },
    backTo: testPath(kctId),
  });
});

export default function TestDetails() {
  const { id, name, course, facts, best, ...start } = useLoaderData<typeof loader>();
  const isSending = useIsSending('start');
  return (
    <>
      <TrainingReply />
      <PageHeader title={name} description={facts} back={{ href: coursePath(course.id), label: course.name }} />
      <TestStart
        {...start}
        courseHref={coursePath(course.id)}
        attemptHref={attemptPath(id)}
        best={best === null ? undefined : { href: resultPath(best.recodeId), score: best.score }}
        action={testPath(id)}
        Form={LeadingForm}
        isSending={isSending}
      />
    </>
  );
}

export { PageError as ErrorBoundary } from '../kit/page/page-error.tsx';
