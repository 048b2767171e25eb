import { redirect } from '@remix-run/node';
import type { Api } from '../session/api.server.ts';
import { type CarriedCall, carriedCalls } from '../session/carried-calls.server.ts';
import { chatPath } from './chat-paths.ts';
import { loadNoticeFacts } from './notice-facts.server.ts';

export function loader(): Response {
  return redirect(chatPath);
}

/** Carries a call of the chat from an open page to the service. */
export const action = carriedCalls((api) => {
  // The hub's token and address are for the portal's server alone.
  const { token: _token, domain: _domain, ...open } = api.chat;
  return { ...open, ...api.chatGroups, noticeFacts: noticeFactsOf(api) };
});

/** Facts of other areas that a conversation shows, which the portal puts together. */
function noticeFactsOf(api: Api): CarriedCall {
  return async ({ body }) => ({ body: await loadNoticeFacts(api, body) });
}
