import { sql } from 'drizzle-orm';
import { noticeChannel, type Queries } from './database.ts';

/** What processes of one service tell each other. Small ids only: the rows are read where they are needed. */
export type Notice =
  /** Feeds of these tutors moved on. The process that wrote the change may know what it is by the name of its batch. */
  | { kind: 'feed'; tuids: readonly number[]; batch?: string | undefined }
  /** A session ended before its time. */
  | { kind: 'session'; sessionId: number };

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
  if (notice.kind === 'session') return [`session:${notice.sessionId}`];
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
  const match = /^(feed|session):(\d{1,15}(?:,\d{1,15})*)(?:;([\w-]{1,64}))?$/.exec(text);
  if (match === null) return undefined;
  const ids = (match[2] ?? '').split(',').map(Number);
  if (match[1] === 'feed') return { kind: 'feed', tuids: ids, batch: match[3] };
  const [sessionId] = ids;
  return sessionId === undefined || ids.length > 1 ? undefined : { kind: 'session', sessionId };
}
