import { hours } from '@tutor/rules/time/durations';
import { z } from 'zod';
import { portalCookie } from '../kit/server/portal-cookie.server.ts';
import { openSealed, seal } from '../kit/server/sealed.server.ts';

const keptMs = hours(24);
const lastTutorCookie = portalCookie('last-tutor', { maxAge: keptMs / 1000 });
const lastTutorSchema = z.object({ account: z.string() });

/**
 * Set-Cookie that keeps who is signed in, up to a day longer than the page was last loaded: so that a session that ended by itself
 * is told from a visit.
 */
export async function rememberLastTutor(account: string): Promise<string> {
  return lastTutorCookie.serialize(await seal({ account }, 'last-tutor', new Date(Date.now() + keptMs)));
}

/** Who was signed in here and did not sign out. Asked where nobody is signed in now. */
export async function findLastTutor(request: Request): Promise<{ account: string } | undefined> {
  const sealed = await lastTutorCookie.parse(request.headers.get('cookie'));
  return lastTutorSchema.safeParse(await openSealed(sealed, 'last-tutor')).data;
}

/** Set-Cookie after a sign-out by hand. */
export function forgetLastTutor(): Promise<string> {
  return lastTutorCookie.serialize('', { maxAge: 0 });
}
