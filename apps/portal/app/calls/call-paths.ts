/** Address of a call's own window. By itself it asks; with the key of a press it answers or joins. */
export function callPath({ callId, callType }: { callId: number; callType: number }, press?: string): string {
  return `/call/${callId}?${withPress(new URLSearchParams({ type: String(callType) }), press)}`;
}

export interface NewCall {
  conversationId: number;
  /** 1 is audio, otherwise video. */
  callType: number;
  /** Whom of a group. */
  people?: readonly number[] | undefined;
}

/** Address of the window of a call that begins. By itself it asks; with the key of a press it calls the people of a conversation. */
export function newCallPath({ conversationId, callType, people }: NewCall, press?: string): string {
  const search = new URLSearchParams({ conversation: String(conversationId), type: String(callType) });
  if (people !== undefined) search.set('people', people.join(','));
  return `/call/new?${withPress(search, press)}`;
}

/** Names the press that opened an address: `CallPress`. */
export const pressParam = 'press';

function withPress(search: URLSearchParams, press: string | undefined): URLSearchParams {
  if (press !== undefined) search.set(pressParam, press);
  return search;
}
