import { z } from 'zod';
import { portalCookie } from '../kit/portal-cookie.server.ts';
import { openSealed, seal } from './sealed.server.ts';

/** Whose pages this browser was shown last. It outlives the session, and Log Out takes it away. */
const knownTutorCookie = portalCookie('known-tutor');

const payloadSchema = z.object({ tuid: z.int() });

// One for each tutor: a page that finds it in its request has nothing to set.
const sealedOf = new Map<number, string>();
const sealedMax = 5_000;

/** Set-Cookie that remembers whose pages are shown; undefined where the browser knows. */
export async function rememberKnownTutor(request: Request, tuid: number): Promise<string | undefined> {
  const sealed = sealedOf.get(tuid) ?? (await seal({ tuid }, 'known-tutor'));
  if (sealedOf.size >= sealedMax) sealedOf.clear();
  sealedOf.set(tuid, sealed);
  const known: unknown = await knownTutorCookie.parse(request.headers.get('cookie'));
  return known === sealed ? undefined : knownTutorCookie.serialize(sealed);
}

/** Whose pages this browser was shown last; undefined where nobody can say. */
export async function findKnownTutor(request: Request): Promise<number | undefined> {
  const known: unknown = await knownTutorCookie.parse(request.headers.get('cookie'));
  return payloadSchema.safeParse(await openSealed(known, 'known-tutor')).data?.tuid;
}

export function forgetKnownTutor(): Promise<string> {
  return knownTutorCookie.serialize('', { maxAge: 0 });
}
