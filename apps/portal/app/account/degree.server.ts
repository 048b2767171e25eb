import { redirect } from '@remix-run/node';
import { setFlash } from '../kit/forms/flash.server.ts';
import { portalCookie, settingCookies } from '../kit/server/portal-cookie.server.ts';
import type { RequestArguments } from '../kit/server/request-arguments.ts';
import type { Session } from '../session/session.server.ts';
import type { TutorLoad } from '../session/tutor.server.ts';

const askedCookie = portalCookie('degree-asked');

const askForDegree = {
  tone: 'info',
  message: 'The company does not have your degree yet. Please add it here; then you can go on.',
} as const;

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
  if (/^\/(?:newPersonalData|personalData)(?:[/?]|$)/.test(context.pagePath ?? '')) return undefined;
  const headers = settingCookies([await askedCookie.serialize(asked), await setFlash(askForDegree)]);
  return redirect(degreePath, { headers });
}
