import type { TrainingCourse } from '@tutor/api/training/training';
import type { CourseItem } from '@tutor/ui/training/course-list.tsx';
import { courseFilesPath } from './training-paths.ts';

/** A course of the wire as a list shows it. */
export function courseItem({
  CourseId,
  CourseName,
  Summary,
  CategoryName,
  Minutes,
  Test,
  ...course
}: TrainingCourse): CourseItem {
  return {
    id: CourseId,
    name: CourseName,
    summary: Summary,
    category: CategoryName,
    minutes: Minutes,
    chapters: course.ChapterCount,
    learnt: course.LearntCount,
    isSubscribed: course.IsSubscribed,
    isCompleted: course.IsCompleted,
    ...(course.FileCount ? { files: { count: course.FileCount, href: courseFilesPath(CourseId) } } : {}),
    ...(Test == null
      ? {}
      : { test: { isPassed: Test.IsPass, ...(Test.TestScore == null ? {} : { bestScore: Test.TestScore }) } }),
  };
}
