import { json, redirect } from '@remix-run/node';
import type { CallAnswer } from '@tutor/realtime/chat/calls-over';
import { requireFailedCall, shownMessage } from '../kit/failed-call.server.ts';
import type { Api } from '../session/api.server.ts';
import { scripted } from '../session/guarded.server.ts';
import { chatPath } from './chat-paths.ts';
import { loadNoticeFacts } from './notice-facts.server.ts';

export function loader(): Response {
  return redirect(chatPath);
}

type Call = (input: { body: object }) => Promise<{ body: unknown }>;

/**
 * Carries a call of the chat from an open page to the service: `call` by its name in the contract, `body` as JSON. The service
 * checks what it is sent; 401 where nobody is signed in.
 */
export const action = scripted({ isDone: false, kind: 'signedOut', message: 'Please sign in.' }, async (args) => {
  const form = await args.request.formData();
  const call = callOf(args.api, String(form.get('call')));
  const body = readJson(String(form.get('body')));
  if (call === undefined || body === undefined) return json(refused('This call cannot be read.'), 400);
  try {
    return { isDone: true, body: (await call({ body })).body ?? null } satisfies CallAnswer;
  } catch (error) {
    requireFailedCall(error);
    const message = shownMessage(error);
    if (error.kind === 'refused') return refused(message);
    return {
      isDone: false,
      kind: error.kind === 'rateLimited' ? 'limited' : 'unknown',
      message,
    } satisfies CallAnswer;
  }
});

function refused(message: string): CallAnswer {
  return { isDone: false, kind: 'refused', message };
}

function callOf(api: Api, name: string): Call | undefined {
  const { chat, chatGroups } = api;
  // The hub's token and address are for the portal's server alone.
  const { token: _token, domain: _domain, ...open } = chat;
  const calls = { ...open, ...chatGroups, noticeFacts: noticeFactsOf(api) };
  // Each takes a body of its own, which the service checks.
  return Object.hasOwn(calls, name) ? (calls as unknown as Record<string, Call>)[name] : undefined;
}

/** Facts of other areas that a conversation shows, which the portal puts together. */
function noticeFactsOf(api: Api): Call {
  return async ({ body }) => ({ body: await loadNoticeFacts(api, body) });
}

/** A call's body is always an object. */
function readJson(text: string): object | undefined {
  try {
    const read: unknown = JSON.parse(text);
    return typeof read === 'object' && read !== null ? read : undefined;
  } catch {
    return undefined;
  }
}
