import type { RequestArguments } from '../kit/server/request-arguments.ts';
import { findSignedIn } from './guard.server.ts';
import { type Session, startSession } from './session.server.ts';

/**
 * Set-Cookie that starts a session after a sign-in. The session that it replaces in this browser ends at the service too:
 * nobody can sign out of it any more, and its bearer would hold until it expires.
 */
export async function replaceSession(args: RequestArguments, session: Session): Promise<string> {
  const replaced = await findSignedIn(args);
  if (replaced !== undefined && replaced.session.token !== session.token) {
    await replaced.api.account.logout().catch(() => undefined);
  }
  return startSession(session);
}
