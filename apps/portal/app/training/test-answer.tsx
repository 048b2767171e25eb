import { redirect } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { pageTitle } from '../kit/page/page-title.ts';
import { guarded } from '../session/guarded.server.ts';
import { AttemptPage } from './attempt-page.tsx';
import { handIn } from './hand-in.server.ts';
import { ResultPage } from './result-page.tsx';
import { ReviewPage } from './review-page.tsx';
import { saveAnswers } from './save-answers.server.ts';
import { attemptPage, resultQuestion } from './test-pages.server.ts';
import { trainingId } from './training-id.server.ts';
import { resultPath, testPath } from './training-paths.ts';

export const meta = ({ data }: { data?: { kind: 'attempt' | 'review' | 'result'; name: string } | undefined }) =>
  pageTitle(
    data === undefined ? 'Test' : { attempt: '', review: 'Answers · ', result: 'Result · ' }[data.kind] + data.name,
  );

/** The attempt at a test that is under way (`kctId`), or the list of its answers (`step`), or the result of one (`recodeId`). */
export const loader = guarded(async ({ api, search }) => {
  if (search.has('recodeId')) {
    const { body } = await api.training.testScore({ query: { recodeId: trainingId(search.get('recodeId')) } });
    return {
      kind: 'result' as const,
      name: body.KctName,
      kctId: body.KctId,
      courseId: body.CourseId,
      attemptsLeft: body.AttemptsLeft,
      score: body.TestScore,
      passPercent: body.PassPercent,
      isPassed: body.IsPass,
      questions: body.Questions.map(resultQuestion),
    };
  }
  const kctId = trainingId(search.get('kctId'));
  const { body } = await api.training.test({ query: { kctId } });
  // Its time is over, or it was handed in elsewhere.
  if (body.Attempt == null) {
    throw redirect(body.LatestRecodeId == null ? testPath(kctId) : resultPath(body.LatestRecodeId));
  }
  const kind = search.get('step') === 'review' ? ('review' as const) : ('attempt' as const);
  return { kind, name: body.KctName, kctId, ...attemptPage(body.Attempt) };
});

/** Hands the attempt in, or saves its answers to be looked at first. */
export const action = guarded(async (args) => {
  const form = await args.request.formData();
  return form.get('form') === 'hand-in' ? handIn(args, form) : saveAnswers(args, form);
});

export default function TestAnswer() {
  const page = useLoaderData<typeof loader>();
  if (page.kind === 'result') return <ResultPage {...page} />;
  return page.kind === 'review' ? <ReviewPage {...page} /> : <AttemptPage key={page.recodeId} {...page} />;
}

export { PageError as ErrorBoundary } from '../kit/page/page-error.tsx';
