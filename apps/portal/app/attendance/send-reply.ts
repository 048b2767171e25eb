/** What the portal answers to one answer of the outbox. */
export type SendReply =
  | { outcome: 'taken' | 'refused'; message: string }
  /** Nobody knows what became of it. */
  | { outcome: 'unknown' }
  | { outcome: 'signedOut' };

/** Reads an answer; undefined for anything else, such as a gateway's own page. */
export function readSendReply(value: unknown): SendReply | undefined {
  if (typeof value !== 'object' || value === null || !('outcome' in value)) return undefined;
  const { outcome } = value;
  if (outcome === 'unknown' || outcome === 'signedOut') return { outcome };
  if (outcome !== 'taken' && outcome !== 'refused') return undefined;
  return 'message' in value && typeof value.message === 'string' ? { outcome, message: value.message } : undefined;
}
