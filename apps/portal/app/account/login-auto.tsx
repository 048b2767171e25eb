import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { ApiError } from '@tutor/api/core/api-error';
import { emptyTokenMessage } from '@tutor/rules/account/client-sign-in';
import { SignInProblem } from '@tutor/ui/account/sign-in-problem.tsx';
import { shownMessage } from '../kit/failed-call.server.ts';
import { unsent } from '../kit/form-reply.ts';
import { pageTitle } from '../kit/page-title.ts';
import { useActionReply } from '../kit/use-action-reply.ts';
import { createApi } from '../session/api.server.ts';
import { enter, mayTryToEnter, type SwitchReply, switchAccount } from './enter.server.ts';
import { SwitchAccount } from './switch-account.tsx';

export const meta = () => pageTitle('Signing you in');

export const headers = () => ({ 'referrer-policy': 'no-referrer' });

const tooOften = 'Too many tries from this address. Please wait a minute.';

/** Signs in by a one-time token in the address (specification, core §4). The address is left at once: 303. */
export async function loader(args: LoaderFunctionArgs) {
  const { request, context } = args;
  const token = (new URL(request.url).searchParams.get('token') ?? '').trim();
  if (token === '') return json({ problem: emptyTokenMessage, question: null }, 400);
  if (!(await mayTryToEnter(context))) return json({ problem: tooOften, question: null }, 429);
  try {
    const { body } = await createApi(context).accountSignIn.autoLogin({ query: { code: token.slice(0, 500) } });
    const outcome = await enter(
      args,
      { token: body.Token, expiresAt: new Date(body.ExpiresTime), tuid: body.Tuid },
      { isClient: false },
    );
    if (outcome instanceof Response) return outcome;
    return json({ problem: null, question: outcome });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return json({ problem: shownMessage(error), question: null }, 401);
  }
}

/** The answer to the question before an account is entered. */
export async function action(args: ActionFunctionArgs) {
  const switched = await switchAccount(args, (await args.request.formData()).get('sealed'));
  return (
    switched ?? json<SwitchReply>({ ...unsent([]), problem: 'This took too long. Please open your link again.' }, 400)
  );
}

/** The token was used up by asking: what the page knows is all there is. */
export function shouldRevalidate(): boolean {
  return false;
}

export default function LoginAuto() {
  const { problem, question } = useLoaderData<typeof loader>();
  const reply = useActionReply<SwitchReply>();
  const shown = reply?.problem ?? problem;
  if (shown !== null) return <SignInProblem kind="autoLogin" message={shown} signInHref="/login" />;
  return question === null ? null : <SwitchAccount question={question} error={reply?.error ?? undefined} />;
}
