import type { TrainingCourse } from '@tutor/api/training/training';
import type { RemindedCourse, TeachableSubject, TrainingHome } from '@tutor/api/training/training-home';
import { growthLevelMax } from '@tutor/rules/growth/growth-level';
import type { CoursePicksProps } from '@tutor/ui/training/course-picks.tsx';
import type { TeachableSubjectsProps } from '@tutor/ui/training/teachable-subjects.tsx';
import { z } from 'zod';
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

const reminderWords = { changed: 'Changed since you opened it', idle: 'Not opened for a week' } as const;

/** The courses that remind of something. */
export function remindedCourses(courses: readonly RemindedCourse[]): CoursePicksProps['courses'] {
  return courses.flatMap(({ CourseId, CourseName, Remind }) =>
    Remind == null
      ? []
      : [{ id: CourseId, name: CourseName, href: coursePath(CourseId), detail: reminderWords[Remind] }],
  );
}

/** Courses offered for a task at once. */
const picksMax = 3;

/** The first courses that do a task. */
export function coursesForTask(courses: readonly TrainingCourse[]): CoursePicksProps['courses'] {
  return courses.slice(0, picksMax).map(({ CourseId, CourseName, Summary }) => ({
    id: CourseId,
    name: CourseName,
    href: coursePath(CourseId),
    detail: Summary,
  }));
}

const taskSchema = z.object({
  level: z.coerce.number().int().min(0).max(growthLevelMax),
  type: z.coerce.number().int().min(1).max(2),
});

/** The task of growth that an address comes from; undefined for none and for nonsense. */
export function taskOf(search: URLSearchParams) {
  return taskSchema.safeParse({
    level: search.get('taskLevel') ?? undefined,
    type: search.get('taskType') ?? undefined,
  }).data;
}
