import { type ActionFunctionArgs, json, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { SignInProblem } from '@tutor/ui/account/sign-in-problem.tsx';
import { useEffect, useRef, useState } from 'react';
import { setFlash } from '../kit/forms/flash.server.ts';
import { useActionReply } from '../kit/forms/use-action-reply.ts';
import { useNonce } from '../kit/page/nonce.ts';
import { pageTitle } from '../kit/page/page-title.ts';
import { settingCookies } from '../kit/server/portal-cookie.server.ts';
import { findSignedIn } from '../session/guard.server.ts';
import { replaceSession } from '../session/replace-session.server.ts';
import { ProviderError } from './provider-metadata.server.ts';
import { providerSettings } from './provider-settings.server.ts';
import { clearAttempt, finishProviderSignIn, returnPathOfAttempt, signedOutState } from './provider-sign-in.server.ts';
import { recordSignIn } from './sign-in-log.server.ts';

export const meta = () => pageTitle('Signing you in');

// Not 'no-referrer': the browser would then send the form below with the origin 'null'.
export const headers = () => ({ 'referrer-policy': 'same-origin' });

/** The return address of the identity provider. After a sign-out it brings nothing along. */
export function loader({ request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const isReturnFromSignOut = searchParams.get('state') === signedOutState;
  if (isReturnFromSignOut) throw redirect('/welcome');
  return json(null);
}

/** Takes what the provider put into the address, as the script of the page sends it, and verifies all of it. */
export async function action(args: ActionFunctionArgs) {
  const { request, context } = args;
  const answer = (await request.formData()).get('answer');
  const parameters = new URLSearchParams(typeof answer === 'string' ? answer : '');
  const state = parameters.get('state') ?? '';
  const cleared = await clearAttempt(state);
  try {
    const settings = await providerSettings(context);
    const { session, returnTo } = await finishProviderSignIn(settings, request, parameters, new Date());
    recordSignIn(args, session.token, 'identityProvider');
    return redirect(returnTo, { headers: settingCookies([cleared, await replaceSession(args, session)]) });
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    context.log.warn({ requestId: context.requestId, reason: error.message }, 'identity provider');
    const returnTo = await returnPathOfAttempt(request, state);
    // Another tab was quicker, or the tutor was signed in all along: there is a way on, and no need of a way in.
    if ((await findSignedIn(args)) !== undefined) {
      return redirect(returnTo, { headers: settingCookies([cleared, await setFlash(stillSignedIn)]) });
    }
    return json(
      { problem: error.message, returnTo, requestId: context.requestId },
      { status: 400, headers: { 'set-cookie': cleared } },
    );
  }
}

const stillSignedIn = { tone: 'info', message: 'Signing in again did not work. You are signed in as before.' } as const;

export default function OidcCallback() {
  const reply = useActionReply<typeof action>();
  const nonce = useNonce();
  const answerRef = useRef<HTMLInputElement>(null);
  const [isUnanswered, setUnanswered] = useState(false);
  // The script has filled the field long before, unless the address brought nothing or the script could not be had.
  useEffect(() => setUnanswered(answerRef.current?.value === ''), []);
  if (reply !== undefined) {
    const query = new URLSearchParams({ returnTo: reply.returnTo });
    return (
      <SignInProblem
        kind="provider"
        message={reply.problem}
        retryHref={`/oidc-sign-in?${query}`}
        signInHref={`/login?${query}`}
        requestId={reply.requestId}
      />
    );
  }
  if (isUnanswered) {
    return (
      <SignInProblem
        kind="provider"
        message="No answer came back from the company sign-in."
        retryHref="/oidc-sign-in"
        signInHref="/login"
      />
    );
  }
  return (
    <main id="main">
      <form id="oidc-answer" method="post" action="/oidc-callback">
        <input ref={answerRef} type="hidden" name="answer" />
        <p role="status">Signing you in…</p>
      </form>
      <noscript>
        <p>Signing in by the identity provider needs JavaScript.</p>
      </noscript>
      <p>
        <a href="/login">Sign in with your password instead</a>
      </p>
      {/* Runs at once, before anything else on the page, and takes the tokens out of the address. */}
      <script nonce={nonce} src="/oidc-callback.js" suppressHydrationWarning />
    </main>
  );
}
