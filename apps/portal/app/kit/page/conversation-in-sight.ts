import { createTabMark, hasTabMark, type TabMark } from '@tutor/realtime/tabs/tab-mark';

/** Begins the marks of all conversations. */
const prefix = 'tutor-chat-in-sight-';
const nameOf = (conversationId: number): string => `${prefix}${conversationId}.`;

let here: { conversationId: number; mark: TabMark } | undefined;

/** The newest messages of a conversation are looked at in this tab; of none any more where it is undefined. */
export function noteConversationInSight(conversationId: number | undefined): void {
  if (here?.conversationId === conversationId) return;
  here?.mark.set(false);
  here = undefined;
  if (conversationId === undefined) return;
  here = { conversationId, mark: createTabMark(nameOf(conversationId)) };
  here.mark.set(true);
}

/** Whether the newest messages of a conversation, or of any one, are looked at in some tab of this browser. */
export async function isConversationInSight(conversationId?: number): Promise<boolean> {
  if (here !== undefined && (conversationId ?? here.conversationId) === here.conversationId) return true;
  return hasTabMark(conversationId === undefined ? prefix : nameOf(conversationId));
}
