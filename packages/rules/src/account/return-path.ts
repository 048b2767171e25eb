const fallbackPath = '/home';
// Any control character, space, backslash or a scheme-relative start makes browsers and servers disagree on the host.
const unsafeCharacters = /[\p{Cc}\p{Cf}\p{Z}\\]/u;

/**
 * A path on our own site that is safe to go to, or the fallback ('/home').
 * Accepts one leading '/', no second one, no backslash or control character, and only what resolves to the same origin.
 */
export function safeReturnPath(value: string | null | undefined, fallback: string = fallbackPath): string {
  if (typeof value !== 'string' || value.length > 2048) return fallback;
  if (!value.startsWith('/') || value.startsWith('//') || unsafeCharacters.test(value)) return fallback;
  // Some proxies decode once more than we do: what would be unsafe decoded is unsafe now.
  if (/^\/(?:%2f|%5c)/i.test(value)) return fallback;
  const base = 'https://portal.invalid';
  try {
    const url = new URL(value, base);
    if (url.origin !== base || url.pathname.startsWith('//')) return fallback;
    return `${url.pathname}${url.search}${url.hash}`;
  } catch {
    return fallback;
  }
}
