import { createHash } from 'node:crypto';
import { createLocalJWKSet, decodeProtectedHeader, errors, type JSONWebKeySet, jwtVerify } from 'jose';
import { z } from 'zod';
import { fetchJson, ProviderError, type ProviderMetadata } from './provider-metadata.server.ts';

/** How far the provider's clock may be off, in seconds, inclusive (specification, growth §4). */
const clockSkewSeconds = 300;

const algorithms = ['RS256', 'RS384', 'RS512', 'PS256', 'ES256', 'ES384', 'ES512'];
const claimsSchema = z.looseObject({
  sub: z.string().min(1),
  aud: z.union([z.string(), z.array(z.string())]),
  azp: z.string().optional(),
  nonce: z.string(),
  at_hash: z.string().optional(),
  iat: z.int(),
  exp: z.int(),
});
const keySetSchema = z.object({ keys: z.array(z.looseObject({ kty: z.string() })).min(1) });

interface Expected {
  metadata: ProviderMetadata;
  clientId: string;
  nonce: string;
  /** The access token that came with it; at_hash must then match. */
  accessToken: string;
  now: Date;
}

const keySets = new Map<string, JSONWebKeySet>();

/** Verifies an id token completely and returns its subject. Rejects with a ProviderError that says which check failed. */
export async function verifyIdToken(idToken: string, expected: Expected): Promise<{ subject: string }> {
  const payload = await verifySignature(idToken, expected);
  const claims = claimsSchema.safeParse(payload);
  if (!claims.success)
    throw new ProviderError(`The id token lacks ${claims.error.issues[0]?.path.join('.') ?? 'a claim'}`);
  const { aud, azp, nonce, at_hash: accessTokenHash, iat, exp, sub } = claims.data;
  const audiences = typeof aud === 'string' ? [aud] : aud;
  if (!audiences.includes(expected.clientId)) throw new ProviderError('The id token is for somebody else');
  if (azp !== undefined ? azp !== expected.clientId : audiences.length > 1) {
    throw new ProviderError('The id token was issued to somebody else');
  }
  if (nonce !== expected.nonce) throw new ProviderError('The id token does not belong to this sign-in');
  // Without at_hash somebody could put another access token beside a good id token.
  if (accessTokenHash !== halfHash(expected.accessToken, decodeProtectedHeader(idToken).alg ?? '')) {
    throw new ProviderError('The access token does not belong to the id token');
  }
  const nowSeconds = Math.floor(expected.now.getTime() / 1000);
  if (iat > nowSeconds + clockSkewSeconds) throw new ProviderError('The id token is from the future');
  if (exp < nowSeconds - clockSkewSeconds) throw new ProviderError('The id token has expired');
  return { subject: sub };
}

async function verifySignature(idToken: string, { metadata, now }: Expected): Promise<unknown> {
  const verify = (keys: JSONWebKeySet) =>
    jwtVerify(idToken, createLocalJWKSet(keys), {
      algorithms,
      issuer: metadata.issuer,
      // Times are checked by us: the tolerance is inclusive, and our clock is the service's.
      currentDate: now,
      clockTolerance: clockSkewSeconds + 1,
    });
  try {
    const known = keySets.get(metadata.jwksUri);
    if (known !== undefined) {
      try {
        return (await verify(known)).payload;
      } catch (error) {
        // The provider may have changed its keys: they are fetched anew, once.
        if (!(error instanceof errors.JWKSNoMatchingKey || error instanceof errors.JWSSignatureVerificationFailed))
          throw error;
      }
    }
    return (await verify(await fetchKeys(metadata.jwksUri))).payload;
  } catch (error) {
    if (error instanceof ProviderError) throw error;
    throw new ProviderError('The id token could not be verified', { cause: error });
  }
}

async function fetchKeys(jwksUri: string): Promise<JSONWebKeySet> {
  const parsed = keySetSchema.safeParse(await fetchJson(jwksUri));
  if (!parsed.success) throw new ProviderError('Invalid response: no keys');
  keySets.set(jwksUri, parsed.data);
  return parsed.data;
}

/** Left half of the access token's hash, by the hash of the id token's algorithm (OpenID Connect Core 1.0, §3.2.2.9). */
function halfHash(accessToken: string, algorithm: string): string {
  const digest = createHash(`sha${algorithm.slice(2)}`)
    .update(accessToken, 'ascii')
    .digest();
  return digest.subarray(0, digest.length / 2).toString('base64url');
}
