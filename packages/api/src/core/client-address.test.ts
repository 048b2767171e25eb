import { describe, expect, it } from 'vitest';
import { clientAddress, networkOf, trustedProxiesSchema } from './client-address.ts';

const proxies = trustedProxiesSchema.parse('127.0.0.1, 10.0.0.0/8,::1,2001:db8::/32');
const nobody = trustedProxiesSchema.parse(undefined);

describe('the address of a request', () => {
  it.each([
    ['nobody is trusted', '203.0.113.7', '198.51.100.1', nobody, '203.0.113.7'],
    ['the other end is no proxy, whatever it writes', '203.0.113.7', '127.0.0.1, 10.0.0.1', proxies, '203.0.113.7'],
    ['a proxy speaks for a tutor', '127.0.0.1', '203.0.113.7', proxies, '203.0.113.7'],
    ['a tutor wrote addresses before', '127.0.0.1', '198.51.100.1, 10.0.0.9, 203.0.113.7', proxies, '203.0.113.7'],
    ['two proxies stand in a row', '127.0.0.1', '198.51.100.1, 203.0.113.7, 10.2.3.4', proxies, '203.0.113.7'],
    ['all of them are proxies', '127.0.0.1', '10.0.0.1,10.0.0.2', proxies, '10.0.0.1'],
    ['a proxy says nothing', '127.0.0.1', undefined, proxies, '127.0.0.1'],
    ['a proxy passes on what is no address', '127.0.0.1', '203.0.113.7, unknown', proxies, '127.0.0.1'],
    ['what is no address lies behind a proxy', '127.0.0.1', 'evil\u0000, 10.0.0.1', proxies, '10.0.0.1'],
    ['a socket of both families wraps IPv4', '::ffff:127.0.0.1', '::ffff:203.0.113.7', proxies, '203.0.113.7'],
    ['IPv6', '::1', '2001:db9::5, 2001:DB8::7', proxies, '2001:db9::5'],
    ['a link of its own', 'fe80::1%eth0', '203.0.113.7', proxies, 'fe80::1%eth0'],
  ])('where %s', (_name, peer, forwarded, trusted, address) => {
    expect(clientAddress(peer, forwarded, trusted)).toBe(address);
  });

  it('is not known of a connection that is gone', () => {
    expect(clientAddress(undefined, '203.0.113.7', proxies)).toBeUndefined();
  });
});

describe('a list of proxies', () => {
  it.each(['proxy.example', '10.0.0.0/33', '10.0.0.0/', '10.0.0.0/8/8', '1.2.3', '::1/129', '10.0.0.0/-1', '*', ''])(
    'is refused with %j in it',
    (entry) => {
      expect(trustedProxiesSchema.safeParse(`127.0.0.1,${entry}`).success).toBe(false);
    },
  );
});

describe('the network of an address', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8::7', '2001:db8:0:0::/64'],
    ['2001:0DB8:0:0:ffff::1', '2001:db8:0:0::/64'],
    ['2001:db8:0:1::', '2001:db8:0:1::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['unknown', 'unknown'],
  ])('of %s is %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });
});
