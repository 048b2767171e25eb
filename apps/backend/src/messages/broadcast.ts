import type { SystemMessage } from '@tutor/rules/messages/message';
import { sql } from 'drizzle-orm';
import { among } from '../database/among.ts';
import type { Queries } from '../database/database.ts';
import { notify } from '../database/notice.ts';
import { recordEvents } from '../hubs/feed.ts';
import type { KnownNews, NewsByTutor } from '../hubs/known-news.ts';
import { tutorFeeds } from '../hubs/tables.ts';
import { unreadOf } from './read-messages.ts';
import { searchTextOf } from './search-text.ts';
import { messages, unreadCounts } from './tables.ts';
import type { NewMessage } from './write-messages.ts';

const event = 'GetTutorSysMsg';

/**
 * Sends one message to many tutors inside a transaction: a few statements, however many they are. What each of them hears is
 * left in `knownNews` for this process's own connections.
 */
export async function sendToMany(
  tx: Queries,
  message: Omit<NewMessage, 'tuid' | 'source' | 'refId'> & { tuids: readonly number[] },
  now: Date,
  knownNews: KnownNews,
): Promise<void> {
  const { tuids, kind, title, content, remind } = message;
  await recordEvents(tx, { tuids, name: event, now });
  const sent = tx.$with('sent', { tuid: messages.tuid, seq: messages.seq, mid: messages.mid }).as(sql`
    insert into ${messages} (tuid, kind, title, content, search_text, remind, sent_at, seq)
    select ${tutorFeeds.tuid}, ${kind}::message_kind, ${title}, ${content}, ${searchTextOf(message)},
      ${remind}::boolean,
      ${now.toISOString()}::timestamptz, ${tutorFeeds.seq}
    from ${tutorFeeds} where ${among(tutorFeeds.tuid, tuids)}
    returning tuid, seq, mid`);
  // Of many in one row of JSON, which is read fastest.
  const [written] = await tx
    .with(sent)
    .select({
      rows: sql<[number, number, number][] | null>`json_agg(json_build_array(${sent.tuid}, ${sent.seq}, ${sent.mid}))`,
    })
    .from(sent);
  const news = newsOf(written?.rows ?? [], await unreadByTutor(tx, tuids), (mid, seq) => ({
    mid,
    title,
    content,
    remind,
    kind,
    sentTime: now.toISOString(),
    isRead: false,
    seq,
    source: 'system',
    refId: null,
    answer: null,
  }));
  await notify(tx, { kind: 'feed', tuids, batch: knownNews.keep(news) });
}

type Counts = Parameters<typeof unreadOf>[0];

/** Nobody else changes them before the transaction ends: the tutors' counters are locked. */
async function unreadByTutor(tx: Queries, tuids: readonly number[]): Promise<Map<number, Counts>> {
  const { tuid, notice, warning, remind, levelUp } = unreadCounts;
  const [found] = await tx
    .select({
      rows: sql<number[][] | null>`json_agg(json_build_array(${tuid}, ${notice}, ${warning}, ${remind}, ${levelUp}))`,
    })
    .from(unreadCounts)
    .where(among(tuid, tuids));
  return new Map(
    (found?.rows ?? []).map(([tuid = 0, notice = 0, warning = 0, remind = 0, levelUp = 0]) => [
      tuid,
      { notice, warning, remind, levelUp },
    ]),
  );
}

function newsOf(
  rows: readonly [tuid: number, seq: number, mid: number][],
  unread: ReadonlyMap<number, Counts>,
  messageOf: (mid: number, seq: number) => SystemMessage,
): NewsByTutor {
  return new Map(
    rows.map(([tuid, seq, mid]) => [
      tuid,
      {
        upTo: seq,
        events: [{ seq, name: event }],
        messages: [messageOf(mid, seq)],
        unread: unreadOf(unread.get(tuid) ?? null),
      },
    ]),
  );
}
