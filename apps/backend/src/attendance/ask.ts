import { dayText, timeText } from '@tutor/rules/time/zoned-text';
import { eq } from 'drizzle-orm';
import { tutors } from '../account/tables.ts';
import { aboutClass, tellInChat } from '../chat/tell-in-chat.ts';
import type { classes } from '../classes/tables.ts';
import type { Queries } from '../database/database.ts';
import { escapeHtml } from '../messages/escape-html.ts';
import { sendMessage } from '../messages/write-messages.ts';
import { attendanceRequests } from './tables.ts';

type Lesson = Pick<typeof classes.$inferSelect, 'clid' | 'tuid' | 'startsAt' | 'studentName' | 'lessonKind'>;

/** Asks a tutor to confirm a class, once, with a message about it. Returns the request's id, or undefined if it was asked before. */
export async function askForAttendance(tx: Queries, lesson: Lesson, now: Date): Promise<number | undefined> {
  const { clid, tuid } = lesson;
  const [asked] = await tx
    .insert(attendanceRequests)
    .values({ tuid, clid, createdAt: now })
    .onConflictDoNothing()
    .returning({ id: attendanceRequests.id });
  if (asked === undefined) return undefined;
  const [tutor] = await tx.select({ zone: tutors.timeZone }).from(tutors).where(eq(tutors.tuid, tuid));
  await sendMessage(tx, { tuid, ...attendanceMessage(lesson, tutor?.zone ?? 'UTC'), refId: asked.id }, now);
  const fields = { ...aboutClass(lesson), generationtime: now.toISOString() };
  await tellInChat(tx, { tuid, type: 'AbsenceReminder', fields, about: asked.id }, now);
  return asked.id;
}

/** The message that goes with a request for attendance. */
export function attendanceMessage({ startsAt, studentName }: Pick<Lesson, 'startsAt' | 'studentName'>, zone: string) {
  const when = `${dayText(startsAt, zone, 'medium')}, ${timeText(startsAt, zone)}`;
  return {
    source: 'absence' as const,
    kind: 'remind' as const,
    title: `Please confirm your class on ${when}`,
    content: `<p>Can you teach <strong>${escapeHtml(studentName)}</strong> on ${when}?</p><p>Please answer at least <strong>30 minutes before class</strong>. A missing answer cancels the class and costs a penalty.</p>`,
    remind: false,
  };
}
