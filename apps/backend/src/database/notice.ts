import { sql } from 'drizzle-orm';
import { noticeChannel, type Queries } from './database.ts';

/** What processes of one service tell each other. Small ids only: the rows are read where they are needed. */
export type Notice =
  /** Feeds of these tutors moved on. The process that wrote the change may know what it is by the name of its batch. */
  | { kind: 'feed'; tuids: readonly number[]; batch?: string | undefined }
  /** A session ended before its time. */
  | { kind: 'session'; sessionId: number }
  /** A conversation has a new entry. */
  | { kind: 'chat'; conversationId: number; seq: number }
  /** A person has seen a conversation up to a number. */
  | { kind: 'chatRead'; conversationId: number; personId: number; seq: number }
  | { kind: 'chatTyping'; conversationId: number; personId: number }
  /** A person's own marks of a conversation changed, or it is in it no more. */
  | { kind: 'chatMarks'; conversationId: number; personId: number }
  /** A call changed. Told are the people of its conversation and one more, who has left it. */
  | { kind: 'call'; callId: number; version: number; personId?: number | undefined }
  /** A page of this person in a call was told something, by its number. */
  | { kind: 'callSignal'; callId: number; personId: number; seq: number };

// PostgreSQL takes less than 8,000 bytes in one notice; an id has 15 digits at most, a batch 36 letters.
const tuidsInNotice = 400;

/** Tells every process, when and only if the transaction commits. */
export async function notify(queries: Queries, notice: Notice): Promise<void> {
  const texts = JSON.stringify(noticeTexts(notice));
  await queries.execute(
    sql`select pg_notify(${noticeChannel}, text) from json_array_elements_text(${texts}::json) as texts(text)`,
  );
}

function noticeTexts(notice: Notice): string[] {
  switch (notice.kind) {
    case 'feed':
      return feedTexts(notice);
    case 'session':
      return [`session:${notice.sessionId}`];
    case 'chat':
      return [`chat:${notice.conversationId},${notice.seq}`];
    case 'chatRead':
      return [`chatRead:${notice.conversationId},${notice.personId},${notice.seq}`];
    case 'chatTyping':
    case 'chatMarks':
      return [`${notice.kind}:${notice.conversationId},${notice.personId}`];
    case 'call': {
      const { callId, version, personId } = notice;
      return [personId === undefined ? `call:${callId},${version}` : `call:${callId},${version},${personId}`];
    }
    case 'callSignal':
      return [`callSignal:${notice.callId},${notice.personId},${notice.seq}`];
  }
}

function feedTexts(notice: Extract<Notice, { kind: 'feed' }>): string[] {
  const { batch } = notice;
  const texts: string[] = [];
  for (let start = 0; start < notice.tuids.length; start += tuidsInNotice) {
    const tuids = notice.tuids.slice(start, start + tuidsInNotice).join(',');
    texts.push(batch === undefined ? `feed:${tuids}` : `feed:${tuids};${batch}`);
  }
  return texts;
}

/** The notice in a text, or undefined for anything else. */
export function parseNotice(text: string): Notice | undefined {
  const match = /^(\w+):(\d{1,15}(?:,\d{1,15})*)(?:;([\w-]{1,64}))?$/.exec(text);
  if (match === null) return undefined;
  const [, kind, numbers = '', batch] = match;
  const ids = numbers.split(',').map(Number);
  if (kind === 'feed') return { kind, tuids: ids, batch };
  const [first, second, third] = ids;
  if (first === undefined || batch !== undefined) return undefined;
  if (ids.length === 1) return kind === 'session' ? { kind, sessionId: first } : undefined;
  if (second === undefined) return undefined;
  if (kind === 'call' && ids.length <= 3) return { kind, callId: first, version: second, personId: third };
  if (ids.length === 3 && third !== undefined) {
    if (kind === 'callSignal') return { kind, callId: first, personId: second, seq: third };
    return kind === 'chatRead' ? { kind, conversationId: first, personId: second, seq: third } : undefined;
  }
  if (ids.length !== 2) return undefined;
  if (kind === 'chat') return { kind, conversationId: first, seq: second };
  return kind === 'chatTyping' || kind === 'chatMarks' ? { kind, conversationId: first, personId: second } : undefined;
}
