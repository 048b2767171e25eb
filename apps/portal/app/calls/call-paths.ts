/** Address of a call's own window: it answers or joins. */
export function callPath({ callId, callType }: { callId: number; callType: number }): string {
  return `/call/${callId}?${new URLSearchParams({ type: String(callType) })}`;
}

export interface NewCall {
  conversationId: number;
  /** 1 is audio, otherwise video. */
  callType: number;
  /** Whom of a group. */
  people?: readonly number[] | undefined;
}

/** Address of the window of a call that begins: it calls the people of a conversation. */
export function newCallPath({ conversationId, callType, people }: NewCall): string {
  const search = new URLSearchParams({ conversation: String(conversationId), type: String(callType) });
  if (people !== undefined) search.set('people', people.join(','));
  return `/call/new?${search}`;
}
