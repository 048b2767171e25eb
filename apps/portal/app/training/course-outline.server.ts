import type { TrainingCourseDetail } from '@tutor/api/training/training';
import type { CourseOutlineProps, OutlineChapter } from '@tutor/ui/training/course-outline.tsx';
import { testPath } from './training-paths.ts';

/** A course of the wire as its page shows it, without its introduction. */
export function courseOutline({
  IsSubscribed,
  IsCompleted,
  Chapters,
  Test,
}: TrainingCourseDetail): Pick<CourseOutlineProps, 'isSubscribed' | 'isCompleted' | 'chapters' | 'test'> {
  return {
    isSubscribed: IsSubscribed,
    isCompleted: IsCompleted,
    chapters: Chapters.map(outlineChapter),
    ...(Test == null
      ? {}
      : {
          test: {
            name: Test.KctName,
            href: testPath(Test.KctId),
            minutes: Test.TestTime,
            questions: Test.QuestionCount,
            passPercent: Test.PassPercent,
            isLocked: Test.IsLocked,
            isPassed: Test.IsPass,
            ...(Test.TestScore == null ? {} : { bestScore: Test.TestScore }),
          },
        }),
  };
}

function outlineChapter({
  ChapterId,
  ChapterName,
  Minutes,
  IsLearnt,
  IsLocked,
  UsedTime,
}: TrainingCourseDetail['Chapters'][number]): OutlineChapter {
  const open = IsLocked ? 'locked' : 'open';
  return {
    id: ChapterId,
    name: ChapterName,
    minutes: Minutes,
    usedSeconds: UsedTime ?? 0,
    state: IsLearnt ? 'learnt' : open,
  };
}
