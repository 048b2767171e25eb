import type { BulkChange, MessageChange, ReadFilter } from '@tutor/rules/messages/message';

/** How the server is told. Each resolves with what changed there, or with nothing where it does not say. */
export interface ReadCalls {
  markRead?: ((mid: number) => Promise<MessageChange | undefined>) | undefined;
  markUnread?: ((mid: number) => Promise<MessageChange | undefined>) | undefined;
  /** Without a watermark the cursor is not known yet: up to the present one. */
  markAllRead?: ((bulk: ReadFilter & { upTo: number | undefined }) => Promise<BulkChange>) | undefined;
  undoMarkAllRead?: ((seq: number) => Promise<BulkChange>) | undefined;
}
