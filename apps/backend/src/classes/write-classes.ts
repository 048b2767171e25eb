import type { ClassEventStatus } from '@tutor/rules/classes/class-status';
import type { LessonKind } from '@tutor/rules/classes/lesson-kind';
import { aboutClass, tellInChat } from '../chat/tell-in-chat.ts';
import type { Queries } from '../database/database.ts';
import { violates } from '../database/violation.ts';
import { Refusal, refusalCodes } from '../http/refusal.ts';
import { recordEvent } from '../hubs/feed.ts';
import { classes } from './tables.ts';

/** A class to be booked. */
export interface NewClass {
  tuid: number;
  startsAt: Date;
  endsAt: Date;
  status: ClassEventStatus;
  studentName: string;
  /** The student's number, where there is one. */
  stuUid: number | null;
  subjectName: string;
  unitName: string;
  unitId?: number;
  lessonKind?: LessonKind;
  classTool: number;
  lessonFeeCentavos: number;
  isMissingRemark: boolean;
}

const refusalTexts = {
  taken: 'There is a class at this time already.',
  onLeave: 'The tutor is on leave at this time.',
} as const;

/** The database refused a class at this time. The transaction that it stood in is void. */
export class BookingRefused extends Refusal {
  readonly reason: keyof typeof refusalTexts;

  constructor(reason: keyof typeof refusalTexts) {
    super(refusalCodes.invalid, refusalTexts[reason], 400);
    this.reason = reason;
  }
}

/** Books a class inside a transaction and returns its row. One that is over already is taken as ended and credited. */
export async function bookClass(
  tx: Queries,
  { isMissingRemark, ...lesson }: NewClass,
  now: Date,
): Promise<typeof classes.$inferSelect> {
  await recordEvent(tx, { tuid: lesson.tuid, name: 'GetTutorClassMsgList', now });
  const isOver = lesson.endsAt <= now;
  const [row] = await tx
    .insert(classes)
    .values({
      ...lesson,
      remarkWrittenAt: isOver && !isMissingRemark ? now : null,
      closedAt: isOver ? now : null,
    })
    .returning()
    .catch((error: unknown) => {
      if (violates(error, 'classes_no_overlap')) throw new BookingRefused('taken');
      if (violates(error, 'classes_not_in_training')) throw new BookingRefused('taken');
      if (violates(error, 'classes_not_in_leave')) throw new BookingRefused('onLeave');
      throw error;
    });
  if (row === undefined) throw new Error('the class was not stored');
  if (row.startsAt > now && row.status !== 'Canceled') {
    const type = row.lessonKind === 'vip' ? 'SVIPBookingReminder' : 'BookingReminder';
    await tellInChat(tx, { tuid: row.tuid, type, fields: aboutClass(row), about: row.clid }, now);
  }
  return row;
}
