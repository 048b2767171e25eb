import { hkdfSync } from 'node:crypto';
import { EncryptJWT, type JWTPayload, jwtDecrypt } from 'jose';

/** Encrypts what a cookie carries, so that nobody outside can read or change it. `purpose` keeps one use from another's. */
export function seal(payload: JWTPayload, purpose: string, expiresAt?: Date): Promise<string> {
  const token = new EncryptJWT(payload).setProtectedHeader({ alg: 'dir', enc: 'A256GCM' }).setIssuedAt();
  if (expiresAt !== undefined) token.setExpirationTime(expiresAt);
  return token.encrypt(keyFor(purpose));
}

/** What was sealed for a purpose; undefined when it is absent, expired, forged or was sealed with another secret. */
export async function openSealed(value: unknown, purpose: string): Promise<JWTPayload | undefined> {
  if (typeof value !== 'string' || value === '') return undefined;
  try {
    const { payload } = await jwtDecrypt(value, keyFor(purpose), {
      contentEncryptionAlgorithms: ['A256GCM'],
      keyManagementAlgorithms: ['dir'],
    });
    return payload;
  } catch {
    return undefined;
  }
}

const derivedKeys = new Map<string, Uint8Array>();

function keyFor(purpose: string): Uint8Array {
  const secret = process.env.SESSION_SECRET;
  if (secret === undefined) throw new Error('SESSION_SECRET is not set');
  const name = `${purpose} ${secret}`;
  const known = derivedKeys.get(name);
  if (known !== undefined) return known;
  const key = new Uint8Array(hkdfSync('sha256', secret, '', `tutor-portal ${purpose}`, 32));
  derivedKeys.set(name, key);
  return key;
}
