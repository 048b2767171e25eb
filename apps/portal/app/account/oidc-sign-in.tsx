import { json, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { safeReturnPath } from '@tutor/rules/account/return-path';
import { SignInProblem } from '@tutor/ui/account/sign-in-problem.tsx';
import { pageTitle } from '../kit/page/page-title.ts';
import { ProviderError } from './provider-metadata.server.ts';
import { providerSettings } from './provider-settings.server.ts';
import { beginProviderSignIn } from './provider-sign-in.server.ts';

export const meta = () => pageTitle('Signing you in');

/** Sends the browser to the identity provider; where that cannot be done the page says why, with a way to try again. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const returnTo = safeReturnPath(new URL(request.url).searchParams.get('returnTo'));
  try {
    const { location, setCookie } = await beginProviderSignIn(await providerSettings(context), returnTo, new Date());
    return redirect(location, { headers: { 'set-cookie': setCookie } });
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    context.log.warn({ requestId: context.requestId, reason: error.message }, 'identity provider');
    return json({ problem: error.message, returnTo, requestId: context.requestId }, 502);
  }
}

export default function OidcSignIn() {
  const { problem, returnTo, requestId } = useLoaderData<typeof loader>();
  const query = new URLSearchParams({ returnTo });
  return (
    <SignInProblem
      kind="provider"
      message={problem}
      retryHref={`/oidc-sign-in?${query}`}
      signInHref={`/login?${query}`}
      requestId={requestId}
    />
  );
}
