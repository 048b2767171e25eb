import { json, redirect } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { redirectTarget } from '@tutor/rules/account/redirect-target';
import { safeReturnPath } from '@tutor/rules/account/return-path';
import { LeavingPage } from '@tutor/ui/account/leaving-page.tsx';
import { pageTitle } from '../kit/page/page-title.ts';
import { createApi } from '../session/api.server.ts';
import { isDesktopClient } from '../session/desktop-client.server.ts';
import { findSignedIn } from '../session/guard.server.ts';
import { type Visited, visited } from '../session/guarded.server.ts';
import { type TokenEntry as Entry, enterByToken } from './enter-by-token.server.ts';
import { TokenEntry } from './token-entry.tsx';

interface Leaving {
  host: string;
  href: string;
}

export const meta = ({ data }: { data?: Leaving | Entry | undefined }) =>
  pageTitle(data !== undefined && 'question' in data ? 'Signing you in' : 'Leaving');

export const headers = () => ({ 'referrer-policy': 'no-referrer' });

/**
 * The way between the company's portals (specification, core §2). With a token another portal sends a tutor here: it is exchanged
 * for a session, and the tutor goes on to the path of our own site. With a host a tutor goes to a menu that lives there.
 */
export const loader = visited(async (args) => {
  const { search } = args;
  if (!search.has('token')) return json<Leaving | Entry>(await leave(args));
  const isClient = search.get('client') === '1';
  return (await enterByToken(args, { isClient, to: safeReturnPath(search.get('path')) })) as Answer;
});

type Answer = ReturnType<typeof json<Leaving | Entry>>;

/**
 * Only to hosts of the settings' white list; where the entry allows it the session goes along as a sign that is good once, never
 * as the bearer. Where it does not, nobody is signed in over there, and the tutor is asked before leaving. A visitor has no session
 * to go along.
 */
async function leave(args: Visited): Promise<Leaving> {
  const api = (await findSignedIn(args))?.api;
  const { body: setting } = await (api ?? createApi(args.context)).shell.setting();
  const target = redirectTarget(
    args.search.get('host') ?? '',
    args.search.get('path') ?? '/',
    setting.Hosts?.WhiteList ?? [],
  );
  if (target === undefined) throw redirect('/404');
  const location = new URL(target.url);
  if (await isDesktopClient(args.request)) location.searchParams.set('client', '1');
  if (!target.isTokenAllowed) return { host: location.hostname, href: location.href };
  if (api !== undefined) {
    const { body } = await api.accountSignIn.createLoginSign();
    location.searchParams.set('loginSign', body.LoginSign);
  }
  throw redirect(location.href, { headers: { 'referrer-policy': 'no-referrer' } });
}

/** The token was used up by asking: what the page knows is all there is. */
export function shouldRevalidate(): boolean {
  return false;
}

export default function Redirect() {
  const shown = useLoaderData<Leaving | Entry>();
  if ('question' in shown) return <TokenEntry {...shown} />;
  return <LeavingPage host={shown.host} href={shown.href} homeHref="/home" />;
}

export { answerSwitch as action } from './enter-by-token.server.ts';
