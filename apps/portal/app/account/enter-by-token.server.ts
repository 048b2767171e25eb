import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from '@remix-run/node';
import { ApiError } from '@tutor/api/core/api-error';
import { emptyTokenMessage } from '@tutor/rules/account/client-sign-in';
import { unsent } from '../kit/forms/form-reply.ts';
import { shownMessage } from '../kit/server/failed-call.server.ts';
import { createApi } from '../session/api.server.ts';
import { enter, mayTryToEnter, type SwitchQuestion, type SwitchReply, switchAccount } from './enter.server.ts';

const tooOften = 'Too many tries from this address. Please wait a minute.';

/** What a page of such a way in shows: why it did not work, or the question before an account is entered. */
export interface TokenEntry {
  problem: string | null;
  question: SwitchQuestion | null;
}

/**
 * Signs in by the one-time token in the address, which is exchanged for a session and never kept. The address is left at once,
 * by 303, so that the token does not stay in the history.
 */
export async function enterByToken(
  args: LoaderFunctionArgs,
  options: { isClient: boolean; to?: string },
): Promise<Response> {
  const { request, context } = args;
  const token = (new URL(request.url).searchParams.get('token') ?? '').trim();
  if (token === '') return answer({ problem: emptyTokenMessage }, 400);
  if (!(await mayTryToEnter(context))) return answer({ problem: tooOften }, 429);
  try {
    const { body } = await createApi(context).accountSignIn.autoLogin({ query: { code: token.slice(0, 500) } });
    const outcome = await enter(
      args,
      { token: body.Token, expiresAt: new Date(body.ExpiresTime), tuid: body.Tuid },
      options,
    );
    return outcome instanceof Response ? outcome : answer({ question: outcome }, 200);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return answer({ problem: shownMessage(error) }, 401);
  }
}

function answer(entry: Partial<TokenEntry>, status: number): Response {
  return json<TokenEntry>({ problem: null, question: null, ...entry }, status);
}

/** The answer to the question before an account is entered. */
export async function answerSwitch(args: ActionFunctionArgs): Promise<Response> {
  const switched = await switchAccount(args, (await args.request.formData()).get('sealed'));
  return (
    switched ?? json<SwitchReply>({ ...unsent([]), problem: 'This took too long. Please open your link again.' }, 400)
  );
}
