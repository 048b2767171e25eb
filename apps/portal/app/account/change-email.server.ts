import type { RequestArguments } from '../kit/request-arguments.ts';
import { wordsOr } from '../kit/words-or.server.ts';
import type { Api } from '../session/api.server.ts';
import { serverNow } from '../session/server-clock.server.ts';

/** Sends the code that proves the new e-mail. */
export async function sendEmailCode({ context }: RequestArguments, api: Api, newEmail: string) {
  const { message } = await api.accountRecovery.sendChangeEmailCode({ body: { Email: newEmail } });
  return { message: wordsOr(message, 'The code was sent.'), sentAtMs: await serverNow(context) };
}

/** Changes the private e-mail from the one that is in use now. */
export async function changeEmail(
  api: Api,
  currentEmail: string | undefined,
  { newEmail, code }: { newEmail: string; code: string },
): Promise<{ message: string }> {
  const body = { Email: currentEmail ?? '', Code: code, NewPrivateEmail: newEmail };
  const { message } = await api.accountRecovery.changeEmail({ body });
  return { message: wordsOr(message, 'Your e-mail was changed.') };
}
