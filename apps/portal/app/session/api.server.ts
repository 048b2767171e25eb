import type { AppLoadContext } from '@remix-run/node';
import { contract } from '@tutor/api/contract';
import { type Client, createClient } from '@tutor/api/core/client';
import { derivedKey } from '@tutor/api/core/derived-key';

/** The company's service, typed by the contract. */
export type Api = Client<typeof contract>;

/** A client for one request. Every call it makes carries the request's id and ends up in the log. */
export function createApi(
  { config, log, requestId, clientAddress }: Pick<AppLoadContext, 'config' | 'log' | 'requestId' | 'clientAddress'>,
  token?: string,
): Api {
  return createClient(contract, {
    baseUrl: config.backendUrl,
    appId: config.appId,
    secret: config.appSecret,
    portalKey: derivedKey(config.rootSecret, 'portal call'),
    token,
    requestId,
    clientAddress,
    ...(config.standardTimeoutMs === undefined ? {} : { standardTimeoutMs: config.standardTimeoutMs }),
    onCall: (record) => (record.outcome === 'ok' ? log.debug(record, 'call') : log.warn(record, 'call failed')),
  });
}
