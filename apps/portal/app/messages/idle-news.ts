import type { InitialNews } from '@tutor/realtime/store/initial-news';
import type { RealtimeSnapshot } from '@tutor/realtime/store/message-store';
import { noReadState, type ReadFact } from '@tutor/realtime/store/read-state';
import { mergeBulkReads } from '@tutor/rules/messages/bulk-read';
import type { BulkChange, MessageChange, MessageUpdates } from '@tutor/rules/messages/message';

// What a page shows while real time does not run: what it was rendered with, and what the tutor has marked since. Real time
// goes on from it.

/** A message was marked; a service that does not say what changed is heard of later. */
export function withMark(news: InitialNews, message: ReadFact, change: MessageChange | undefined): InitialNews {
  const { facts, bulkReads } = news.reads ?? noReadState;
  const fact = { ...message, seq: change?.seq ?? message.seq + 1 };
  const isLate = (facts.get(fact.mid)?.seq ?? 0) > fact.seq;
  return {
    ...(change === undefined ? news : withChange(news, change, [change.seq])),
    reads: { facts: isLate ? facts : new Map(facts).set(fact.mid, fact), bulkReads },
  };
}

/** All were marked as read, or that was taken back. */
export function withBulk(news: InitialNews, change: BulkChange): InitialNews {
  const { facts, bulkReads } = news.reads ?? noReadState;
  const { bulk } = change;
  if (bulk === null) return withChange(news, change, []);
  const seqs = bulk.undoneSeq === null ? [bulk.seq] : [bulk.seq, bulk.undoneSeq];
  return { ...withChange(news, change, seqs), reads: { facts, bulkReads: mergeBulkReads(bulkReads, [bulk]) } };
}

/**
 * What the service has by now was asked for. The cursor stays: real time tells from there on what has happened. The page is
 * fetched with it, so that all of it counts as known.
 */
export function withUpdates(news: InitialNews, { seq, unread, messages, bulkReads }: MessageUpdates): InitialNews {
  const { facts, bulkReads: known } = news.reads ?? noReadState;
  // What is unread is left for real time to tell: it may be news. What was read may have gone from the page that is fetched.
  const read = messages.filter((message) => message.isRead && message.seq > (facts.get(message.mid)?.seq ?? 0));
  const cursor = news.seq ?? seq;
  const seqs = Array.from({ length: seq - cursor }, (_, index) => cursor + 1 + index);
  const reads = {
    facts: new Map([...facts, ...read.map((message) => [message.mid, message] as const)]),
    bulkReads: mergeBulkReads(known, bulkReads),
  };
  return { ...withChange(news, { seq, unread }, seqs), reads };
}

/** Answers come in whatever order: the counts of the latest change stand. */
function withChange(news: InitialNews, { seq, unread }: MessageChange, confirmed: readonly number[]): InitialNews {
  const isLate = seq < (news.unreadSeq ?? news.seq ?? 0);
  return {
    ...news,
    ...(isLate ? {} : { unread, unreadSeq: seq }),
    confirmed: [...(news.confirmed ?? []), ...confirmed],
  };
}

/** Up to here nothing happened that the page has not been told or the tutor has not done on it; undefined where unknown. */
export function watermarkOf({ seq, confirmed = [] }: InitialNews): number | undefined {
  let upTo = seq;
  while (upTo !== undefined && confirmed.includes(upTo + 1)) upTo += 1;
  return upTo;
}

export function idleSnapshot({ unread, seq = 0, reads }: InitialNews): RealtimeSnapshot {
  return {
    messages: [],
    newest: undefined,
    unread,
    seq,
    connection: { status: 'idle' },
    reads: reads === undefined ? noReadState : { ...noReadState, ...reads },
  };
}
