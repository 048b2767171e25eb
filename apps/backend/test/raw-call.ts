import { derivedKey } from '@tutor/api/core/derived-key';
import { portalProof, portalProofHeader } from '@tutor/api/core/portal-proof';
import { sign, signedParameters } from '@tutor/api/core/sign';
import { appId, appSecret, rootSecret } from './start-backend.ts';

export interface RawCall {
  method?: string;
  query?: Record<string, string>;
  body?: unknown;
  token?: string;
  /** Asked by the portal for a visitor of this address, and not by another program. */
  visitor?: string;
  /** Replaces or, by undefined, leaves out a header. */
  headers?: Record<string, string | undefined>;
  /** Sent as it is instead of the JSON of `body`. */
  text?: BodyInit;
}

/** A call signed as a company program would, with whatever is to be wrong about it put in by hand. */
export async function rawCall(url: string, path: string, call: RawCall = {}): Promise<Response> {
  const { method = 'POST', query = {}, body, token, text, visitor } = call;
  const target = new URL(url + path);
  for (const [name, value] of Object.entries(query)) target.searchParams.append(name, value);
  const headers = Object.entries({
    appid: appId,
    sign: sign(signedParameters(query, body), appSecret),
    'content-type': 'application/json',
    ...(visitor === undefined ? {} : portalHeaders({ method, path, clientAddress: visitor })),
    ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    ...call.headers,
  }).filter((header): header is [string, string] => header[1] !== undefined);
  const payload = text ?? (body === undefined ? null : JSON.stringify(body));
  return fetch(target, {
    method,
    headers: Object.fromEntries(headers),
    ...(method === 'GET' ? {} : { body: payload }),
    ...(payload instanceof ReadableStream ? { duplex: 'half' } : {}),
  });
}

function portalHeaders(call: { method: string; path: string; clientAddress: string }): Record<string, string> {
  const requestId = 'test';
  return {
    'x-request-id': requestId,
    'x-forwarded-for': call.clientAddress,
    [portalProofHeader]: portalProof({ ...call, requestId }, derivedKey(rootSecret, 'portal call')),
  };
}

/** The envelope of a reply. */
export async function envelopeOf(response: Response): Promise<{ ErrorCode: number; Msg: string; Body: unknown }> {
  const reply: unknown = await response.json();
  if (typeof reply !== 'object' || reply === null) throw new Error('the reply is no envelope');
  return { ErrorCode: Number.NaN, Msg: '', Body: undefined, ...reply };
}
