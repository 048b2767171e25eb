import { redirect } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { pageTitle } from '../kit/page-title.ts';
import { guarded } from '../session/guarded.server.ts';
import { AttemptPage } from './attempt-page.tsx';
import { handIn } from './hand-in.server.ts';
import { ResultPage } from './result-page.tsx';
import { attemptPage, resultQuestion } from './test-pages.server.ts';
import { trainingId } from './training-id.server.ts';
import { testPath } from './training-paths.ts';

export const meta = () => pageTitle('Test');

/** The attempt at a test that is under way (`kctId`), or the result of one (`recodeId`). */
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
  if (body.Attempt == null) throw redirect(testPath(kctId));
  return { kind: 'attempt' as const, name: body.KctName, kctId, ...attemptPage(body.Attempt) };
});

export const action = guarded(handIn);

export default function TestAnswer() {
  const page = useLoaderData<typeof loader>();
  return page.kind === 'result' ? <ResultPage {...page} /> : <AttemptPage key={page.recodeId} {...page} />;
}

export { PageError as ErrorBoundary } from '../kit/page-error.tsx';
