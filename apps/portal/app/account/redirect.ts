import { type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { ApiError } from '@tutor/api/core/api-error';
import { redirectTarget } from '@tutor/rules/account/redirect-target';
import { isDesktopClient } from './enter.server.ts';
import { findSignedIn, loaderFailure } from './guard.server.ts';

/**
 * Leads to a menu that lives on another of the company's hosts (specification, core §2). Only to hosts of the settings'
 * white list; where the entry allows it the session goes along as a sign that is good once, never as the bearer.
 */
export async function loader(args: LoaderFunctionArgs): Promise<Response> {
  const { searchParams } = new URL(args.request.url);
  const signedIn = await findSignedIn(args);
  if (signedIn === undefined) return redirect('/welcome');
  try {
    const { body: setting } = await signedIn.api.shell.setting();
    const target = redirectTarget(
      searchParams.get('host') ?? '',
      searchParams.get('path') ?? '/',
      setting.Hosts?.WhiteList ?? [],
    );
    if (target === undefined) return redirect('/404');
    const location = new URL(target.url);
    if (target.isTokenAllowed) {
      const { body } = await signedIn.api.accountSignIn.createLoginSign();
      location.searchParams.set('loginSign', body.LoginSign);
    }
    if (await isDesktopClient(args.request)) location.searchParams.set('client', '1');
    return redirect(location.href, { headers: { 'referrer-policy': 'no-referrer' } });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    throw await loaderFailure(error, args);
  }
}
