import { TestClassCard } from '@tutor/ui/classes/class-group-cards.tsx';
import { LessonPlanCard } from '@tutor/ui/classes/lesson-plan-card.tsx';
import { LoadedPart } from '../kit/beside/loaded-part.tsx';
import type { ClassDetailData } from './class-detail.server.ts';

interface ClassSectionProps {
  data: ClassDetailData;
  /** Address of the page, to load it again. */
  address: string;
}

/** What a test class asks and how it came out; nothing for other classes. */
export function TestClassSection({ data, address }: ClassSectionProps) {
  return (
    <LoadedPart part={data.testClass} title="Test class" retryHref={address}>
      {(test) =>
        test === null ? null : (
          <TestClassCard
            name={test.Name}
            passScore={test.PassScore}
            parts={test.Parts.map((part) => ({
              name: part.Name,
              questions: part.Questions,
              minutes: part.Minutes,
              full: part.Full,
            }))}
            score={test.Score ?? undefined}
          />
        )
      }
    </LoadedPart>
  );
}

/** What the lesson is about and how it goes. */
export function LessonPlanSection({ data, address }: ClassSectionProps) {
  return (
    <LoadedPart part={data.plan} title="Lesson plan" retryHref={address}>
      {(plan) => (
        <LessonPlanCard
          plan={
            plan === null
              ? undefined
              : {
                  title: plan.UnitName,
                  objectives: plan.Objectives,
                  words: plan.Words,
                  patterns: plan.Patterns,
                  steps: plan.Steps.map((item) => ({ minutes: item.Minutes, name: item.Name, text: item.Text })),
                }
          }
        />
      )}
    </LoadedPart>
  );
}
