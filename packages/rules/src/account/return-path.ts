const fallbackPath = '/home';
const base = 'https://portal.invalid';
// Any control character, space, backslash or a scheme-relative start makes browsers and servers disagree on the host.
const unsafeCharacters = /[\p{Cc}\p{Cf}\p{Z}\\]/u;
/** Proxies and servers on the way may each decode once more than we do. */
const decodingsMax = 4;

/**
 * A path on our own site that is safe to go to, or the fallback ('/home').
 * Accepts one leading '/', no second one, no backslash or control character, and only what resolves to the same origin,
 * however often it is percent-decoded on the way.
 */
export function safeReturnPath(value: string | null | undefined, fallback: string = fallbackPath): string {
  if (typeof value !== 'string' || value.length > 2048) return fallback;
  if (!value.startsWith('/') || unsafeCharacters.test(value)) return fallback;
  const path = pathOnOurSite(value);
  return path !== undefined && staysOnOurSite(path) ? path : fallback;
}

/**
 * The address of a way in ('/login', '/welcome?failed=…') that leads back to `from`, a path on our own site. /home is left out:
 * a sign-in leads there anyway.
 */
export function withReturnPath(wayIn: string, from: string): string {
  if (from === '/' || from === fallbackPath) return wayIn;
  return `${wayIn}${wayIn.includes('?') ? '&' : '?'}returnTo=${encodeURIComponent(from)}`;
}

/** The path as a browser reads it, or undefined when it leads to another host. */
function pathOnOurSite(value: string): string | undefined {
  try {
    const url = new URL(value, base);
    // A space or control character between two slashes is dropped by some readers.
    if (url.origin !== base || /^\/(?:[\p{Cc}\p{Z}]|%[01][0-9a-f]|%20)*[/\\]/iu.test(url.pathname)) return undefined;
    return `${url.pathname}${url.search}${url.hash}`;
  } catch {
    return undefined;
  }
}

function staysOnOurSite(path: string): boolean {
  let text = path;
  for (let round = 0; round < decodingsMax; round += 1) {
    if (pathOnOurSite(text) === undefined) return false;
    const decoded = text.replace(/%([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
    if (decoded === text) return true;
    text = decoded;
  }
  return false;
}
