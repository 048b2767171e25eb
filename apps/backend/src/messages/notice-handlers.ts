import { implement } from '@tutor/api/core/implement';
import { notices as contract } from '@tutor/api/messages/notices';
import { defaultNoticeSetting } from '@tutor/rules/messages/default-notice-setting';
import { and, count, desc, eq, isNull } from 'drizzle-orm';
import type { Queries } from '../database/database.ts';
import type { CallContext } from '../http/call-context.ts';
import { answerNotice } from './answer-notice.ts';
import { endDidi, markDidiShown, openDidi } from './didi.ts';
import { bulletins, noticeSettings } from './notice-tables.ts';
import { listMessages, unreadMessages } from './read-messages.ts';
import { messages } from './tables.ts';

const noticesShown = 50;
const moodleShown = 20;
const bulletinsShown = 10;

/** Notices of the signed-in tutor that are answered or announced in their own way. */
export const noticeEndpoints = implement<typeof contract, CallContext>(contract, {
  classMessages: async ({ queries, requireSession }) => {
    const { tuid } = requireSession();
    const waiting = await unreadMessages(queries, { tuid, sources: ['class'], limit: noticesShown });
    return { body: waiting.reverse() };
  },

  acceptClassMessage: async ({ query, queries, now, requireSession }) => {
    const { tuid } = requireSession();
    const message = await answerNotice(queries, { tuid, mid: query.Mid, answer: 'accepted', reason: null, now });
    return { body: true, message };
  },

  refuseClassMessage: async ({ query, queries, now, requireSession }) => {
    const { mid, reason } = query;
    const message = await answerNotice(queries, { tuid: requireSession().tuid, mid, answer: 'refused', reason, now });
    return { body: true, message };
  },

  moodleMessages: async ({ queries, requireSession }) => {
    const { tuid } = requireSession();
    const { items } = await listMessages(queries, {
      tuid,
      kind: null,
      source: 'moodle',
      isUnreadOnly: false,
      words: [],
      before: undefined,
      limit: moodleShown,
    });
    const [unread] = await queries
      .select({ count: count() })
      .from(messages)
      .where(and(eq(messages.tuid, tuid), eq(messages.source, 'moodle'), isNull(messages.readAt)));
    return { body: { unread: unread?.count ?? 0, items } };
  },

  paypalMessages: async ({ queries, requireSession }) => ({
    body: await unreadMessages(queries, { tuid: requireSession().tuid, sources: ['paypal'], limit: noticesShown }),
  }),

  didiMessages: async ({ queries, now, requireSession }) => {
    const rows = await openDidi(queries, requireSession().tuid, now);
    return {
      body: rows.map((row) => ({
        id: row.id,
        classID: row.classId,
        dialog: row.dialog,
        isPopUpPoint: row.isShown,
        endTime: row.expiresAt.toISOString(),
      })),
    };
  },

  addDidiPoint: async ({ body, queries, requireSession }) => {
    await markDidiShown(queries, { tuid: requireSession().tuid, id: body.ID, classId: body.ClassID });
    return { body: true };
  },

  readDidiPoint: async ({ body, queries, now, requireSession }) => {
    const { ID: id, ClassID: classId, PointType: ending } = body;
    await endDidi(queries, { tuid: requireSession().tuid, id, classId, ending, now });
    return { body: true };
  },

  bulletinBoard: async ({ queries }) => ({ body: await readBulletins(queries) }),
  bulletinBoardByGet: async ({ queries }) => ({ body: await readBulletins(queries) }),

  setting: async ({ queries, requireSession }) => {
    const [row] = await queries.select().from(noticeSettings).where(eq(noticeSettings.tuid, requireSession().tuid));
    if (row === undefined) return { body: defaultNoticeSetting };
    const { tuid: _, ...setting } = row;
    return { body: setting };
  },

  saveSetting: async ({ body, queries, requireSession }) => {
    const { tuid } = requireSession();
    // Parsing leaves out what was not given; the types cannot say so.
    const given = Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined));
    const row = { ...defaultNoticeSetting, ...given, tuid };
    const insert = queries.insert(noticeSettings).values(row);
    await (Object.keys(given).length === 0
      ? insert.onConflictDoNothing()
      : insert.onConflictDoUpdate({ target: noticeSettings.tuid, set: given }));
    return { body: true };
  },
});

async function readBulletins(queries: Queries) {
  const rows = await queries
    .select()
    .from(bulletins)
    .orderBy(desc(bulletins.isTop), desc(bulletins.publishedAt), desc(bulletins.id))
    .limit(bulletinsShown);
  return rows.map(({ id, title, content, publishedAt, isTop }) => ({
    Id: id,
    Title: title,
    Content: content,
    PublishTime: publishedAt.toISOString(),
    IsTop: isTop,
  }));
}
