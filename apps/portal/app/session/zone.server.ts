import { companyZone, isKnownZone } from '@tutor/rules/time/zone';
import { portalCookie } from '../kit/server/portal-cookie.server.ts';
import type { RequestArguments } from '../kit/server/request-arguments.ts';
import { requireTutor } from './tutor.server.ts';

/** The browser's own zone, set by a script for tutors whose profile names none. Carries nothing private. */
const zoneCookie = 'zone';

const profileZoneCookie = portalCookie('profile-zone');

/** The tutor's zone: of the profile, else of the browser, else the company's. Costs a call only when no cookie knows it. */
export async function tutorZone(args: RequestArguments): Promise<string> {
  const remembered: unknown = await profileZoneCookie.parse(args.request.headers.get('cookie'));
  if (typeof remembered === 'string' && isKnownZone(remembered)) return remembered;
  const { user } = await requireTutor(args);
  return zoneOf(user.timeZone, args.request);
}

/** As tutorZone, for a tutor who is already loaded. */
export function zoneOf(profileZone: string | undefined, request: Request): string {
  if (profileZone !== undefined && isKnownZone(profileZone)) return profileZone;
  const browserZone = browserZoneOf(request);
  return browserZone ?? companyZone;
}

/** Set-Cookie that remembers the profile's zone for the requests that do not load the tutor. */
export function rememberZone(profileZone: string | undefined): Promise<string> {
  return profileZone !== undefined && isKnownZone(profileZone)
    ? profileZoneCookie.serialize(profileZone)
    : profileZoneCookie.serialize('', { maxAge: 0 });
}

function browserZoneOf(request: Request): string | undefined {
  const cookies = request.headers.get('cookie') ?? '';
  const pair = cookies.split(/;\s*/).find((cookie) => cookie.startsWith(`${zoneCookie}=`));
  if (pair === undefined) return undefined;
  try {
    const zone = decodeURIComponent(pair.slice(zoneCookie.length + 1));
    return isKnownZone(zone) ? zone : undefined;
  } catch {
    return undefined;
  }
}
