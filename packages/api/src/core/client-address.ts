import { BlockList, isIP, isIPv6 } from 'node:net';
import { z } from 'zod';

/** Addresses of proxies that are believed when they say for whom they ask. */
export type TrustedProxies = BlockList;

/** A setting: addresses and networks in CIDR notation, with commas between. Without one nobody is believed. */
export const trustedProxiesSchema = z
  .string()
  .default('')
  .transform((text, context): TrustedProxies => {
    const trusted = new BlockList();
    for (const entry of text.split(',').map((part) => part.trim())) {
      const [address = '', bits, ...rest] = entry.split('/');
      const bitsMax = isIPv6(address) ? 128 : 32;
      const isRight = isIP(address) !== 0 && rest.length === 0 && /^\d{1,3}$/.test(bits ?? String(bitsMax));
      if (isRight && Number(bits ?? bitsMax) <= bitsMax) {
        trusted.addSubnet(address, Number(bits ?? bitsMax), familyOf(address));
      } else if (text.trim() !== '') {
        context.addIssue('expected addresses or networks, such as 127.0.0.1, 10.0.0.0/8');
        return z.NEVER;
      }
    }
    return trusted;
  });

/**
 * The address that a request comes from: of the connection's other end, and where that is a trusted proxy, of the last one in
 * `X-Forwarded-For` that is none. What stands before it in the header anybody may have written.
 */
export function clientAddress(
  peerAddress: string | undefined,
  forwardedFor: string | null | undefined,
  trusted: TrustedProxies,
): string | undefined {
  if (peerAddress === undefined) return undefined;
  const hops = (forwardedFor ?? '').split(',').map((hop) => plainAddress(hop.trim()));
  let address = plainAddress(peerAddress);
  while (isIP(address) !== 0 && trusted.check(address, familyOf(address))) {
    const hop = hops.pop();
    if (hop === undefined || isIP(hop) === 0) break;
    address = hop;
  }
  return address;
}

/** What counts as one place of an address: of IPv6 the /64, of which anybody has all addresses; of IPv4 the address. */
export function networkOf(address: string): string {
  const plain = plainAddress(address.split('%')[0] ?? '');
  if (!isIPv6(plain)) return plain;
  // A URL writes it in one way only.
  const [head = '', tail = ''] = new URL(`http://[${plain}]`).hostname.slice(1, -1).split('::');
  const first = head.split(':').filter((group) => group !== '');
  const last = tail.split(':').filter((group) => group !== '');
  const groups = [...first, ...Array.from({ length: 8 - first.length - last.length }, () => '0'), ...last];
  return `${groups.slice(0, 4).join(':')}::/64`;
}

/** An IPv4 address as such, also where a socket of both families wraps it. */
function plainAddress(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, '');
}

function familyOf(address: string): 'ipv4' | 'ipv6' {
  return isIPv6(address) ? 'ipv6' : 'ipv4';
}
