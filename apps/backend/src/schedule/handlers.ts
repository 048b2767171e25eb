import { implement } from '@tutor/api/core/implement';
import { schedule as contract } from '@tutor/api/schedule/schedule';
import { slotMs, slotStarts } from '@tutor/rules/schedule/slot-grid';
import type { CallContext } from '../http/call-context.ts';
import { approvedLeavesIn } from '../leave/read-leave.ts';
import { cancelSchedule } from './cancel-schedule.ts';
import { insertSchedule } from './insert-schedule.ts';
import { bookedBetween, classAt, readTerms, restCount, type StoredSlot, slotsBetween } from './read-schedule.ts';
import { scheduleMessages } from './texts.ts';

/** Self-scheduling of the signed-in tutor. */
export const scheduleEndpoints = implement<typeof contract, CallContext>(contract, {
  allowedEvents: async ({ queries, now, requireSession }) => {
    const { tuid } = requireSession();
    const { nextWeek } = await readTerms(queries, { tuid, now });
    const slots = await slotsBetween(queries, tuid, nextWeek);
    const lessons = await bookedBetween(queries, tuid, nextWeek);
    const leaves = await approvedLeavesIn(queries, tuid, nextWeek);
    const stored = new Map(slots.map((slot) => [slot.startsAt.getTime(), slot]));
    const halfHours = slotStarts(nextWeek.start.getTime(), nextWeek.end.getTime()).map((startMs) =>
      slotEvent(startMs, {
        slot: stored.get(startMs),
        lesson: classAt(lessons, startMs),
        isOnLeave: classAt(leaves, startMs) !== undefined,
      }),
    );
    return {
      body: {
        StartTime: nextWeek.start.toISOString(),
        EndTime: nextWeek.end.toISOString(),
        Events: [...halfHours, ...busyTimeEvents(slots)],
      },
    };
  },

  insertSchedule: ({ body, queries, now, requireSession }) => insertSchedule(queries, requireSession().tuid, body, now),

  cancelSchedule: ({ body, queries, now, requireSession }) => cancelSchedule(queries, requireSession().tuid, body, now),

  limitCheck: async ({ queries, now, requireSession }) => {
    const { tutor, limits } = await readTerms(queries, { tuid: requireSession().tuid, now });
    return {
      body: {
        IsLimited: tutor.limitCheck,
        Reason: tutor.limitCheck ? (limits.limitReason ?? scheduleMessages.limited) : undefined,
      },
    };
  },

  restCountOfNextWeek: async ({ queries, now, requireSession }) => ({
    body: await restCount(queries, await readTerms(queries, { tuid: requireSession().tuid, now })),
  }),
});

interface Booked {
  clid: number;
  studentName: string;
  subjectName: string;
}

interface SlotFacts {
  slot: StoredSlot | undefined;
  lesson: Booked | undefined;
  isOnLeave: boolean;
}

function slotEvent(startMs: number, { slot, lesson, isOnLeave }: SlotFacts) {
  const status = slot?.status ?? 'Canceled';
  return {
    StartTime: new Date(startMs).toISOString(),
    EndTime: new Date(startMs + slotMs).toISOString(),
    Status: lesson === undefined ? status : ('Confirmed' as const),
    Disabled: lesson !== undefined || isOnLeave || slot?.isDisabled === true,
    BusyTimeCheck: slot?.busyTimeId != null && status === 'Waited',
    BusyTimeCheckFlag: slot?.groupFlag,
    ...(lesson === undefined
      ? {}
      : {
          Course: {
            CLID: lesson.clid,
            MissingComment: false,
            StuName: lesson.studentName,
            SubjectName: lesson.subjectName,
          },
        }),
  };
}

/** The entries over groups of half hours: as many of a group as lie in the window. */
function busyTimeEvents(slots: readonly StoredSlot[]) {
  const groups = new Map<string, StoredSlot[]>();
  for (const slot of slots) {
    if (slot.groupFlag !== null) groups.set(slot.groupFlag, [...(groups.get(slot.groupFlag) ?? []), slot]);
  }
  return [...groups].map(([groupFlag, members]) => {
    const first = members[0]?.startsAt ?? new Date(0);
    const last = members.at(-1)?.startsAt ?? first;
    const status = members[0]?.status ?? 'Canceled';
    return {
      StartTime: first.toISOString(),
      EndTime: new Date(last.getTime() + slotMs).toISOString(),
      Status: status,
      Type: 'BusyTime',
      BusyTimeCheck: status === 'Waited',
      BusyTimeCheckFlag: groupFlag,
    };
  });
}
