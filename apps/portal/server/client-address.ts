import type { HttpBindings } from '@hono/node-server';
import { clientAddress } from '@tutor/api/core/client-address';
import type { Context } from 'hono';
import type { Config } from './config.ts';

/** The address that a request comes from, by which tries are counted here and at the service. */
export function clientAddressOf(
  { env, req }: Context<{ Bindings: Partial<HttpBindings> }>,
  { trustedProxies }: Pick<Config, 'trustedProxies'>,
): string | undefined {
  return clientAddress(env?.incoming?.socket.remoteAddress, req.header('x-forwarded-for'), trustedProxies);
}
