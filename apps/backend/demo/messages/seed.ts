import { days, hours, minutes } from '@tutor/rules/time/durations';
import { and, desc, eq, gt, isNull, lt, ne } from 'drizzle-orm';
import { attendanceMessage } from '../../src/attendance/ask.ts';
import { attendanceRequests } from '../../src/attendance/tables.ts';
import { remarkMessage } from '../../src/classes/close-ended.ts';
import { classes } from '../../src/classes/tables.ts';
import type { Queries } from '../../src/database/database.ts';
import { insertRows } from '../../src/database/insert-rows.ts';
import { tutorFeeds } from '../../src/hubs/tables.ts';
import { bulletins, didiRequests } from '../../src/messages/notice-tables.ts';
import { messages } from '../../src/messages/tables.ts';
import { type Random, randomOf } from '../seeding/random.ts';
import type { SeedTarget } from '../seeding/seed-target.ts';
import { bookableDidi, withStudent } from './didi-offer.ts';
import {
  bulletinTexts,
  classNotices,
  compulsoryMessage,
  type MessageContent,
  messageContents,
  moodleMessages,
  paypalMessages,
  selfScheduleMessage,
} from './message-content.ts';

type MessageRow = Omit<typeof messages.$inferInsert, 'seq' | 'tuid' | 'sentAt'> & { sentAt: Date };

/** Messages of a seeded tutor, and how many of the newest are unread. */
const counts = {
  rich: { total: 36, unread: 7 },
  steady: { total: 14, unread: 3 },
  light: { total: 6, unread: 2 },
  none: { total: 1, unread: 1 },
} as const;

/** Didi requests of the template that has notices waiting stay open this long, so that they can be looked at for a while. */
const seededDidiMs = days(2);

/** A mailbox that grew over the last weeks. */
export async function seedMessages(tx: Queries, target: SeedTarget): Promise<void> {
  const { tuid, template } = target;
  const rows = [
    ...systemRows(target),
    ...(template.workload === 'none' ? [] : await otherRows(tx, target)),
    ...(template.key === 'noticesWaiting' ? waitingRows(target) : []),
  ].sort((a, b) => a.sentAt.getTime() - b.sentAt.getTime());
  await insertRows(
    tx,
    messages,
    rows.map((row, index) => ({ ...row, tuid, seq: index + 1 })),
  );
  await tx.update(tutorFeeds).set({ seq: rows.length }).where(eq(tutorFeeds.tuid, tuid));
  if (template.key === 'noticesWaiting') await seedDidi(tx, target);
}

/** The bulletin board, once. */
export async function seedBulletins(tx: Queries, now: Date): Promise<void> {
  const known = await tx.select({ id: bulletins.id }).from(bulletins).limit(1);
  if (known.length > 0) return;
  await tx.insert(bulletins).values(
    bulletinTexts.map(({ daysAgo, ...text }) => ({
      ...text,
      publishedAt: new Date(now.getTime() - days(daysAgo)),
    })),
  );
}

function systemRows({ template, now }: SeedTarget): MessageRow[] {
  const { total, unread } = counts[template.workload];
  const random = randomOf(`${template.key} messages`);
  const rows: MessageRow[] = [];
  const fitting = messageContents.filter(
    ({ needsTaughtClasses = false }) => !needsTaughtClasses || template.workload !== 'none',
  );
  let sentAt = now.getTime() - minutes(18);
  for (let age = 0; age < total; age += 1) {
    const message = fitting[age % fitting.length];
    if (message === undefined) break;
    // What opens by itself was noted by everybody but the one who shows it.
    const isUnread = age < unread && message.remind !== true;
    rows.push({ ...contentOf(message), sentAt: new Date(sentAt), readAt: isUnread ? null : later(random, sentAt) });
    sentAt -= hours(random.between(3, 22));
  }
  return rows;
}

/** From the other sources: answered and read ones, and what is due today. */
async function otherRows(tx: Queries, { tuid, template, now }: SeedTarget): Promise<MessageRow[]> {
  const random = randomOf(`${template.key} other messages`);
  const sentAgo = (ms: number): number => now.getTime() - ms - minutes(random.between(1, 59));
  const read = (message: MessageContent, ms: number): MessageRow => {
    const sentAt = sentAgo(ms);
    return { ...contentOf(message), sentAt: new Date(sentAt), readAt: later(random, sentAt) };
  };
  const rows = [
    ...classNotices.map((notice, index) => ({
      ...read(notice, days(2 + index * 3)),
      ...(index === 1
        ? { answer: 'refused' as const, answerReason: 'I have another appointment at that time.' }
        : { answer: 'accepted' as const }),
    })),
    ...moodleMessages.map((message, index) => read(message, hours(5 + index * 40))),
    ...paypalMessages.map((message) => read(message, days(12))),
    read(selfScheduleMessage, days(6)),
  ].slice(0, template.workload === 'rich' ? undefined : 4);
  const [newest] = moodleMessages;
  if (newest !== undefined && template.workload !== 'light') {
    rows.push({ ...contentOf(newest), sentAt: new Date(sentAgo(hours(2))) });
  }
  return [...rows, ...(await dueRows(tx, { tuid, template, now }))];
}

/** One message for each question and each remark that is due now. */
async function dueRows(tx: Queries, { tuid, template, now }: SeedTarget): Promise<MessageRow[]> {
  const asked = await tx
    .select({ id: attendanceRequests.id, lesson: classes })
    .from(attendanceRequests)
    .innerJoin(classes, eq(classes.clid, attendanceRequests.clid))
    .where(and(eq(attendanceRequests.tuid, tuid), isNull(attendanceRequests.settledAt)));
  const unwritten = await tx
    .select()
    .from(classes)
    .where(
      and(
        eq(classes.tuid, tuid),
        isNull(classes.remarkWrittenAt),
        ne(classes.status, 'Canceled'),
        lt(classes.endsAt, now),
        gt(classes.endsAt, new Date(now.getTime() - days(2))),
      ),
    )
    .orderBy(desc(classes.endsAt))
    .limit(2);
  return [
    ...asked.map(({ id, lesson }, index) => ({
      ...attendanceMessage(lesson, template.timeZone),
      refId: id,
      sentAt: new Date(now.getTime() - minutes(20 + index)),
    })),
    ...unwritten.map((lesson) => ({ ...remarkMessage(lesson), refId: lesson.clid, sentAt: lesson.endsAt })),
  ];
}

/** Everything that opens a dialog of its own. */
function waitingRows({ now }: SeedTarget): MessageRow[] {
  const noted = messageContents.filter((message) => message.remind === true);
  return [compulsoryMessage, ...classNotices.slice(0, 2), ...paypalMessages, ...noted].map((message, index) => ({
    ...contentOf(message),
    sentAt: new Date(now.getTime() - minutes(5 + index * 3)),
  }));
}

async function seedDidi(tx: Queries, { tuid, template, now }: SeedTarget): Promise<void> {
  const expiresAt = new Date(now.getTime() + seededDidiMs);
  for (const number of [1, 2]) {
    const offer = bookableDidi(randomOf(`${template.key} didi ${number}`), tuid, now);
    await tx.insert(didiRequests).values({ ...(await withStudent(tx, offer, now)), createdAt: now, expiresAt });
  }
}

function contentOf({ kind, title, content, remind = false, source = 'system' }: MessageContent) {
  return { kind, title, content, remind, source };
}

function later(random: Random, sentAt: number): Date {
  return new Date(sentAt + minutes(random.between(5, 300)));
}
