import type { SystemMessage, UnreadCount } from '@tutor/rules/messages/message';
import type { ReadState } from './read-state.ts';

/** What a page was rendered with, or was left with by news that have ended. */
export interface InitialNews {
  /** The cursor; undefined where it could not be had. What is new then begins with the first answer. */
  seq?: number | undefined;
  unread: UnreadCount;
  messages?: readonly SystemMessage[] | undefined;
  reads?: Pick<ReadState, 'facts' | 'bulkReads'> | undefined;
  /** Which change the counts are as of, where it is beyond the cursor. */
  unreadSeq?: number | undefined;
  /** Numbers beyond the cursor that count as known: of what the tutor has done here, or the page has asked for by itself. */
  confirmed?: readonly number[] | undefined;
  /** When that was by the service's clock, in epoch milliseconds: a message that was sent before is not new. */
  servedAt?: number | undefined;
}
