import { days } from '@tutor/rules/time/durations';
import { and, desc, eq, like, lt, type SQL } from 'drizzle-orm';
import type { Queries } from '../database/database.ts';
import type { Log } from '../log.ts';
import { outbox } from './code-tables.ts';

const shownMax = 20;
const keptMs = days(1);

/** A mail or text message to a tutor. */
export interface OutgoingMessage {
  channel: 'email' | 'sms';
  /** E-mail address, or phone number as '+' and digits. */
  recipient: string;
  tuid: number;
  subject: string;
  text: string;
  code?: string;
}

/** Hands messages to the outbox. */
export class Outbox {
  readonly #isDemo: boolean;

  /** In a demonstration each message is told in the log, so that somebody without a mailbox knows where to look. */
  constructor(isDemo: boolean) {
    this.#isDemo = isDemo;
  }

  /** Posts a message inside the transaction of what it is about. */
  async post(tx: Queries, message: OutgoingMessage, context: { now: Date; log: Log }): Promise<void> {
    const recipient = message.recipient.toLowerCase();
    await tx.insert(outbox).values({ ...message, recipient, sentAt: context.now });
    // Never the text: it carries the code.
    if (this.#isDemo) context.log.info({ channel: message.channel, to: recipient, tuid: message.tuid }, 'demo outbox');
  }
}

/** The newest messages to a recipient or a tutor, newest first. A phone number may be given without its country code. */
export async function latestMessages(
  queries: Queries,
  { to, tuid }: { to?: string | undefined; tuid?: number | undefined },
): Promise<object[]> {
  const conditions: SQL[] = [];
  if (tuid !== undefined) conditions.push(eq(outbox.tuid, tuid));
  if (to !== undefined) conditions.push(sentTo(to));
  if (conditions.length === 0) return [];
  const rows = await queries
    .select()
    .from(outbox)
    .where(and(...conditions))
    .orderBy(desc(outbox.id))
    .limit(shownMax);
  return rows.map(({ id: _, recipient, sentAt, ...message }) => ({
    ...message,
    to: recipient,
    sentAt: sentAt.toISOString(),
  }));
}

function sentTo(to: string): SQL {
  if (to.includes('@')) return eq(outbox.recipient, to.trim().toLowerCase());
  return like(outbox.recipient, `+%${to.replace(/\D/g, '')}`);
}

/** Removes what was delivered long ago. */
export async function pruneOutbox(queries: Queries, now: Date): Promise<void> {
  await queries.delete(outbox).where(lt(outbox.sentAt, new Date(now.getTime() - keptMs)));
}
