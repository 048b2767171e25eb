import { messageKinds, messageSources } from '@tutor/rules/messages/message-kinds';
import { minutes } from '@tutor/rules/time/durations';
import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Queries } from '../../src/database/database.ts';
import { recordEvent } from '../../src/hubs/feed.ts';
import { offerDidi } from '../../src/messages/didi.ts';
import { bulletins, didiRequests } from '../../src/messages/notice-tables.ts';
import { sendMessage, sendMessages } from '../../src/messages/write-messages.ts';
import { lessonContent } from '../classes/lesson-content.ts';
import { type OnControl, requireTutor } from '../control/control-call.ts';
import { randomOf } from '../seeding/random.ts';
import { withStudent } from './didi-offer.ts';

const tuid = z.int().positive();
const messageRequest = z.object({
  tuid,
  kind: z.enum(messageKinds).default('notice'),
  source: z.enum(messageSources).default('system'),
  title: z.string().min(1).max(200).default('A message for you'),
  content: z.string().max(200_000).default('<p>Please read this message.</p>'),
  remind: z.boolean().default(false),
  refId: z.int().positive().optional(),
  /** Above 1000 they are there without a word to whoever is connected. */
  count: z.int().min(1).max(20_000).default(1),
});
const didiRequest = z.object({
  tuid,
  startsInMinutes: z.number().min(1).max(525_600).default(300),
  studentName: z.string().min(1).max(100).optional(),
  dialog: z.string().max(200_000).optional(),
  openSeconds: z.number().min(0).max(86_400).optional(),
});
const bulletinRequest = z.object({
  title: z.string().min(1).max(200),
  content: z.string().max(200_000),
  isTop: z.boolean().default(false),
});

interface ControlMessagesOptions {
  queries: Queries;
  now: () => Date;
}

/** Control calls of messages: what the company sends, offers and announces. */
export function controlMessages(on: OnControl, { queries, now }: ControlMessagesOptions): void {
  on('/messages', messageRequest, async ({ count, ...message }) => {
    await requireTutor(queries, message.tuid);
    const titles = Array.from({ length: count }, (_, index) =>
      count === 1 ? message.title : `${message.title} ${index + 1}`,
    );
    const mids = await queries.transaction(async (tx) => {
      if (count > 1_000) return sendMessages(tx, message, titles, now());
      const sent: number[] = [];
      for (const title of titles) sent.push(await sendMessage(tx, { ...message, title }, now()));
      return sent;
    });
    return { mids };
  });

  on('/didi', didiRequest, async ({ tuid: offered, startsInMinutes, studentName, dialog, openSeconds }) => {
    await requireTutor(queries, offered);
    const at = now();
    const startsAt = new Date(at.getTime() + minutes(startsInMinutes));
    const content = lessonContent(randomOf(`didi ${offered} ${startsInMinutes}`), startsAt);
    const classId = 900_000 + Math.trunc(startsInMinutes);
    const offer = {
      tuid: offered,
      classId,
      startsAt,
      endsAt: new Date(startsAt.getTime() + minutes(25)),
      studentName: studentName ?? content.studentName,
      subjectName: content.subjectName,
      unitName: content.unitName,
      classTool: content.classTool,
      lessonFeeCentavos: content.lessonFeeCentavos,
      dialog: dialog ?? `<p>A trial lesson with <strong>a new student</strong> is looking for a teacher.</p>`,
      ...(openSeconds === undefined ? {} : { openMs: openSeconds * 1_000 }),
    };
    const id = await queries.transaction(async (tx) => offerDidi(tx, await withStudent(tx, offer, at), at));
    return { id, classId };
  });

  on('/didi/state', z.object({ tuid, id: z.int().positive() }), async ({ tuid: offered, id }) => {
    const [row] = await queries
      .select({ isShown: didiRequests.isShown, pointType: didiRequests.pointType, takenClid: didiRequests.takenClid })
      .from(didiRequests)
      .where(and(eq(didiRequests.tuid, offered), eq(didiRequests.id, id)));
    return { ...row };
  });

  on('/bulletins', bulletinRequest, async (bulletin) => {
    const [row] = await queries
      .insert(bulletins)
      .values({ ...bulletin, publishedAt: now() })
      .returning({ id: bulletins.id });
    return { id: row?.id };
  });

  // An event without a change behind it, as when the company's service only says 'look again'.
  on('/self-schedule-remind', z.object({ tuid }), async ({ tuid: reminded }) => {
    await requireTutor(queries, reminded);
    await queries.transaction((tx) =>
      recordEvent(tx, { tuid: reminded, name: 'GetTutorSelfScheduleRemind', now: now() }),
    );
    return {};
  });
}
