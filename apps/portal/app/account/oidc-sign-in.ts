import { type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { safeReturnPath } from '@tutor/rules/account/return-path';
import { setFlash } from '../shell/flash.server.ts';
import { ProviderError } from './provider-metadata.server.ts';
import { providerSettings } from './provider-settings.server.ts';
import { beginProviderSignIn } from './provider-sign-in.server.ts';

/** Sends the browser to the identity provider; back to /login with the reason when that cannot be done. */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<Response> {
  const returnTo = safeReturnPath(new URL(request.url).searchParams.get('returnTo'));
  try {
    const { location, setCookie } = await beginProviderSignIn(await providerSettings(context), returnTo, new Date());
    return redirect(location, { headers: { 'set-cookie': setCookie } });
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    context.log.warn({ requestId: context.requestId, reason: error.message }, 'identity provider');
    const headers = { 'set-cookie': await setFlash({ tone: 'error', message: error.message }) };
    return redirect(`/login?returnTo=${encodeURIComponent(returnTo)}`, { headers });
  }
}
