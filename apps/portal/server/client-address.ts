import { clientAddress } from '@tutor/api/core/client-address';
import type { Context } from 'hono';
import type { Config } from './config.ts';
import type { PortalEnv } from './portal-env.ts';

/** The address that a request comes from, by which tries are counted here and at the service. */
export function clientAddressOf(
  { env, req }: Context<PortalEnv>,
  { trustedProxies }: Pick<Config, 'trustedProxies'>,
): string | undefined {
  return clientAddress(env?.incoming?.socket.remoteAddress, req.header('x-forwarded-for'), trustedProxies);
}
