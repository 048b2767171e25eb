import { createHash } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';

type Key = Awaited<ReturnType<typeof generateKeyPair>>['privateKey'];

/** An identity provider for tests that can be made to lie in every way. */
export interface HostileProvider {
  authority: string;
  /** What the discovery document says; change it to lie. */
  metadata: Record<string, unknown>;
  /** How the next answers look; change it to fail. */
  answers: { status: number; contentType: string; discoveryText: string | undefined };
  /** Times that the keys were fetched. */
  keyFetches: () => number;
  rotateKeys: () => Promise<void>;
  /** Signs claims with the provider's present key, or another. */
  signToken: (claims: JWTPayload, options?: { key?: Key; alg?: string; kid?: string }) => Promise<string>;
  close: () => Promise<void>;
}

/** Starts a provider on a free port of this machine. */
export async function startHostileProvider(): Promise<HostileProvider> {
  let number = 0;
  let keyFetches = 0;
  let keys = await newKeys();
  const answers: HostileProvider['answers'] = {
    status: 200,
    contentType: 'application/json',
    discoveryText: undefined,
  };
  const server: Server = createServer((request, response) => {
    const isKeys = request.url === '/keys';
    if (isKeys) keyFetches += 1;
    response.writeHead(isKeys ? 200 : answers.status, {
      'content-type': isKeys ? 'application/json' : answers.contentType,
    });
    response.end(
      isKeys ? JSON.stringify({ keys: [keys.publicKey] }) : (answers.discoveryText ?? JSON.stringify(metadata)),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const authority = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const metadata: Record<string, unknown> = {
    issuer: authority,
    authorization_endpoint: `${authority}/auth`,
    end_session_endpoint: `${authority}/session/end`,
    token_endpoint: `${authority}/token`,
    jwks_uri: `${authority}/keys`,
  };

  return {
    authority,
    metadata,
    answers,
    keyFetches: () => keyFetches,
    rotateKeys: async () => {
      keys = await newKeys();
    },
    signToken: (claims, { key, alg = 'RS256', kid } = {}) =>
      new SignJWT(claims).setProtectedHeader({ alg, kid: kid ?? keys.kid }).sign(key ?? keys.privateKey),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };

  async function newKeys() {
    number += 1;
    const pair = await generateKeyPair('RS256', { extractable: true });
    const kid = `key-${number}`;
    return {
      kid,
      privateKey: pair.privateKey,
      publicKey: { ...(await exportJWK(pair.publicKey)), kid, alg: 'RS256', use: 'sig' },
    };
  }
}

/** at_hash of an access token for RS256. */
export function accessTokenHash(accessToken: string): string {
  return createHash('sha256').update(accessToken).digest().subarray(0, 16).toString('base64url');
}
