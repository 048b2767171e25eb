import type { ReactNode } from 'react';
import type { MessageListItem } from './message-item.ts';
import type { MessageRowProps } from './message-row.tsx';

/** Numbers of messages, both ends included. */
export interface Span {
  from: number;
  to: number;
}

/** Numbers that are known to be there and not loaded. */
export type Hole = Span;

export interface MessageListProps
  extends Pick<MessageRowProps, 'zone' | 'isGroup' | 'people' | 'ownId' | 'hrefOfFile' | 'handlers'> {
  /** Its accessible name: 'Messages with Coco'. */
  label: string;
  /** Oldest first. Another conversation is another list: give each a `key`. */
  items: readonly MessageListItem[];
  /** Before the first page has come. */
  isLoading?: boolean | undefined;
  /** Why the messages could not be had, in the place of them. */
  problem?: string | undefined;
  onRetry?: (() => void) | undefined;
  /** Number of the first unread one as the list opened: it opens there, under a line. */
  firstUnread?: number | undefined;
  hasOlder?: boolean | undefined;
  isLoadingOlder?: boolean | undefined;
  /** The beginning of what is loaded comes near. */
  onOlder?: (() => void) | undefined;
  /** What is loaded does not reach the newest one. */
  hasNewer?: boolean | undefined;
  onNewer?: (() => void) | undefined;
  /** The newest ones are wanted, which are not loaded. */
  onNewest?: (() => void) | undefined;
  /** A hole comes near: one goes up to it from newer messages, or down to it from older ones. */
  onHole?: ((hole: Hole, way: 'older' | 'newer') => void) | undefined;
  /** The messages in sight, and the one that has the focus, which must stay loaded. */
  onInView?: ((spans: readonly Span[]) => void) | undefined;
  /**
   * Everything up to this number was truly seen: in sight, in a window with the focus, with nothing over it. It only rises. False
   * where it could not be noted yet: it is told again.
   */
  onSeen?: ((seq: number) => boolean) | undefined;
  /** Whether the newest message is looked at: what comes next is seen as it comes. */
  onInSight?: ((isInSight: boolean) => void) | undefined;
  /** In the place of an empty list. */
  empty?: ReactNode;
}

/** What the page around it can ask of the list. */
export interface MessageListHandle {
  /** Goes to a message and gives it the focus. False where it is not loaded: then it is gone to once it is. */
  jumpTo: (seq: number) => boolean;
  jumpToEnd: () => void;
}
