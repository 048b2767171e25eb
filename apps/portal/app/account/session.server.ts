import { hkdfSync } from 'node:crypto';
import { createCookie } from '@remix-run/node';
import { EncryptJWT, jwtDecrypt } from 'jose';
import { z } from 'zod';

/** A signed-in tutor's session: the backend's bearer token and until when it holds. */
export interface Session {
  token: string;
  expiresAt: Date;
}

const payloadSchema = z.object({ token: z.string().min(1), exp: z.int() });

/** Admin-Token (specification, core §4): encrypted, so that not even the cookie jar holds a usable bearer. */
function adminTokenCookie() {
  return createCookie('Admin-Token', {
    httpOnly: true,
    sameSite: 'lax',
    path: '/',
    // Browsers treat http://localhost as trustworthy, but not every one keeps Secure cookies there.
    secure: process.env.PUBLIC_ORIGIN?.startsWith('https:') ?? false,
  });
}

/** The session of a request, or undefined: no cookie, expired (the token then counts as empty), forged or unreadable. */
export async function readSession(request: Request): Promise<Session | undefined> {
  const value: unknown = await adminTokenCookie().parse(request.headers.get('cookie'));
  if (typeof value !== 'string' || value.length === 0) return undefined;
  try {
    const { payload } = await jwtDecrypt(value, encryptionKey(), {
      contentEncryptionAlgorithms: ['A256GCM'],
      keyManagementAlgorithms: ['dir'],
    });
    const { token, exp } = payloadSchema.parse(payload);
    return { token, expiresAt: new Date(exp * 1000) };
  } catch {
    return undefined;
  }
}

/** Set-Cookie that starts a session. */
export async function startSession(session: Session): Promise<string> {
  const value = await new EncryptJWT({ token: session.token })
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
    .setIssuedAt()
    .setExpirationTime(session.expiresAt)
    .encrypt(encryptionKey());
  return adminTokenCookie().serialize(value, { expires: session.expiresAt });
}

/** Set-Cookie that ends the session in this browser. */
export function endSession(): Promise<string> {
  return adminTokenCookie().serialize('', { maxAge: 0 });
}

let derivedKey: { secret: string; key: Uint8Array } | undefined;

function encryptionKey(): Uint8Array {
  const secret = process.env.SESSION_SECRET;
  if (secret === undefined) throw new Error('SESSION_SECRET is not set');
  if (derivedKey?.secret !== secret) {
    derivedKey = { secret, key: new Uint8Array(hkdfSync('sha256', secret, '', 'tutor-portal session', 32)) };
  }
  return derivedKey.key;
}
