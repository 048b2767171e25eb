import { redirect } from '@remix-run/node';
import type { TrainingSlotEvent } from '@tutor/api/training/training-lessons';
import { days, hours, minutes } from '@tutor/rules/time/durations';
import { addZonedDays, companyZone, startOfZonedDay, startOfZonedWeek, zonedDate } from '@tutor/rules/time/zone';
import { datedDayText, dayText, monthText, timeRangeText, timeText, zoneText } from '@tutor/rules/time/zoned-text';
import {
  trainingDaysAhead,
  trainingLessonNames,
  trainingNoticeMs,
  upcomingTrainingsMax,
} from '@tutor/rules/training/training-slots';
import type { CalendarDay } from '@tutor/ui/training/day-calendar.tsx';
import type { SlotGroup } from '@tutor/ui/training/slot-groups.tsx';
import { setFlash } from '../kit/forms/flash.server.ts';
import { isDesktopClient } from '../session/desktop-client.server.ts';
import type { Guarded } from '../session/guarded.server.ts';
import { serverNow } from '../session/server-clock.server.ts';
import { tutorZone } from '../session/zone.server.ts';
import { isCompanyTimeOther, lessonWhen } from './lesson-words.ts';
import { onlineTrainingPath } from './training-paths.ts';

const clashes = {
  class: 'You have a class',
  leave: 'You are on leave',
  closed: 'The company keeps it',
  busy: 'Busy time',
} as const;

/** What can be booked, and what each kind of lesson is. */
const bookingRules: readonly string[] = [
  `${trainingLessonNames.QA}, in the mornings in Shanghai: bring a class that did not go as planned, or anything that you want to know.`,
  `${trainingLessonNames.Test}, in the afternoons in Shanghai: teach ten minutes of a class with the trainer as your student, and talk it over. The trainer notes whether you passed.`,
  `Times are from Monday to Friday, at least ${trainingNoticeMs / hours(1)} hours and at most ${trainingDaysAhead} days ahead. You can hold ${upcomingTrainingsMax} lessons at once.`,
];

type Slot = TrainingSlotEvent & { start: Date; end: Date };

/** Everything on the page of bookings: lessons that are held, days, and the times of one day or of all. */
export async function loadBooking(args: Guarded) {
  const { api, search } = args;
  const [zone, nowMs] = await Promise.all([tutorZone(args), serverNow(args.context)]);
  const range = { ScheduleStart: isoOf(nowMs - minutes(60)), ScheduleEnd: isoOf(nowMs + days(trainingDaysAhead)) };
  const [{ body }, { body: user }] = await Promise.all([
    api.trainingLessons.slots({ query: range }),
    api.account.userInfo(),
  ]);
  const slots = body.map((slot) => ({ ...slot, start: new Date(slot.ScheduleStart), end: new Date(slot.ScheduleEnd) }));
  const held = slots.filter(({ ID }) => ID != null);
  const offered = slots.filter(({ ID }) => ID == null);
  const moved = await movedLesson(args, held, zone);
  const view = search.get('view') === 'list' ? 'list' : 'calendar';
  const dateOf = ({ start }: Slot): string => zonedDate(start, zone);
  const asked = search.get('day');
  const date =
    offered.map(dateOf).find((one) => one === asked) ??
    offered.filter(isFree).map(dateOf)[0] ??
    offered.map(dateOf)[0] ??
    zonedDate(new Date(nowMs), zone);
  const hrefOf = (change: Record<string, string>): string => {
    const query = new URLSearchParams({ ...(moved === null ? {} : { move: String(moved.id) }), ...change });
    return query.size === 0 ? onlineTrainingPath : `${onlineTrainingPath}?${query}`;
  };
  const shown = view === 'list' ? offered : offered.filter((slot) => dateOf(slot) === date);
  return {
    show: 'booking' as const,
    zone,
    view,
    zoneWords: zoneText(shown[0]?.start ?? new Date(nowMs), zone),
    userName: user.fullName,
    isDesktopClient: await isDesktopClient(args.request),
    held: held.map((slot) => ({
      id: slot.ID ?? 0,
      type: slot.TrainingType,
      kind: trainingLessonNames[slot.TrainingType],
      start: slot.ScheduleStart,
      end: slot.ScheduleEnd,
      when: lessonWhen(slot, zone),
      reason: slot.Remark ?? '',
      userName: slot.TUName ?? '',
    })),
    moved,
    views: { calendar: hrefOf({}), list: hrefOf({ view: 'list' }) },
    weeks: calendarWeeks({ offered, zone, nowMs, date, hrefOf: (day) => hrefOf({ day }) }),
    month: shownMonths(nowMs, zone),
    rules: bookingRules,
    groups: slotGroups(view === 'list' ? freeFirst(shown) : shown, zone, view === 'list'),
  };
}

function isoOf(ms: number): string {
  return new Date(ms).toISOString();
}

function isFree({ Clash }: TrainingSlotEvent): boolean {
  return Clash == null;
}

/** The lesson that the address names for a move; one that is not held any more leads back, in words. */
async function movedLesson({ api, search }: Guarded, held: readonly Slot[], zone: string) {
  const asked = search.get('move');
  if (asked === null) return null;
  const lesson = held.find(({ ID }) => String(ID) === asked);
  if (lesson?.ID == null) {
    const message = 'This lesson is not among those that you hold. It was cancelled, or it is over.';
    throw redirect(onlineTrainingPath, { headers: { 'set-cookie': await setFlash({ tone: 'error', message }) } });
  }
  const { body } = await api.trainingLessons.changeGroupTips({ query: { id: lesson.ID } });
  return { id: lesson.ID, from: lesson.ScheduleStart, when: lessonWhen(lesson, zone), tips: body.Tips };
}

interface Calendar {
  offered: readonly Slot[];
  zone: string;
  nowMs: number;
  /** The day whose times are shown. */
  date: string;
  hrefOf: (date: string) => string;
}

/** Weeks from Monday on, from today to the last day that can be booked, by the tutor's calendar. */
function calendarWeeks({ offered, zone, nowMs, date, hrefOf }: Calendar): CalendarDay[][] {
  const times = groupedBy(offered, ({ start }) => zonedDate(start, zone));
  const last = startOfZonedDay(new Date(nowMs + days(trainingDaysAhead)), zone);
  const weeks: CalendarDay[][] = [];
  for (let monday = startOfZonedWeek(new Date(nowMs), zone); monday <= last; monday = addZonedDays(monday, 7, zone)) {
    const week = Array.from({ length: 7 }, (_, index) => addZonedDays(monday, index, zone));
    weeks.push(
      week.map((day) => {
        const own = zonedDate(day, zone);
        const slots = times.get(own);
        const [weekday = '', number = ''] = dayText(day, zone, 'long').split(' ');
        return {
          date: own,
          number: Number(number),
          name: `${weekday}, ${monthText(day, zone)}`,
          free: slots?.filter(isFree).length ?? 0,
          href: slots === undefined ? undefined : hrefOf(own),
          isCurrent: own === date,
        };
      }),
    );
  }
  return weeks;
}

/** 'November 2026', or both months where the days that can be booked lie in two. */
function shownMonths(nowMs: number, zone: string): string {
  const months = [nowMs, nowMs + days(trainingDaysAhead)].map((ms) => monthText(new Date(ms), zone));
  return [...new Set(months)].join(' – ');
}

/** Days with a free time before days that have none. */
function freeFirst(slots: readonly Slot[]): Slot[] {
  return [...slots.filter(isFree), ...slots.filter((slot) => !isFree(slot))];
}

function slotGroups(slots: readonly Slot[], zone: string, isListed: boolean): SlotGroup[] {
  const groups = groupedBy(
    slots,
    ({ start, TrainingType, Clash }) =>
      `${datedDayText(start, zone)}: ${trainingLessonNames[TrainingType]}${isListed && Clash != null ? ', taken' : ''}`,
  );
  return [...groups].map(([name, of]) => ({ name, slots: of.map((slot) => bookingSlot(slot, zone)) }));
}

/** In the order in which the groups come up. */
function groupedBy<Item>(items: readonly Item[], keyOf: (item: Item) => string): Map<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return groups;
}

function bookingSlot(slot: Slot, zone: string) {
  const { start, end, ScheduleStart, ScheduleEnd, Clash } = slot;
  return {
    value: `${ScheduleStart}/${ScheduleEnd}`,
    time: timeRangeText(start, end, zone),
    companyTime: isCompanyTimeOther(start, zone) ? `${timeText(start, companyZone)} in Shanghai` : undefined,
    when: lessonWhen(slot, zone),
    clash: Clash == null ? undefined : clashes[Clash],
  };
}
