import { type ActionFunctionArgs, redirect, redirectDocument } from '@remix-run/node';
import { settingCookies } from '../kit/server/portal-cookie.server.ts';
import type { RequestArguments } from '../kit/server/request-arguments.ts';
import { findSignedIn } from '../session/guard.server.ts';
import { forgetLastTutor } from '../session/last-tutor.server.ts';
import { endSession } from '../session/session.server.ts';
import { ProviderError } from './provider-metadata.server.ts';
import { providerSettings } from './provider-settings.server.ts';
import { providerSignOut } from './provider-sign-in.server.ts';

/** Leaving is a POST from our page; somebody who only opens the address stays signed in. */
export function loader(): Response {
  return redirect('/home');
}

/** Ends the session here whatever the backend says, and wipes what this browser kept of the tutor. */
export async function action(args: ActionFunctionArgs): Promise<Response> {
  const signedIn = await findSignedIn(args);
  await signedIn?.api.account.logout().catch(() => undefined);
  const headers = settingCookies([await endSession(), await forgetLastTutor()]);
  headers.set('clear-site-data', '"storage"');
  return redirectDocument(await afterSignOut(args, signedIn?.session.isFromProvider ?? false), { headers });
}

/**
 * The provider's own session ends too, by way of its end-session address. A form without JavaScript stays here: our
 * policy lets no form lead to another site.
 */
async function afterSignOut({ context }: RequestArguments, isFromProvider: boolean): Promise<string> {
  if (!isFromProvider || !context.isDataRequest) return '/welcome';
  try {
    return await providerSignOut(await providerSettings(context));
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    return '/welcome';
  }
}
