import { createHmac } from 'node:crypto';
import { seconds } from '@tutor/rules/time/durations';

/** Servers that help two pages to find each other. */
export interface IceSettings {
  stunUrls: readonly string[];
  turnUrls: readonly string[];
  /** Shared with the TURN server (coturn: static-auth-secret). */
  turnSecret: string | undefined;
  /** How long a credential can be used to begin with; never longer than its session. The page asks anew every few minutes. */
  turnLifetimeMs: number;
}

interface IceServer {
  urls: string[];
  username?: string;
  credential?: string;
}

/**
 * ICE servers for a person. TURN credentials are those of the TURN REST scheme (draft-uberti-behave-turn-rest): the end and the
 * person as a name, and its HMAC-SHA1 by the shared secret as the password. A TURN server knows nothing of sessions: what was given out
 * before a Log Out can be used until its end, and no other is given out.
 */
export function iceServersFor(
  { stunUrls, turnUrls, turnSecret, turnLifetimeMs }: IceSettings,
  { personId, sessionEndsAt }: { personId: number; sessionEndsAt?: Date | undefined },
  now: Date,
): { servers: IceServer[]; expiresAt: Date } {
  const endsAtMs = Math.min(now.getTime() + turnLifetimeMs, sessionEndsAt?.getTime() ?? Number.POSITIVE_INFINITY);
  const expiry = Math.floor(endsAtMs / seconds(1));
  const servers: IceServer[] = stunUrls.length === 0 ? [] : [{ urls: [...stunUrls] }];
  if (turnUrls.length > 0 && turnSecret !== undefined) {
    const username = `${expiry}:${personId}`;
    const credential = createHmac('sha1', turnSecret).update(username).digest('base64');
    servers.push({ urls: [...turnUrls], username, credential });
  }
  return { servers, expiresAt: new Date(expiry * seconds(1)) };
}

/** Pages find each other within one network alone. */
export const noIceServers: IceSettings = { stunUrls: [], turnUrls: [], turnSecret: undefined, turnLifetimeMs: 0 };
