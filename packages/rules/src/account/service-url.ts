const ownMachine: readonly string[] = ['localhost', '127.0.0.1', '[::1]'];

/**
 * An address that the service names and the browser or the portal may follow, as it goes into a header: https, or http to this
 * very machine, without a user in it. Undefined for every other.
 */
export function serviceUrl(address: string | null | undefined, schemes: readonly string[] = []): string | undefined {
  if (address == null || !URL.canParse(address)) return undefined;
  const { protocol, hostname, username, password, href } = new URL(address);
  const isFollowed =
    protocol === 'https:' || schemes.includes(protocol) || (protocol === 'http:' && ownMachine.includes(hostname));
  return isFollowed && username === '' && password === '' ? href : undefined;
}
