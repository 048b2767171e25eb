import { json, type LoaderFunctionArgs } from '@remix-run/node';
import type { Answer } from '@tutor/realtime/service/answer';
import { requireFailedCall, shownMessage } from '../kit/failed-call.server.ts';
import type { Api } from './api.server.ts';
import { scripted } from './guarded.server.ts';

/** A call that takes a body of its own, which the service checks. */
export type CarriedCall = (input: { body: object }) => Promise<{ body: unknown }>;

/**
 * An action that carries calls from an open page to the service: `call` by its name in the contract, `body` as JSON. `callsOf` gives
 * those that a page may make. 401 where nobody is signed in.
 */
export function carriedCalls(callsOf: (api: Api) => object): (args: LoaderFunctionArgs) => Promise<Response> {
  return scripted({ isDone: false, kind: 'signedOut', message: 'Please sign in.' }, async (args) => {
    const form = await args.request.formData();
    const call = named(callsOf(args.api), String(form.get('call')));
    const body = readJson(String(form.get('body')));
    if (call === undefined || body === undefined) return json(refused('This call cannot be read.'), 400);
    try {
      return { isDone: true, body: (await call({ body })).body ?? null } satisfies Answer;
    } catch (error) {
      requireFailedCall(error);
      const message = shownMessage(error);
      if (error.kind === 'refused') return refused(message);
      const kind = error.kind === 'rateLimited' ? 'limited' : 'unknown';
      return { isDone: false, kind, message } satisfies Answer;
    }
  });
}

function refused(message: string): Answer {
  return { isDone: false, kind: 'refused', message };
}

function named(calls: object, name: string): CarriedCall | undefined {
  return Object.hasOwn(calls, name) ? (calls as Record<string, CarriedCall>)[name] : undefined;
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
