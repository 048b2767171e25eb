import { hours } from '@tutor/rules/time/durations';
import { loadPart } from '../kit/beside/parts.server.ts';
import type { Api } from '../session/api.server.ts';
import { guarded } from '../session/guarded.server.ts';
import { serverNow } from '../session/server-clock.server.ts';
import { tutorZone } from '../session/zone.server.ts';
import { announcementItem } from './announcement-item.ts';
import { lessonWhen } from './lesson-words.ts';
import { chapterPath, lessonPath } from './training-paths.ts';

/** Announcements that are named beside a page. */
const latestShown = 3;

/** What the training center has to say beside a page: an evaluation that waits, a chapter for the gap, the latest news. */
export const loader = guarded(async (args) => {
  const { api } = args;
  const [zone, nowMs] = await Promise.all([tutorZone(args), serverNow(args.context)]);
  const [evaluation, gap, announcements] = await Promise.all([
    loadPart(api.trainingLessons.unfinishedEvaluation(), ({ body }) => unfinished(body, zone)),
    loadPart(gapFacts(api, nowMs), (facts) => facts),
    loadPart(api.trainingAnnouncements.recent(), ({ body }) =>
      body.slice(0, latestShown).map((one) => announcementItem(one, zone)),
    ),
  ]);
  return { evaluation, gap, announcements };
});

type Unfinished = Awaited<ReturnType<Api['trainingLessons']['unfinishedEvaluation']>>['body'];

function unfinished({ IsUnfinished, TranCourseId, ScheduleStart, ScheduleEnd }: Unfinished, zone: string) {
  if (!IsUnfinished || TranCourseId == null || ScheduleStart == null || ScheduleEnd == null) return null;
  return {
    href: lessonPath(TranCourseId),
    when: lessonWhen({ start: new Date(ScheduleStart), end: new Date(ScheduleEnd) }, zone),
  };
}

/** When the tutor is busy around now, and the next chapter of each course under way. */
async function gapFacts(api: Api, nowMs: number) {
  const [{ body: courses }, { body: events }] = await Promise.all([
    api.training.myCourses({ query: { pageIndex: 1, pageSize: 20 } }),
    api.classes.classTable({
      body: {
        StartTime: new Date(nowMs - hours(2)).toISOString(),
        EndTime: new Date(nowMs + hours(3)).toISOString(),
      },
    }),
  ]);
  return {
    busy: events
      .filter(({ Course, Type, Status }) => (Course != null || Type === 'Training') && Status !== 'Canceled')
      .map(({ StartTime, EndTime }) => ({ start: StartTime, end: EndTime })),
    chapters: courses.Items.flatMap(({ CourseId, CourseName, NextChapter }) =>
      NextChapter == null
        ? []
        : [
            {
              name: NextChapter.ChapterName,
              course: CourseName,
              minutes: NextChapter.Minutes,
              href: chapterPath(CourseId, NextChapter.ChapterId),
            },
          ],
    ),
  };
}
