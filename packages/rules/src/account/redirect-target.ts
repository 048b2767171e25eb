import { safeReturnPath } from './return-path.ts';

/** One entry of the settings' white list (specification, core §3 'System settings': domain with redirect and level). */
export interface WhiteListEntry {
  domain: string;
  /** Whether the token may go there. */
  redirect: boolean;
  /** 0: this very host; 1: its subdomains too. */
  level: number;
}

/** Where /redirect leads, and whether the tutor's token may go along; undefined for a host that is not listed. */
export function redirectTarget(
  host: string,
  path: string,
  whiteList: readonly WhiteListEntry[],
): { url: string; isTokenAllowed: boolean } | undefined {
  const url = plainHttpsOrigin(host);
  if (url === undefined) return undefined;
  const entry = whiteList.find(({ domain, level }) => isListed(url.hostname, domain.trim().toLowerCase(), level));
  if (entry === undefined) return undefined;
  return { url: url.origin + safeReturnPath(path, '/'), isTokenAllowed: entry.redirect };
}

function plainHttpsOrigin(host: string): URL | undefined {
  // Only an origin in plain ASCII: no user, port, path or look-alike letters.
  if (!/^https:\/\/[a-z0-9.-]+\/?$/i.test(host)) return undefined;
  try {
    const url = new URL(host);
    return url.protocol === 'https:' && url.port === '' && url.username === '' && url.password === '' ? url : undefined;
  } catch {
    return undefined;
  }
}

function isListed(hostname: string, domain: string, level: number): boolean {
  if (domain === '') return false;
  return hostname === domain || (level >= 1 && hostname.endsWith(`.${domain}`));
}
