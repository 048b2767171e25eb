import { createHmac, timingSafeEqual } from 'node:crypto';

const endName = 'expires';
const signName = 'sign';

/**
 * An address that proves by itself that it was given out: HMAC-SHA256 over its path and its whole query, its end among it.
 * The key says for which purpose (`derivedKey`).
 */
export function signedAddress(address: URL, expiresAtMs: number, key: Buffer): URL {
  const signed = new URL(address);
  signed.searchParams.set(endName, String(Math.ceil(expiresAtMs)));
  signed.searchParams.set(signName, signatureOf(signed, key));
  return signed;
}

/**
 * The query of a signed address before its end, by the names that it must have and no others; undefined for any other address.
 * The case of names and values counts.
 */
export function readSignedAddress<Name extends string>(
  address: URL,
  names: readonly Name[],
  nowMs: number,
  key: Buffer,
): Record<Name, string> | undefined {
  const { searchParams } = address;
  const given = [...searchParams.keys()].sort();
  const expected = [...names, endName, signName].sort();
  if (given.length !== expected.length || given.some((name, index) => name !== expected[index])) return undefined;
  if (!isSame(searchParams.get(signName) ?? '', signatureOf(address, key))) return undefined;
  if (!(nowMs < Number(searchParams.get(endName)))) return undefined;
  // Each name is there, as was compared above.
  return Object.fromEntries(names.map((name) => [name, searchParams.get(name) ?? ''])) as Record<Name, string>;
}

// As JSON: no value can pass for the end of another.
function signatureOf({ pathname, searchParams }: URL, key: Buffer): string {
  const pairs = [...searchParams].filter(([name]) => name !== signName).sort(([a], [b]) => (a < b ? -1 : 1));
  return createHmac('sha256', key)
    .update(JSON.stringify([pathname, pairs]))
    .digest('base64url');
}

function isSame(given: string, known: string): boolean {
  const a = Buffer.from(given);
  const b = Buffer.from(known);
  return a.length === b.length && timingSafeEqual(a, b);
}
