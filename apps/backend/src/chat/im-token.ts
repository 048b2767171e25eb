import { createHmac, timingSafeEqual } from 'node:crypto';
import { hours } from '@tutor/rules/time/durations';

/** Whom a token of the chat's hub names, and until when. */
export interface ImToken {
  personId: number;
  /** The session that it ends with; null for people without one. */
  sessionId: number | null;
  expiresAt: Date;
}

/** How long a token lasts that no session bounds. */
export const imTokenLifetimeMs = hours(12);

/** A token of the chat's hub: what it says, and HMAC-SHA256 over it. */
export function signImToken({ personId, sessionId, expiresAt }: ImToken, key: Buffer): string {
  const said = [personId, sessionId ?? 0, expiresAt.getTime()].join('.');
  return `${said}.${signatureOf(said, key)}`;
}

/** What a token says; undefined for one that is not ours or is over. */
export function readImToken(token: string, key: Buffer, now: Date): ImToken | undefined {
  const match = /^((\d{1,15})\.(\d{1,15})\.(\d{1,15}))\.([\w-]{43})$/.exec(token);
  if (match === null) return undefined;
  const [, said = '', personId, sessionId, expiresAt, signature = ''] = match;
  if (!timingSafeEqual(Buffer.from(signature), Buffer.from(signatureOf(said, key)))) return undefined;
  const read = {
    personId: Number(personId),
    sessionId: Number(sessionId) || null,
    expiresAt: new Date(Number(expiresAt)),
  };
  return read.expiresAt > now ? read : undefined;
}

function signatureOf(said: string, key: Buffer): string {
  return createHmac('sha256', key).update(said).digest('base64url');
}
