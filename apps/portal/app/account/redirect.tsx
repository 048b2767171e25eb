import { redirect } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { redirectTarget } from '@tutor/rules/account/redirect-target';
import { LeavingPage } from '@tutor/ui/account/leaving-page.tsx';
import { pageTitle } from '../kit/page-title.ts';
import { createApi } from '../session/api.server.ts';
import { isDesktopClient } from '../session/desktop-client.server.ts';
import { findSignedIn } from '../session/guard.server.ts';
import { visited } from '../session/guarded.server.ts';

export const meta = () => pageTitle('Leaving');

export const headers = () => ({ 'referrer-policy': 'no-referrer' });

/**
 * Leads to a menu that lives on another of the company's hosts (specification, core §2). Only to hosts of the settings'
 * white list; where the entry allows it the session goes along as a sign that is good once, never as the bearer. Where it
 * does not, nobody is signed in over there, and the tutor is asked before leaving. A visitor has no session to go along.
 */
export const loader = visited(async (args) => {
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
});

export default function Leaving() {
  const { host, href } = useLoaderData<typeof loader>();
  return <LeavingPage host={host} href={href} homeHref="/home" />;
}
