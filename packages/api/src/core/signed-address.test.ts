import { describe, expect, it } from 'vitest';
import { derivedKey } from './derived-key.ts';
import { readSignedAddress, signedAddress } from './signed-address.ts';

const root = 'a-root-secret-of-thirty-two-characters';
const key = derivedKey(root, 'didi grab');
const endMs = Date.UTC(2026, 10, 20, 1);
const signed = signedAddress(new URL('https://orders.example/grab?b=x%26a%3D1&a=Two'), endMs, key);
const read = (address: URL, names = ['a', 'b'], nowMs = endMs - 1, by = key) =>
  readSignedAddress(address, names, nowMs, by);

describe('a signed address', () => {
  it('is read back as it was made, in any order of its query', () => {
    expect(read(signed)).toEqual({ a: 'Two', b: 'x&a=1' });
    const turned = new URL(signed);
    turned.search = new URLSearchParams([...signed.searchParams].reverse()).toString();
    expect(read(turned)).toEqual({ a: 'Two', b: 'x&a=1' });
  });

  it('is good to the last millisecond before its end', () => {
    expect(read(signed, ['a', 'b'], endMs)).toBeUndefined();
  });

  it('is good for the purpose and the root that it was signed for', () => {
    expect(read(signed, ['a', 'b'], endMs - 1, derivedKey(root, 'classroom'))).toBeUndefined();
    expect(read(signed, ['a', 'b'], endMs - 1, derivedKey(`${root}!`, 'didi grab'))).toBeUndefined();
  });

  it.each<[string, (address: URL) => void]>([
    ['another path', (address) => Object.assign(address, { pathname: '/order' })],
    ['a path in other letters', (address) => Object.assign(address, { pathname: '/GRAB' })],
    ['another value', ({ searchParams }) => searchParams.set('a', 'Three')],
    ['a value in other letters', ({ searchParams }) => searchParams.set('a', 'tWO')],
    ['a later end', ({ searchParams }) => searchParams.set('expires', String(endMs + 1))],
    ['no end', ({ searchParams }) => searchParams.delete('expires')],
    ['no sign', ({ searchParams }) => searchParams.delete('sign')],
    ['two signs', ({ searchParams }) => searchParams.append('sign', 'x')],
    ['one more parameter', ({ searchParams }) => searchParams.append('admin', '1')],
    ['a doubled parameter', ({ searchParams }) => searchParams.append('a', 'Two')],
    [
      'a parameter in other letters',
      (address) => Object.assign(address, { search: address.search.replace('a=', 'A=') }),
    ],
    [
      'one value that swallows the next parameter',
      (address) => Object.assign(address, { search: address.search.replace('&a=Two', '%26a%3DTwo') }),
    ],
  ])('with %s is refused', (_name, change) => {
    const changed = new URL(signed);
    change(changed);
    expect(changed.href).not.toBe(signed.href);
    expect(read(changed)).toBeUndefined();
    expect(read(changed, ['A', 'b'])).toBeUndefined();
    expect(read(changed, ['b'])).toBeUndefined();
    expect(read(changed, ['a', 'b', 'admin'])).toBeUndefined();
  });
});
