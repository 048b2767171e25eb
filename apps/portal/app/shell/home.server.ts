import { clockInStateOfStatus } from '@tutor/rules/attendance/clock-in';
import { nextClass } from '@tutor/rules/classes/class-status';
import { type SpanMs, todayOf } from '@tutor/rules/classes/working-day';
import { incompleteInfoPath } from '@tutor/rules/profile/incomplete-info';
import { standsOn } from '@tutor/rules/time/day-span';
import { addZonedDays, startOfZonedDay } from '@tutor/rules/time/zone';
import { timeText } from '@tutor/rules/time/zoned-text';
import { pendingCall } from '../attendance/pending.server.ts';
import type { ClassRow, LeaveRow } from '../classes/class-entry.ts';
import { loadClasses, loadLeave } from '../classes/class-table.server.ts';
import { loadDueRemarks } from '../classes/remarks-due.server.ts';
import { settledPart } from '../kit/beside/parts.server.ts';
import { isSessionGone } from '../kit/server/failed-call.server.ts';
import { loadBulletinHeads } from '../messages/bulletins.server.ts';
import { homeNoticesMax } from '../messages/home-notices.ts';
import { isDesktopClient } from '../session/desktop-client.server.ts';
import type { Guarded } from '../session/guarded.server.ts';
import { serverNow } from '../session/server-clock.server.ts';
import { loadGrades } from '../session/service-facts.server.ts';
import { tutorZone } from '../session/zone.server.ts';

/** How far ahead the next class is looked for when the coming days hold none. */
const lookAheadDays = { near: 2, far: 14 };

/** Announcements that the dashboard names; all of them are on their own page. */
const bulletinsShown = 4;

/** Everything on the dashboard, in parallel. Throws only when the session is gone or nothing at all could be loaded. */
export async function loadHome(args: Guarded) {
  const { api } = args;
  const [zone, nowMs] = await Promise.all([tutorZone(args), serverNow(args.context)]);
  const now = new Date(nowMs);
  const dayStart = startOfZonedDay(now, zone);
  // A working day may have begun before midnight, and go on past the next.
  const dayBefore = addZonedDays(dayStart, -1, zone);

  const settled = await Promise.allSettled([
    loadNearClasses(),
    pendingCall(api),
    api.attendance.clockInStatus(),
    api.scores.allScore(),
    loadGrades(api),
    api.messages.systemMessages(),
    loadDueRemarks(api),
    loadBulletinHeads(api, bulletinsShown),
    loadLeave(api, { start: dayBefore, end: addZonedDays(dayStart, 2, zone) }),
    api.profile.statusInfo(),
  ]);
  const failures = settled.flatMap((result) => (result.status === 'rejected' ? [result.reason as unknown] : []));
  if (failures.length === settled.length) throw failures.find(isSessionGone) ?? failures[0];
  const [classes, attendance, clockIn, score, grades, messages, due, bulletins, leaves, states] = settled;
  const today = todayOf(now, classes.status === 'fulfilled' ? classes.value.flatMap(workOf) : [], zone);

  return {
    zone,
    isDesktopClient: await isDesktopClient(args.request),
    classes: settledPart(classes, (rows) => {
      const lessons = rows
        .filter((row) => row.clid !== undefined)
        .map((row) => ({
          row,
          start: new Date(row.start),
          end: new Date(row.end),
          status: row.status,
          isMissingRemark: row.isMissingRemark,
        }));
      return { today: rows.filter(isOfToday), next: nextClass(lessons, now)?.row ?? null };
    }),
    leaves: settledPart(leaves, (rows) => rows.filter(isOfToday).map(ofDay)),
    attendance: settledPart(attendance, ({ body }) => body),
    clockIn: settledPart(clockIn, ({ body }) => clockInStateOfStatus(body)),
    score: settledPart(score, ({ body }) => body),
    grades: settledPart(grades, ({ body }) =>
      body.map((grade) => ({ name: grade.GradeName, scoreStart: grade.ScoreStart, scoreEnd: grade.ScoreEnd })),
    ),
    due: settledPart(due, (remarks) => remarks),
    bulletins: settledPart(bulletins, (heads) => heads),
    // Stays on the dashboard after the notice was put off (specification, core §4).
    incompleteInfo: settledPart(
      states,
      ({ body }) => incompleteInfoPath({ personal: body.PersonalState, contact: body.ContactState }) ?? null,
    ),
    notices: settledPart(messages, ({ body }) =>
      body.slice(0, homeNoticesMax * 2).map(({ content: _, ...message }) => message),
    ),
  };

  function isOfToday(row: { start: string; end: string }): boolean {
    const day = { start: new Date(today.startMs), end: new Date(today.endMs) };
    return standsOn({ start: new Date(row.start), end: new Date(row.end) }, day);
  }

  /** What of a leave lies in the day, and how long it lasts in words. */
  function ofDay({ start, end, type, ...leave }: LeaveRow): LeaveRow {
    const isFromMorning = Date.parse(start) <= today.startMs;
    const lasting = isFromMorning ? ', all day' : ', rest of the day';
    return {
      ...leave,
      type: type + (Date.parse(end) < today.endMs ? ` until ${timeText(new Date(end), zone)}` : lasting),
      start: isFromMorning ? new Date(today.startMs).toISOString() : start,
      end,
    };
  }

  async function loadNearClasses() {
    const rows = await loadClasses(api, {
      start: dayBefore,
      end: addZonedDays(dayStart, lookAheadDays.near, zone),
      nowMs,
    });
    const hasNext = rows.some(
      (row) => row.clid !== undefined && row.status !== 'Canceled' && Date.parse(row.end) > nowMs,
    );
    if (hasNext) return rows;
    const farEnd = addZonedDays(dayStart, lookAheadDays.far, zone);
    return loadClasses(api, { start: dayBefore, end: farEnd, nowMs });
  }
}

/** When a class is taught; nothing of a busy time, and of a class that is cancelled. */
function workOf({ clid, status, start, end }: ClassRow): SpanMs[] {
  if (clid === undefined || status === 'Canceled') return [];
  return [{ startMs: Date.parse(start), endMs: Date.parse(end) }];
}
