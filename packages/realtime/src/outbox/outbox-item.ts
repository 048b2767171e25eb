/** How far something that waits to be sent is. `sent` only after the server's word. */
export const outboxStatuses = ['waiting', 'sending', 'sent', 'failed'] as const;
export type OutboxStatus = (typeof outboxStatuses)[number];

/** Something that a tutor gave out of hand, until the server has taken or refused it. */
export interface OutboxItem<Payload> {
  /** Sent along, so that the server knows a repeat: 'idempotency key'. A UUID. */
  key: string;
  /** What it is about; of each there is at most one that is not settled. */
  subject: string;
  /**
   * Items of one lane are sent one after the other, in order; one whose end is not known holds up those behind it. Lanes do not
   * wait for each other. Without a lane an item waits for no other.
   */
  lane?: string | undefined;
  payload: Payload;
  /** When the tutor pressed, in ms since the epoch by the service's clock as far as the page knows it. */
  tappedAtMs: number;
  /** The same by this browser's clock, as are all that follow. */
  addedAtMs: number;
  status: OutboxStatus;
  /** The server's words, once it has taken or refused it. */
  message?: string | undefined;
  /** Attempts whose end is not known; 1 from the beginning where there was no line. */
  attempts: number;
  /** Not tried again by itself before this instant, in ms since the epoch. */
  nextAttemptAtMs: number;
  /** When the server took or refused it. */
  settledAtMs?: number | undefined;
}

/** Whether it is still to be sent. */
export function isOpen({ status }: Pick<OutboxItem<unknown>, 'status'>): boolean {
  return status === 'waiting' || status === 'sending';
}

/** Whether it had to wait for the line, or for the tutor to sign in again, longer than anybody would notice. */
export function isDelayed({ addedAtMs, settledAtMs }: Pick<OutboxItem<unknown>, 'addedAtMs' | 'settledAtMs'>): boolean {
  return settledAtMs !== undefined && settledAtMs - addedAtMs > delayNoticedMs;
}

const delayNoticedMs = 10_000;

/** Where items are kept, for all tabs of one tutor. Each call is atomic. */
export interface OutboxStore<Payload> {
  /** In the order in which they were pressed. */
  readAll: () => Promise<OutboxItem<Payload>[]>;
  /** Adds an item, in place of a settled one on the same subject; false, and nothing changed, where one is open. */
  add: (item: OutboxItem<Payload>) => Promise<boolean>;
  /** Changes an item; false where it is gone, or where `isWanted` says no to how it is by now. */
  update: (
    key: string,
    change: Partial<OutboxItem<Payload>>,
    isWanted?: (item: OutboxItem<Payload>) => boolean,
  ) => Promise<boolean>;
  remove: (key: string) => Promise<void>;
}
