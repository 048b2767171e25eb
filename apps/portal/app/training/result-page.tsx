import { attemptsUsedText } from '@tutor/rules/training/attempts';
import { ButtonLink } from '@tutor/ui/primitives/buttons/button-link.tsx';
import { PageHeader } from '@tutor/ui/primitives/layout/page-header.tsx';
import { TestResult, type TestResultProps } from '@tutor/ui/training/test-result.tsx';
import { coursePath, kitPath, testPath } from './training-paths.ts';

export interface ResultPageProps extends Omit<TestResultProps, 'children'> {
  name: string;
  kctId: number;
  courseId: number;
  attemptsLeft: number;
}

/** The result of an attempt, with the way to the next one. */
export function ResultPage({ name, kctId, courseId, attemptsLeft, ...result }: ResultPageProps) {
  return (
    <>
      <PageHeader title={name} back={{ href: coursePath(courseId), label: 'The course' }} />
      <TestResult {...result}>
        <WayOn {...{ kctId, courseId, attemptsLeft }} isPassed={result.isPassed} />
      </TestResult>
    </>
  );
}

function WayOn({
  kctId,
  courseId,
  attemptsLeft,
  isPassed,
}: Pick<ResultPageProps, 'kctId' | 'courseId' | 'attemptsLeft' | 'isPassed'>) {
  if (!isPassed && attemptsLeft === 0) return <p>{attemptsUsedText}</p>;
  return (
    <div>
      {isPassed ? (
        <ButtonLink href={kitPath(courseId)}>The kit and its label</ButtonLink>
      ) : (
        <ButtonLink href={testPath(kctId)}>Try again</ButtonLink>
      )}
    </div>
  );
}
