import { randomUUID } from 'node:crypto';
import type { HttpBindings } from '@hono/node-server';
import { createMiddleware } from 'hono/factory';

/** What every handler of the server finds in its context. */
export interface PortalEnv {
  Bindings: Partial<HttpBindings>;
  /** Of this request: on every log line, in the answer's X-Request-Id, and passed on to the backend. */
  Variables: { requestId: string };
}

/** Gives each request its id, and each answer the id of its request. */
export const withRequestId = createMiddleware<PortalEnv>(async (context, next) => {
  const requestId = randomUUID();
  context.set('requestId', requestId);
  await next();
  context.header('x-request-id', requestId);
});
