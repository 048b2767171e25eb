import { createHmac } from 'node:crypto';
import { seconds } from '@tutor/rules/time/durations';

/** Servers that help two pages to find each other. */
export interface IceSettings {
  stunUrls: readonly string[];
  turnUrls: readonly string[];
  /** Shared with the TURN server (coturn: static-auth-secret). */
  turnSecret: string | undefined;
  /** How long a credential can be used to begin with. */
  turnLifetimeMs: number;
}

interface IceServer {
  urls: string[];
  username?: string;
  credential?: string;
}

/**
 * ICE servers for a person. TURN credentials are those of the TURN REST scheme (draft-uberti-behave-turn-rest): the end and the
 * person as a name, and its HMAC-SHA1 by the shared secret as the password.
 */
export function iceServersFor(
  { stunUrls, turnUrls, turnSecret, turnLifetimeMs }: IceSettings,
  personId: number,
  now: Date,
): { servers: IceServer[]; expiresAt: Date } {
  const expiry = Math.floor((now.getTime() + turnLifetimeMs) / seconds(1));
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
