import type { CallResult, HandlerInput } from '@tutor/api/core/endpoint';
import type { schedule } from '@tutor/api/schedule/schedule';
import { isSlotStart } from '@tutor/rules/schedule/slot-grid';
import { eq } from 'drizzle-orm';
import type { Queries } from '../database/database.ts';
import { invalid, Refusal, refusalCodes } from '../http/refusal.ts';
import { approvedLeavesIn } from '../leave/read-leave.ts';
import { shellStates } from '../shell/tables.ts';
import { bookedBetween, classAt, lockReason, readTerms, type StoredSlot, slotsBetween } from './read-schedule.ts';
import { slotModifications } from './slot-modifications.ts';
import { keepSubmission, refusedReply, repeatedReply, type SubmissionReply } from './submission.ts';
import { refusalReasons, scheduleMessages } from './texts.ts';
import { type SlotStatus, writeSlots } from './write-slots.ts';

type Request = HandlerInput<typeof schedule.insertSchedule>['body'];
type Refused = CallResult<typeof schedule.insertSchedule>['body']['Refused'][number];

/**
 * Opens and closes half hours of next week, all of them or none. What is so already stays and counts nothing. Sent again
 * with the same key it has one effect.
 */
export function insertSchedule(queries: Queries, tuid: number, request: Request, now: Date): Promise<SubmissionReply> {
  const wanted = wantedSlots(request);
  return queries.transaction(async (tx) => {
    const terms = await readTerms(tx, { tuid, now, isLocked: true });
    const submission = { tuid, key: request.IdempotencyKey, request: described(wanted), now };
    const repeated = await repeatedReply(tx, submission);
    if (repeated !== undefined) return repeated;
    const { tutor, limits, nextWeek } = terms;
    if (!tutor.openSelfSchedule) throw new Refusal(refusalCodes.notOffered, scheduleMessages.notOpen);
    if (tutor.limitCheck) {
      throw new Refusal(refusalCodes.notOffered, limits.limitReason ?? scheduleMessages.limited);
    }
    const stored = new Map((await slotsBetween(tx, tuid, nextWeek)).map((slot) => [slot.startsAt.getTime(), slot]));
    const lessons = await bookedBetween(tx, tuid, nextWeek);
    const leaves = await approvedLeavesIn(tx, tuid, nextWeek);
    const lockOf = (startMs: number, slot: StoredSlot | undefined) =>
      lockReason(slot, classAt(lessons, startMs), classAt(leaves, startMs));
    const refused: Refused[] = [];
    const changing = new Map<number, SlotStatus>();
    for (const [startMs, status] of wanted) {
      const slot = stored.get(startMs);
      const isInside = startMs >= nextWeek.start.getTime() && startMs < nextWeek.end.getTime();
      if (isInside && (slot?.status ?? 'Canceled') === status) continue;
      const reason = isInside ? lockOf(startMs, slot) : refusalReasons.outsideNextWeek;
      if (reason === undefined) changing.set(startMs, status);
      else refused.push({ StartTime: new Date(startMs).toISOString(), Reason: reason });
    }
    if (refused.length > 0) return refusedReply(refused, scheduleMessages.refused);
    await keepSubmission(tx, submission, {
      terms,
      modifications: slotModifications(
        changing.keys(),
        stored,
        (slot) => lockOf(slot.startsAt.getTime(), slot) !== undefined,
      ),
      message: scheduleMessages.saved,
    });
    await writeSlots(tx, tuid, changing);
    // The company's word that a reminder is due is answered by scheduling.
    await tx.update(shellStates).set({ isSelfScheduleRemindDue: null }).where(eq(shellStates.tuid, tuid));
    return { body: { IsSaved: true }, message: scheduleMessages.saved };
  });
}

function wantedSlots({ Items }: Request): Map<number, SlotStatus> {
  const wanted = new Map<number, SlotStatus>();
  for (const { StartTime, Status } of Items) {
    const startMs = Date.parse(StartTime);
    if (!isSlotStart(startMs)) throw invalid('StartTime', 'must begin a half hour');
    if (wanted.has(startMs)) throw invalid('Items', 'name a half hour twice');
    wanted.set(startMs, Status);
  }
  return wanted;
}

function described(wanted: ReadonlyMap<number, SlotStatus>): Record<string, number[]> {
  const of = (status: SlotStatus): number[] =>
    [...wanted].flatMap(([startMs, wish]) => (wish === status ? [startMs] : [])).sort((a, b) => a - b);
  return { open: of('Waited'), close: of('Canceled') };
}
