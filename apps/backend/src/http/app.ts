import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import { findNoRoom } from '../database/no-room.ts';
import type { Log } from '../log.ts';
import type { IncomingCall } from './contract-routes.ts';
import { envelope, refused } from './envelope.ts';
import { RateLimited, Refusal, refusalCodes } from './refusal.ts';
import { requestIdHeader, requestIdOf } from './request-id.ts';

type AppEnv = {
  Bindings: Partial<HttpBindings>;
  /** `sentStatus`: status of an answer that was written to the socket itself. */
  Variables: { requestId: string; tuid?: number; code?: number; sentStatus?: number };
};

export interface AppOptions {
  log: Log;
  /** Answers a call of the contract; undefined for another path. */
  contract: (call: IncomingCall) => Promise<Response> | undefined;
  /** Answers negotiations, by the path of the hub. */
  hubs: Readonly<Record<string, { negotiate: (request: Request, url: URL) => Promise<Response> }>>;
  /** Rejects while the service cannot answer. */
  readiness: () => Promise<void>;
  /** What only a demonstration offers, by path. */
  demonstrated: Readonly<Record<string, Hono>>;
  /** The service's own pages. */
  pages: Hono;
  /** Uploaded files. */
  files: Hono;
  /** Files of the training material. */
  trainingMedia: Hono;
  /** The identity provider, with the path that it stands on. */
  identity: { path: string; routes: Hono<AppEnv> };
}

/** Everything that the backend answers over HTTP. */
export function createApp(options: AppOptions): Hono<AppEnv> {
  const { log } = options;
  const app = new Hono<AppEnv>();

  app.use(async (context, next) => {
    const startedAt = performance.now();
    const requestId = requestIdOf(context.req.header(requestIdHeader));
    context.set('requestId', requestId);
    await next();
    context.header(requestIdHeader, requestId);
    // Method and path only: a query carries parameters, headers carry the token.
    // Probes come every few seconds and say nothing new.
    const level = context.req.path.startsWith('/health/') ? 'debug' : 'info';
    log[level]({
      msg: 'request',
      requestId,
      method: context.req.method,
      path: context.req.path.slice(0, 200),
      status: context.get('sentStatus') ?? context.res.status,
      code: context.get('code') ?? 0,
      tuid: context.get('tuid'),
      durationMs: Math.round((performance.now() - startedAt) * 10) / 10,
    });
  });

  // No name here has a NUL, and the database keeps none. Calls of the contract name the parameter that has one.
  app.use(async (context, next) => {
    const { path, url } = context.req;
    if (!url.includes('%00') || path.toLowerCase().startsWith('/api/')) return next();
    throw new Refusal(refusalCodes.notFound, 'This is not a path of the service.', 404);
  });

  app.get('/health/live', (context) => context.json({ status: 'live' }));
  app.get('/health/ready', async (context) => {
    try {
      await options.readiness();
      return context.json({ status: 'ready' });
    } catch {
      return context.json({ status: 'not ready' }, 503);
    }
  });
  for (const [path, routes] of Object.entries(options.demonstrated)) app.route(path, routes);
  app.route('/', options.pages);
  app.route('/files', options.files);
  app.route('/training/media', options.trainingMedia);
  app.route(options.identity.path, options.identity.routes);
  for (const [path, hub] of Object.entries(options.hubs)) {
    app.post(`${path}/negotiate`, (context) => hub.negotiate(context.req.raw, new URL(context.req.url)));
    app.get(path, () => new Response('Upgrade required', { status: 426, headers: { upgrade: 'websocket' } }));
  }

  // A route of its own rather than the router's 'not found': what a plain handler throws still passes the log above.
  app.all('*', async (context) => {
    const answer = options.contract({
      request: context.req.raw,
      socket: context.env.incoming,
      url: new URL(context.req.url),
      requestId: context.get('requestId'),
      peerAddress: context.env.incoming?.socket.remoteAddress ?? 'unknown',
      log,
      onTutor: (tuid) => context.set('tuid', tuid),
    });
    if (answer === undefined) throw new Refusal(refusalCodes.notFound, 'This is not a path of the service.', 404);
    return answer;
  });

  app.onError((error, context) => {
    const requestId = context.get('requestId');
    if (error instanceof Refusal || error instanceof RateLimited) {
      context.set('code', error instanceof Refusal ? error.code : 229);
      return refused(error);
    }
    log.error({ err: error, requestId, path: context.req.path.slice(0, 200) }, 'request failed');
    const noRoom = findNoRoom(error);
    if (noRoom !== undefined) {
      context.set('code', noRoom.code);
      return refused(noRoom);
    }
    context.set('code', refusalCodes.failed);
    return envelope(refusalCodes.failed, `The service failed. Please try again later. (${requestId})`, null, 500);
  });

  return app;
}
