import { z } from 'zod';

/** A failure at the identity provider, in words that can be shown (specification, growth §8). */
export class ProviderError extends Error {
  override readonly name = 'ProviderError';
}

const requiredProperties = ['issuer', 'authorization_endpoint', 'end_session_endpoint', 'jwks_uri'] as const;

/** What the discovery document says of the provider. */
export interface ProviderMetadata {
  issuer: string;
  authorizationEndpoint: string;
  endSessionEndpoint: string;
  jwksUri: string;
  /** Only the code flow needs it. */
  tokenEndpoint: string | undefined;
}

const documentSchema = z.looseObject({ token_endpoint: z.string().optional() });
const discoveryTimeoutMs = 10_000;

/** Reads the discovery document at the authority's well-known address. Rejects with a ProviderError and nothing else. */
export async function discoverProvider(authority: string | undefined): Promise<ProviderMetadata> {
  if (authority === undefined || authority === '')
    throw new ProviderError('No authority or metadataUrl configured on settings');
  const url = `${authority.replace(/(?<!\/)\/+$/, '')}/.well-known/openid-configuration`;
  const document = documentSchema.safeParse(await fetchJson(url));
  if (!document.success) throw new ProviderError('Invalid response: the metadata is not an object');
  const [issuer, authorizationEndpoint, endSessionEndpoint, jwksUri] = requiredProperties.map((name) => {
    const value = document.data[name];
    if (typeof value !== 'string' || value === '')
      throw new ProviderError(`Metadata does not contain property ${name}`);
    return value;
  });
  if (
    issuer === undefined ||
    authorizationEndpoint === undefined ||
    endSessionEndpoint === undefined ||
    jwksUri === undefined
  ) {
    throw new ProviderError('Invalid response: the metadata is not complete');
  }
  // A provider speaks for its own address only (OpenID Connect Discovery 1.0, §4.3).
  if (issuer.replace(/(?<!\/)\/+$/, '') !== authority.replace(/(?<!\/)\/+$/, ''))
    throw new ProviderError('Metadata issuer is not the configured authority');
  return { issuer, authorizationEndpoint, endSessionEndpoint, jwksUri, tokenEndpoint: document.data.token_endpoint };
}

/** JSON from the provider, or its failure in the specification's words. */
export async function fetchJson(url: string, init: RequestInit = {}): Promise<unknown> {
  let response: Response;
  try {
    response = await fetch(url, { ...init, redirect: 'error', signal: AbortSignal.timeout(discoveryTimeoutMs) });
  } catch (error) {
    throw new ProviderError('Network Error', { cause: error });
  }
  if (response.status !== 200) throw new ProviderError(`${response.statusText} (${response.status})`);
  const contentType = response.headers.get('content-type') ?? '';
  if (!/^application\/(?:[\w.-]+\+)?json\b/i.test(contentType)) {
    throw new ProviderError(`Invalid response Content-Type: ${contentType === '' ? 'none' : contentType}`);
  }
  try {
    return await response.json();
  } catch (error) {
    throw new ProviderError('Invalid response: it is not JSON', { cause: error });
  }
}
