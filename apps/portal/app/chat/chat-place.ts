import { chatPath, conversationPath } from './chat-paths.ts';

/** What stands beside a conversation, or over it where there is one column only. */
export type Beside = 'details' | 'search';

const besideParam = 'beside';

/** The message that an address names, by its number. */
export interface TargetMessage {
  seq: number;
}

export interface ChatPlace {
  /** What was asked for; undefined where nothing was, and the details stand there if there is room. */
  beside: Beside | undefined;
  target: TargetMessage | undefined;
}

/** What an address of the chat asks for. The address alone says it: going back, and elsewhere, ends it. */
export function placeOf({ search, hash }: { search: string; hash: string }): ChatPlace {
  const asked = new URLSearchParams(search).get(besideParam);
  const seq = Number(hash.slice(1));
  return {
    beside: asked === 'details' || asked === 'search' ? asked : undefined,
    target: Number.isSafeInteger(seq) && seq > 0 ? { seq } : undefined,
  };
}

/** The address of something beside a conversation, or beside the list where none is open. */
export function besidePath(openId: number | undefined, beside: Beside): string {
  return `${openId === undefined ? chatPath : conversationPath(openId)}?${besideParam}=${beside}`;
}

/** The address of a message that was found: the search stays beside it, where there is room. */
export function foundPath(conversationId: number, seq: number): string {
  return `${besidePath(conversationId, 'search')}#${seq}`;
}

/** Where one column has room: a message that is gone to is shown itself, and what led there waits for the way back. */
export function viewOf({ beside, target }: ChatPlace, isOpen: boolean, hasFacts: boolean): 'list' | 'talk' | 'facts' {
  if (beside !== undefined && target === undefined && hasFacts) return 'facts';
  return isOpen ? 'talk' : 'list';
}
