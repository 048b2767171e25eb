import { clientCookieMs } from '@tutor/rules/account/client-sign-in';
import { portalCookie } from '../kit/server/portal-cookie.server.ts';

const clientCookie = portalCookie('client', { httpOnly: false, maxAge: clientCookieMs / 1000 });

/** Set-Cookie of a sign-in by the desktop client. */
export function rememberDesktopClient(): Promise<string> {
  return clientCookie.serialize('1');
}

/** Whether the portal runs inside the desktop client. */
export async function isDesktopClient(request: Request): Promise<boolean> {
  const value: unknown = await clientCookie.parse(request.headers.get('cookie'));
  return value === '1' || value === 1;
}
