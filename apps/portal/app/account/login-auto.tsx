import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { pageTitle } from '../kit/page/page-title.ts';
import { type TokenEntry as Entry, enterByToken } from './enter-by-token.server.ts';
import { TokenEntry } from './token-entry.tsx';

export const meta = () => pageTitle('Signing you in');

export const headers = () => ({ 'referrer-policy': 'no-referrer' });

/** Signs in by a one-time token in the address (specification, core §4). */
export const loader = (args: LoaderFunctionArgs): Promise<Response> => enterByToken(args, { isClient: false });

/** The token was used up by asking: what the page knows is all there is. */
export function shouldRevalidate(): boolean {
  return false;
}

export default function LoginAuto() {
  return <TokenEntry {...useLoaderData<Entry>()} />;
}

export { answerSwitch as action } from './enter-by-token.server.ts';
