import { z } from 'zod';
import { portalCookie } from '../kit/server/portal-cookie.server.ts';
import { openSealed, seal } from '../kit/server/sealed.server.ts';

/** A signed-in tutor's session: the backend's bearer token and until when it holds. */
export interface Session {
  token: string;
  expiresAt: Date;
  /** Signed in by the identity provider: signing out then goes there too. */
  isFromProvider?: boolean;
}

const payloadSchema = z.object({ token: z.string().min(1), exp: z.int(), isFromProvider: z.boolean().optional() });

/** Admin-Token (specification, core §4): encrypted, so that not even the cookie jar holds a usable bearer. */
const adminTokenCookie = portalCookie('Admin-Token');

/** The session of a request, or undefined: no cookie, expired (the token then counts as empty), forged or unreadable. */
export async function readSession(request: Request): Promise<Session | undefined> {
  const sealed: unknown = await adminTokenCookie.parse(request.headers.get('cookie'));
  if (typeof sealed !== 'string' || sealed === '') return undefined;
  const session = opened.get(sealed) ?? (await openSession(sealed));
  return session !== undefined && session.expiresAt.getTime() > Date.now() ? session : undefined;
}

// Opening costs a trip to another thread, and a tutor sends the same cookie all day.
const opened = new Map<string, Session>();
const openedMax = 5_000;

async function openSession(sealed: string): Promise<Session | undefined> {
  const payload = payloadSchema.safeParse(await openSealed(sealed, 'session'));
  if (!payload.success) return undefined;
  const { token, exp, isFromProvider = false } = payload.data;
  const session = { token, expiresAt: new Date(exp * 1000), isFromProvider };
  if (opened.size >= openedMax) opened.clear();
  opened.set(sealed, session);
  return session;
}

/** Set-Cookie that starts a session. */
export async function startSession({ token, expiresAt, isFromProvider = false }: Session): Promise<string> {
  const value = await seal({ token, isFromProvider }, 'session', expiresAt);
  return adminTokenCookie.serialize(value, { expires: expiresAt });
}

/** Set-Cookie that ends the session in this browser. */
export function endSession(): Promise<string> {
  return adminTokenCookie.serialize('', { maxAge: 0 });
}
