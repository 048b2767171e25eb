import type { LoaderFunctionArgs } from '@remix-run/node';
import type { Api } from './api.server.ts';
import { asked, RefusedAsk } from './asked.server.ts';

/** A call that takes a body of its own, which the service checks. */
export type CarriedCall = (input: { body: object }) => Promise<{ body: unknown }>;

/**
 * An action that carries requests from an open page to the service: `call` by its name in the contract, `body` as JSON. `callsOf` gives
 * those that a page may make.
 */
export function carriedCalls(callsOf: (api: Api) => object): (args: LoaderFunctionArgs) => Promise<Response> {
  return asked(async ({ api, request }) => {
    const form = await request.formData();
    const call = named(callsOf(api), String(form.get('call')));
    const body = readJson(String(form.get('body')));
    if (call === undefined || body === undefined) throw new RefusedAsk('This call cannot be read.');
    return (await call({ body })).body;
  });
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
