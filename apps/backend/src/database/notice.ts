import { sql } from 'drizzle-orm';
import { noticeChannel, type Queries } from './database.ts';

/** What processes of one service tell each other. Small ids only: the rows are read where they are needed. */
export type Notice =
  /** A tutor's feed moved on. */
  | { kind: 'feed'; tuid: number }
  /** A session ended before its time. */
  | { kind: 'session'; sessionId: number };

/** Tells every process, when and only if the transaction commits. */
export async function notify(queries: Queries, notice: Notice): Promise<void> {
  await queries.execute(sql`select pg_notify(${noticeChannel}, ${noticeText(notice)})`);
}

function noticeText(notice: Notice): string {
  return notice.kind === 'feed' ? `feed:${notice.tuid}` : `session:${notice.sessionId}`;
}

/** The notice in a text, or undefined for anything else. */
export function parseNotice(text: string): Notice | undefined {
  const match = /^(feed|session):(\d{1,15})$/.exec(text);
  if (match === null) return undefined;
  const id = Number(match[2]);
  return match[1] === 'feed' ? { kind: 'feed', tuid: id } : { kind: 'session', sessionId: id };
}
