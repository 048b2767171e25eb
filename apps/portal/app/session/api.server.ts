import type { AppLoadContext } from '@remix-run/node';
import { contract } from '@tutor/api/contract';
import { type Client, createClient } from '@tutor/api/core/client';
import { derivedKey } from '@tutor/api/core/derived-key';
import { countLeftOut } from '../kit/beside/current-load.server.ts';

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
    onCall: (record) => {
      if (record.outcome !== 'ok') return log.warn(record, 'call failed');
      if (record.leftOut === undefined) return log.debug(record, 'call');
      countLeftOut(record.leftOut.count);
      log.warn(record, 'rows left out');
    },
  });
}
