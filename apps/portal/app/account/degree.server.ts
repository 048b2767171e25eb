import { redirect } from '@remix-run/node';
import { portalCookie } from '../kit/portal-cookie.server.ts';
import type { RequestArguments } from '../kit/request-arguments.ts';
import type { Session } from '../session/session.server.ts';
import type { TutorLoad } from '../session/tutor.server.ts';

const askedCookie = portalCookie('degree-asked');

/** Where the degree is given. */
const degreePath = '/newPersonalData#section-education';

/**
 * Sends a tutor whose degree is missing (isNeedRedirectDegree) to the page where it is given, once per session; whoever
 * goes on from there is left alone. Undefined for everybody else.
 */
export async function sendToDegree(
  { request, context }: RequestArguments,
  { user, session }: Pick<TutorLoad, 'user'> & { session: Pick<Session, 'expiresAt'> },
): Promise<Response | undefined> {
  if (!user.isNeedRedirectDegree) return undefined;
  // Every session has its own end, so a new sign-in asks anew.
  const asked = `${user.tuid} ${session.expiresAt.getTime()}`;
  if ((await askedCookie.parse(request.headers.get('cookie'))) === asked) return undefined;
  const headers = { 'set-cookie': await askedCookie.serialize(asked) };
  return /^\/(?:newPersonalData|personalData)(?:[/?]|$)/.test(context.pagePath ?? '')
    ? undefined
    : redirect(degreePath, { headers });
}
