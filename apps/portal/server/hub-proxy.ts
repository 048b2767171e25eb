import { randomUUID } from 'node:crypto';
import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Hono } from 'hono';
import { createProxyServer } from 'httpxy';
import { isSessionGone } from '../app/kit/server/failed-call.server.ts';
import { readSession } from '../app/session/session.server.ts';
import type { Config } from './config.ts';
import type { Logger } from './log.ts';
import type { PortalEnv } from './portal-env.ts';
import { proxiedHubs } from './proxied-hubs.ts';

// How long a browser may take to answer that its connection is closed.
const goodbyeMs = 5_000;

/**
 * Carries the hubs on our own origin: the browser sends its session cookie, the backend receives the bearer.
 * So the token never reaches the page, and no cookie reaches the backend.
 */
export function mountHubNegotiation(app: Hono<PortalEnv>, config: Config, log: Logger): void {
  for (const [hubPath, accessOf] of Object.entries(proxiedHubs(config, log))) {
    app.post(`${hubPath}/negotiate`, async (context) => {
      const session = await readSession(context.req.raw);
      if (session === undefined) return context.body(null, 401);
      const requestId = context.get('requestId');
      try {
        const { address, bearer } = await accessOf(session);
        const answer = await fetch(
          `${address.origin}${address.pathname.replace(/\/$/, '')}/negotiate?negotiateVersion=1`,
          {
            method: 'POST',
            headers: { authorization: `Bearer ${bearer}`, 'x-request-id': requestId },
            signal: AbortSignal.timeout(10_000),
            redirect: 'error',
          },
        );
        return new Response(await answer.text(), {
          status: answer.status,
          headers: { 'content-type': 'application/json', 'cache-control': 'no-store' },
        });
      } catch (error) {
        log.warn({ requestId, hubPath, error: String(error) }, 'the hub could not be negotiated');
        return context.body(null, isSessionGone(error) ? 401 : 502);
      }
    });
  }
}

/** Carries the hubs' WebSocket upgrades; Origin is checked here because CORS does not cover WebSockets. */
export function attachHubUpgrade(server: Server, config: Config, publicOrigin: () => string, log: Logger): void {
  const hubs = proxiedHubs(config, log);
  const proxy = createProxyServer({ ws: true, changeOrigin: true, upgradeTimeout: 10_000 });
  proxy.on('error', (error, request) => {
    log.warn({ requestId: request?.headers['x-request-id'], error: error.message }, 'the hub connection failed');
  });
  proxy.on('proxyReqWs', (outgoing, _request, near) => {
    outgoing.once('upgrade', (_answer, far) => {
      // One side never outlives the other: a socket that is destroyed ends nothing by itself, and a browser that has
      // vanished never answers the goodbye.
      near.once('close', () => far.destroy());
      far.once('close', () => setTimeout(() => near.destroy(), goodbyeMs).unref());
    });
  });
  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    // Vite's own socket, in development, answers for itself.
    if (config.isDevelopment && request.headers['sec-websocket-protocol']?.startsWith('vite')) return;
    const requestId = randomUUID();
    request.headers['x-request-id'] = requestId;
    void upgrade(request, socket, head).catch((error: unknown) => {
      log.warn({ requestId, error: String(error) }, 'the hub upgrade failed');
      socket.destroy();
    });
  });

  async function upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    socket.on('error', () => socket.destroy());
    const url = new URL(request.url ?? '/', publicOrigin());
    const accessOf = Object.hasOwn(hubs, url.pathname) ? hubs[url.pathname] : undefined;
    if (accessOf === undefined) return refuse(socket, '404 Not Found');
    if (request.headers.origin !== publicOrigin()) return refuse(socket, '403 Forbidden');
    const session = await readSession(
      new Request(publicOrigin(), { headers: { cookie: request.headers.cookie ?? '' } }),
    );
    if (session === undefined) return refuse(socket, '401 Unauthorized');
    const id = url.searchParams.get('id') ?? '';
    const { address, bearer } = await accessOf(session);
    request.url = `${address.pathname}?id=${encodeURIComponent(id)}`;
    delete request.headers.cookie;
    request.headers.authorization = `Bearer ${bearer}`;
    await proxy.ws(request, socketOf(socket), { target: address.origin }, head);
  }
}

// Node hands an upgrade a net.Socket typed as Duplex.
function socketOf(socket: Duplex): import('node:net').Socket {
  return socket as import('node:net').Socket;
}

function refuse(socket: Duplex, status: string): void {
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}
