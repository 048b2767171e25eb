import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { ApiError } from '@tutor/api/core/api-error';
import { emptyTokenMessage } from '@tutor/rules/account/client-sign-in';
import { ExpiredSignIn } from '@tutor/ui/account/expired-sign-in.tsx';
import { SignInProblem } from '@tutor/ui/account/sign-in-problem.tsx';
import { unsent } from '../kit/forms/form-reply.ts';
import { useActionReply } from '../kit/forms/use-action-reply.ts';
import { pageTitle } from '../kit/page/page-title.ts';
import { shownMessage } from '../kit/server/failed-call.server.ts';
import { createApi } from '../session/api.server.ts';
import { enter, keepLoginSign, loginSignOf, mayTryToEnter, type SwitchReply, switchAccount } from './enter.server.ts';
import { SwitchAccount } from './switch-account.tsx';

export const meta = () => pageTitle('Signing you in');

export const headers = () => ({ 'referrer-policy': 'no-referrer' });

const nothing = { problem: null, isExpired: false, question: null };

/** The desktop client takes over a sign-in by its login sign, and the portal remembers that it runs inside the client. */
export async function loader(args: LoaderFunctionArgs) {
  const { request, context } = args;
  const loginSign = (await loginSignOf(request))?.slice(0, 200);
  if (loginSign === undefined) return json({ ...nothing, problem: emptyTokenMessage }, 400);
  if (!(await mayTryToEnter(context))) {
    return json({ ...nothing, problem: 'Too many tries from this address. Please wait a minute.' }, 429);
  }
  const headers = { 'set-cookie': await keepLoginSign(loginSign) };
  try {
    const { accountSignIn } = createApi(context);
    const { body: isValid } = await accountSignIn.checkLoginSign({ query: { loginSign } });
    if (!isValid) return json({ ...nothing, isExpired: true }, 401);
    const { body } = await accountSignIn.tokenByLoginSign({ query: { loginSign } });
    const outcome = await enter(
      args,
      { token: body.Token, expiresAt: new Date(body.ExpiresTime), tuid: body.Tuid },
      { isClient: true },
    );
    if (outcome instanceof Response) return outcome;
    return json({ ...nothing, question: outcome }, { headers });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return json({ ...nothing, problem: shownMessage(error) }, { status: 401, headers });
  }
}

/** The answer to the question before an account is entered. */
export async function action(args: ActionFunctionArgs) {
  const switched = await switchAccount(args, (await args.request.formData()).get('sealed'));
  return (
    switched ?? json<SwitchReply>({ ...unsent([]), problem: 'This took too long. Please open the client again.' }, 400)
  );
}

/** What was asked stands until it is answered; reading it anew would sign in once more. */
export function shouldRevalidate(): boolean {
  return false;
}

export default function ClientAutoLogin() {
  const { problem, isExpired, question } = useLoaderData<typeof loader>();
  const reply = useActionReply<SwitchReply>();
  const shown = reply?.problem ?? problem;
  if (shown !== null) return <SignInProblem kind="client" message={shown} signInHref="/login" />;
  if (question !== null) return <SwitchAccount question={question} error={reply?.error ?? undefined} />;
  return isExpired ? <ExpiredSignIn signInHref="/login" /> : null;
}
