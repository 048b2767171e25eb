import { ButtonLink } from '@tutor/ui/primitives/buttons/button-link.tsx';
import { PageHeader } from '@tutor/ui/primitives/layout/page-header.tsx';
import { TestResult, type TestResultProps } from '@tutor/ui/training/test-result.tsx';
import { coursePath, testPath } from './training-paths.ts';

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
        {result.isPassed || attemptsLeft === 0 ? null : (
          <div>
            <ButtonLink href={testPath(kctId)}>Try again</ButtonLink>
          </div>
        )}
      </TestResult>
    </>
  );
}
