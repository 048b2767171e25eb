import { createHash, timingSafeEqual } from 'node:crypto';

/** A parameter set as it travels: query values and the top-level members of a JSON body. */
export type SignedParameters = readonly (readonly [name: string, value: unknown])[];

/** Parameters of a call. A body that is not an object is signed as one parameter named 'body'. */
export function signedParameters(
  query: Readonly<Record<string, unknown>> | undefined,
  body: unknown,
): SignedParameters {
  return [...Object.entries(query ?? {}), ...bodyParameters(body)].filter(([, value]) => value !== undefined);
}

function bodyParameters(body: unknown): SignedParameters {
  if (body === undefined) return [];
  if (typeof body === 'object' && body !== null && !Array.isArray(body)) return Object.entries(body);
  return [['body', body]];
}

/**
 * The text that is hashed: names and values lower-cased, sorted by name, `name=value` joined by '&', then the secret.
 * Nested values count by their JSON text. Frozen by the vectors of sign.test.ts.
 */
export function canonicalText(parameters: SignedParameters, secret: string): string {
  const pairs = parameters.map(([name, value]) => [name.toLowerCase(), valueText(value).toLowerCase()] as const);
  // By code unit, not by locale: both ends must agree whatever language they run in.
  pairs.sort((a, b) => compare(a[0], b[0]) || compare(a[1], b[1]));
  return pairs.map(([name, value]) => `${name}=${value}`).join('&') + secret;
}

/**
 * The `sign` header: upper-case MD5 of the canonical text (specification, core §7).
 * A compatibility seal between company programs, not security: authorisation is the bearer token.
 */
export function sign(parameters: SignedParameters, secret: string): string {
  return createHash('md5').update(canonicalText(parameters, secret), 'utf8').digest('hex').toUpperCase();
}

/** Compares a received sign without telling by its timing how much of it was right. */
export function isSignValid(received: string | undefined, parameters: SignedParameters, secret: string): boolean {
  const expected = Buffer.from(sign(parameters, secret));
  const given = Buffer.from(received ?? '');
  return given.length === expected.length && timingSafeEqual(given, expected);
}

function valueText(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
}

function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
