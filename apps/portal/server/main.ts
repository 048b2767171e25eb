import type { RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { getRequestListener } from '@hono/node-server';
import type { ServerBuild } from '@remix-run/server-runtime';
import { createApp } from './app.ts';
import { readConfig } from './config.ts';
import { createDrain } from './drain.ts';
import { createHttpServer } from './http-server.ts';
import { attachHubUpgrade } from './hub-proxy.ts';
import { createLog } from './log.ts';

process.chdir(fileURLToPath(new URL('..', import.meta.url)));

const config = readConfig(process.env);
// The session module is bundled with the routes and imported by the hub proxy: both read the same secret from here.
process.env.SESSION_SECRET = config.sessionSecret;
const log = createLog(config);

let origin = config.publicOrigin ?? `http://localhost:${config.port}`;
const publicOrigin = (): string => origin;

const server = createHttpServer();
const { build, middleware } = await loadBuild();
const listener = getRequestListener(createApp({ config, log, publicOrigin, build }).fetch);
server.on(
  'request',
  middleware === undefined ? listener : (request, response) => middleware(request, response, listener),
);
attachHubUpgrade(server, config, publicOrigin, log);
const drain = createDrain(server);

server.on('error', (error: NodeJS.ErrnoException) => {
  const reason = error.code === 'EADDRINUSE' ? `port ${config.port} is in use; set PORT to another` : error.message;
  log.fatal(`The portal cannot start: ${reason}`);
  process.exit(1);
});
server.listen(config.port, config.host, () => {
  const { port } = server.address() as AddressInfo;
  if (config.publicOrigin === undefined) origin = `http://localhost:${port}`;
  process.env.PUBLIC_ORIGIN = origin;
  const host = config.host.includes(':') ? `[${config.host}]` : config.host;
  // Whatever else is logged: whoever started this server waits for it.
  log.child({}, { level: 'info' }).info({ url: `http://${host}:${port}`, origin }, 'listening');
});

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    log.info({ signal }, 'stopping');
    void drain().then(() => process.exit(0));
  });
}

type Middleware = (
  request: Parameters<RequestListener>[0],
  response: Parameters<RequestListener>[1],
  next: RequestListener,
) => void;

/** The built routes; in development Vite serves and rebuilds them as they change. */
async function loadBuild(): Promise<{ build: ServerBuild | (() => Promise<ServerBuild>); middleware?: Middleware }> {
  if (!config.isDevelopment) {
    const path = new URL('../build/server/index.js', import.meta.url).href;
    return { build: (await import(path)) as ServerBuild };
  }
  const { createServer: createVite } = await import('vite');
  const vite = await createVite({ server: { middlewareMode: true, hmr: { server } } });
  return {
    // Vite hands over an untyped module of exactly this shape.
    build: async () => (await vite.ssrLoadModule('virtual:remix/server-build')) as ServerBuild,
    middleware: (request, response, next) => vite.middlewares(request, response, () => next(request, response)),
  };
}
