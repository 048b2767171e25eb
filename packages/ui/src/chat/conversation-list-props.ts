import type { ReactNode } from 'react';
import type { ConversationItem } from './conversation-link.tsx';

export interface ConversationListProps {
  /** In their order, narrowed already by what is searched for. */
  conversations: readonly ConversationItem[];
  selectedId?: number | undefined;
  hrefOf: (id: number) => string;
  /** Address of a picture by its reference. */
  hrefOfFile: (path: string) => string;
  ownId?: number | undefined;
  search: string;
  onSearch: (words: string) => void;
  isUnreadOnly: boolean;
  onUnreadOnly: (isUnreadOnly: boolean) => void;
  isLoading?: boolean | undefined;
  problem?: string | undefined;
  onRetry?: (() => void) | undefined;
  /** The end of what is loaded comes near. */
  onEndNear?: (() => void) | undefined;
  /** Buttons above the list: write to somebody, new group. */
  tools?: ReactNode;
  /** A state of the whole chat, below the title: `DoNotDisturbBar`. */
  state?: ReactNode;
}
