import { useLoaderData } from '@remix-run/react';
import { Button } from '@tutor/ui/primitives/buttons/button.tsx';
import { ButtonLink } from '@tutor/ui/primitives/buttons/button-link.tsx';
import { Card } from '@tutor/ui/primitives/layout/card.tsx';
import { PageHeader } from '@tutor/ui/primitives/layout/page-header.tsx';
import { z } from 'zod';
import { pageTitle } from '../kit/page-title.ts';
import { sendButton } from '../kit/send-button.server.ts';
import { StayingForm } from '../kit/staying-form.ts';
import { guarded } from '../session/guarded.server.ts';
import { trainingId } from './training-id.server.ts';
import { attemptPath, coursePath, resultPath, testPath } from './training-paths.ts';
import { TrainingReply } from './training-reply.tsx';

export const meta = () => pageTitle('Test');

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
  const { id, name, course, facts, attemptsLeft, isUnderWay, isLocked, best } = useLoaderData<typeof loader>();
  return (
    <>
      <TrainingReply />
      <PageHeader title={name} description={facts} back={{ href: coursePath(course.id), label: course.name }} />
      <Card
        title={isUnderWay ? 'Your test is under way' : 'Before you begin'}
        description="The time runs on the service, from the start to the end, whatever happens to your page or line."
      >
        <p>
          <span>
            {isLocked
              ? 'It opens when every chapter of its course was learnt.'
              : attemptsText(attemptsLeft, isUnderWay)}
          </span>
        </p>
        {isUnderWay ? (
          <ButtonLink href={attemptPath(id)} variant="primary">
            Go on with the test
          </ButtonLink>
        ) : null}
        {isLocked ? <ButtonLink href={coursePath(course.id)}>Go to the course</ButtonLink> : null}
        {!isLocked && !isUnderWay && attemptsLeft > 0 ? (
          <StayingForm id="start" action={testPath(id)} method="post" aria-label="Begin the test">
            <Button type="submit" variant="primary">
              Begin the test
            </Button>
          </StayingForm>
        ) : null}
      </Card>
      {best === null ? null : (
        <Card title="Your best attempt">
          <ButtonLink href={resultPath(best.recodeId)}>{`Look at the result: ${best.score} %`}</ButtonLink>
        </Card>
      )}
    </>
  );
}

function attemptsText(left: number, isUnderWay: boolean): string {
  if (isUnderWay) return 'Every answer that was saved is there. Go on where you were.';
  if (left === 0)
    return 'You have used all attempts of today. The next one is possible tomorrow, by the day in Shanghai.';
  return left === 1 ? 'You have 1 attempt left today.' : `You have ${left} attempts left today. The best one counts.`;
}

export { PageError as ErrorBoundary } from '../kit/page-error.tsx';
