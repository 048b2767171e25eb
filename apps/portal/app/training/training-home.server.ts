import type { TeachableSubject, TrainingHome } from '@tutor/api/training/training-home';
import type { TeachableSubjectsProps } from '@tutor/ui/training/teachable-subjects.tsx';
import { attemptPath, chapterPath, coursePath, testPath } from './training-paths.ts';

/** What awaits the tutor, as the overview shows it. */
export function homeItems({ Next, Due }: TrainingHome) {
  return {
    next:
      Next == null
        ? null
        : {
            name: Next.ChapterName,
            course: Next.CourseName,
            minutes: Next.Minutes,
            href: chapterPath(Next.CourseId, Next.ChapterId),
          },
    due: Due.map((one) => ({
      kind: one.Kind,
      course: one.CourseName,
      href: dueHref(one),
      until: one.EndTime ?? null,
    })),
  };
}

function dueHref({ Kind, CourseId, KctId }: TrainingHome['Due'][number]): string {
  if (KctId == null) return coursePath(CourseId);
  return Kind === 'attempt' ? attemptPath(KctId) : testPath(KctId);
}

/** The subjects as the overview shows them. */
export function subjectItems(subjects: readonly TeachableSubject[]): TeachableSubjectsProps['subjects'] {
  return subjects.map(({ SubjectName, IsTeachable, Courses }) => ({
    name: SubjectName,
    isTeachable: IsTeachable,
    courses: Courses.map(({ CourseId, CourseName, IsPass }) => ({
      id: CourseId,
      name: CourseName,
      href: coursePath(CourseId),
      isPassed: IsPass,
    })),
  }));
}
