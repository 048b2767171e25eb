import { isDeepStrictEqual } from 'node:util';
import { and, eq } from 'drizzle-orm';
import { requireClass } from '../classes/own-class.ts';
import type { Queries } from '../database/database.ts';
import { sentBefore } from '../http/refusal.ts';
import { complaints } from './complaint-tables.ts';

interface SentComplaint {
  tuid: number;
  clid: number | null;
  type: string;
  reason: string;
  /** Names the submission: sent again it has one effect. */
  key: string | null;
  now: Date;
}

/** Keeps a complaint of the tutor, about a class of theirs or about none, and gives its id. */
export function sendComplaint(queries: Queries, sent: SentComplaint): Promise<number> {
  const { tuid, clid, type, reason, key, now } = sent;
  return queries.transaction(async (tx) => {
    if (clid !== null) await requireClass(tx, tuid, clid);
    const [made] = await tx
      .insert(complaints)
      .values({ tuid, direction: 'sent', clid, complainant: 'You', type, reason, key, at: now })
      .onConflictDoNothing()
      .returning({ id: complaints.id });
    return made?.id ?? sentWithKey(tx, sent);
  });
}

/** Id of the complaint that was sent with this key before; refused where it was another one. */
async function sentWithKey(tx: Queries, { tuid, clid, type, reason, key }: SentComplaint): Promise<number> {
  if (key === null) throw new Error('a complaint without a key met another one');
  const [known] = await tx
    .select({ id: complaints.id, sent: { clid: complaints.clid, type: complaints.type, reason: complaints.reason } })
    .from(complaints)
    .where(and(eq(complaints.tuid, tuid), eq(complaints.key, key)));
  if (known === undefined) throw new Error('the complaint of this key is gone');
  if (!isDeepStrictEqual(known.sent, { clid, type, reason })) throw sentBefore();
  return known.id;
}
