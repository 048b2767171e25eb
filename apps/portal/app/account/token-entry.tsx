import { SignInProblem } from '@tutor/ui/account/sign-in-problem.tsx';
import { useActionReply } from '../kit/forms/use-action-reply.ts';
import type { SwitchReply } from './enter.server.ts';
import type { TokenEntry as Entry } from './enter-by-token.server.ts';
import { SwitchAccount } from './switch-account.tsx';

/** A way in by a token that did not lead on at once: it has failed, or asks whether the account is to be entered. */
export function TokenEntry({ problem, question }: Entry) {
  const reply = useActionReply<SwitchReply>();
  const shown = reply?.problem ?? problem;
  if (shown !== null) return <SignInProblem kind="autoLogin" message={shown} signInHref="/login" />;
  return question === null ? null : <SwitchAccount question={question} error={reply?.error ?? undefined} />;
}
