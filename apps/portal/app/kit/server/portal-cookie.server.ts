import { type CookieOptions, createCookie } from '@remix-run/node';

/**
 * A cookie of the portal: no script reads it, no other site sends it along, and over https it is Secure. Over http it is not:
 * browsers treat http://localhost as trustworthy, but not every one keeps Secure cookies there.
 */
export function portalCookie(name: string, options: CookieOptions = {}) {
  const cookie = createCookie(name, { httpOnly: true, sameSite: 'lax', path: '/', ...options });
  return {
    parse: (header: string | null): Promise<unknown> => cookie.parse(header),
    // Asked for each time: the address is known once the server listens.
    serialize: (value: unknown, more: CookieOptions = {}): Promise<string> =>
      cookie.serialize(value, { ...more, secure: process.env.PUBLIC_ORIGIN?.startsWith('https:') ?? false }),
  };
}

/** Headers that set all of these. */
export function settingCookies(cookies: readonly string[]): Headers {
  return new Headers(cookies.map((cookie): [string, string] => ['set-cookie', cookie]));
}
