import { clientCookieMs } from '@tutor/rules/account/client-sign-in';
import { clientVersionOf, recordedVersion } from '@tutor/rules/account/client-version';
import { z } from 'zod';
import { requireFailedCall } from '../kit/server/failed-call.server.ts';
import { portalCookie } from '../kit/server/portal-cookie.server.ts';
import { isDesktopClient } from '../session/desktop-client.server.ts';
import { extrasAddress } from '../session/extras-address.ts';
import type { Guarded } from '../session/guarded.server.ts';
import { requireTutor } from '../session/tutor.server.ts';

const recordedCookie = portalCookie('client-version', { path: extrasAddress, maxAge: clientCookieMs / 1000 });

const keptMax = 12;

/**
 * Tells the company which version of the desktop client a tutor uses, once per tutor and version: the browser keeps what
 * was recorded when Msg was Success (specification, core §7). Gives the Set-Cookie then. Nothing depends on it.
 */
export async function recordClientVersion(args: Guarded): Promise<string | undefined> {
  const { request } = args;
  if (!(await isDesktopClient(request))) return undefined;
  const client = clientVersionOf(request.headers.get('user-agent'));
  if (client === undefined) return undefined;
  const { api } = args;
  const record = recordedVersion((await requireTutor(args)).user.tuid, client);
  const known = recordsOf(await recordedCookie.parse(request.headers.get('cookie')));
  if (known.includes(record)) return undefined;
  try {
    const { message } = await api.accountSignIn.clientVersionUsed({
      body: { Label: client.label, Version: client.version },
    });
    return message === 'Success' ? await recordedCookie.serialize([record, ...known].slice(0, keptMax)) : undefined;
  } catch (error) {
    requireFailedCall(error);
    return undefined;
  }
}

/** What this browser keeps: of each tutor who used it, and of some versions. */
function recordsOf(kept: unknown): string[] {
  return z.array(z.string()).safeParse(kept).data ?? [];
}
