import { serveStatic } from '@hono/node-server/serve-static';
import type { ServerBuild } from '@remix-run/server-runtime';
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { compress } from 'hono/compress';
import { routeIdAskedBy } from '../app/kit/framework/framework-data.ts';
import { fileFormBytesMax } from '../app/uploads/file-form-paths.ts';
import { clientAddressOf } from './client-address.ts';
import type { Config } from './config.ts';
import { mountFiles } from './file-routes.ts';
import { mountHubNegotiation } from './hub-proxy.ts';
import type { Logger } from './log.ts';
import { loggedPath } from './logged-path.ts';
import { pagePath } from './page-path.ts';
import { type PortalEnv, withRequestId } from './portal-env.ts';
import { mayCarryFiles, requireForm } from './require-form.ts';
import { requireSameTutor } from './require-same-tutor.ts';
import { createRouteHandler } from './route-handler.ts';
import { requireSameOrigin } from './same-origin.ts';
import { securityHeaders } from './security-headers.ts';
import { mountSpeed } from './speed-routes.ts';
import { mountUploads } from './upload-routes.ts';

declare module '@remix-run/server-runtime' {
  interface AppLoadContext {
    config: Config;
    log: Logger;
    /** Of this request: on every log line, in the answer's X-Request-Id, and passed on to the backend. */
    requestId: string;
    /** Origin under which browsers reach the portal. */
    publicOrigin: string;
    /** Address that the request comes from; of the other end of the connection where no trusted proxy says otherwise. */
    clientAddress: string | undefined;
    /** Scripts of this document carry it. */
    cspNonce: string;
    /** True for the browser's own fetches of loader and action data; false for documents, so for pages without JavaScript. */
    isDataRequest: boolean;
    /** Path of the page that the request is about, not checked yet; undefined when the browser does not say. */
    pagePath: string | undefined;
  }
}

interface AppOptions {
  config: Config;
  log: Logger;
  publicOrigin: () => string;
  /** The Remix build, or a function that loads the newest one in development. */
  build: ServerBuild | (() => Promise<ServerBuild>);
}

const bodyBytesMax = 1024 * 1024;

/** Everything between the socket and Remix, in the order in which a request meets it. */
export function createApp({ config, log, publicOrigin, build }: AppOptions): Hono<PortalEnv> {
  const app = new Hono<PortalEnv>();
  const handle = createRouteHandler(build, config.isDevelopment);

  app.get('/health/live', (context) => context.text('ok'));
  app.get('/health/ready', async (context) => {
    const isReady = await fetch(`${config.backendUrl}/health/ready`, { signal: AbortSignal.timeout(2_000) })
      .then((answer) => answer.ok)
      .catch(() => false);
    return isReady ? context.text('ok') : context.text('the backend does not answer', 503);
  });

  app.use(withRequestId);
  app.use(async (context, next) => {
    const startedAt = performance.now();
    await next();
    log.info(
      {
        requestId: context.get('requestId'),
        method: context.req.method,
        path: loggedPath(context.req.path),
        status: context.res.status,
        durationMs: Math.round(performance.now() - startedAt),
      },
      'request',
    );
  });
  app.use(compress());
  mountFiles(app, config, log);
  app.use(securityHeaders(config, publicOrigin));
  app.use(requireSameOrigin(publicOrigin));
  app.use(
    '/assets/*',
    serveStatic({
      root: clientRoot,
      precompressed: true,
      onFound: (_path, context) => context.header('cache-control', 'public, max-age=31536000, immutable'),
    }),
  );
  // One that is gone, after a deployment, is told in a few bytes and asked for anew the next time.
  app.get('/assets/*', (context) => context.text('Not found', 404, { 'cache-control': 'no-store' }));
  for (const file of ['/favicon.svg', '/oidc-callback.js']) app.use(file, serveStatic({ root: clientRoot }));
  app.use(requireSameTutor(config, log));
  mountSpeed(app, config);
  mountUploads(app, config, log);
  const limited = bodyLimit({ maxSize: bodyBytesMax, onError: tooLarge });
  const fileLimited = bodyLimit({ maxSize: fileFormBytesMax, onError: tooLarge });
  app.use((context, next) => (mayCarryFiles(context.req) ? fileLimited : limited)(context, next));
  mountHubNegotiation(app, config, log);
  app.use(requireForm);

  app.all('*', async (context) => {
    const { routes } = typeof build === 'function' ? await build() : build;
    const { raw } = context.req;
    // Remix holds a form's Origin against the host that the request names, which a proxy may have changed. It was held against
    // the configured one above.
    raw.headers.set('host', new URL(publicOrigin()).host);
    raw.headers.delete('x-forwarded-host');
    const response = await handle(raw, {
      config,
      log,
      requestId: context.get('requestId'),
      publicOrigin: publicOrigin(),
      clientAddress: clientAddressOf(context, config),
      cspNonce: context.get('secureHeadersNonce') ?? '',
      isDataRequest: routeIdAskedBy(new URL(context.req.url)) !== null,
      pagePath: pagePath(raw, routes, publicOrigin()),
    });
    // A page of a signed-in tutor must not be found by whoever presses Back on a shared machine.
    if (!response.headers.has('cache-control')) response.headers.set('cache-control', 'no-store');
    return response;
  });
  return app;
}

function tooLarge(context: Context): Response {
  return context.text('This is too large to send.', 413);
}

// Relative to the folder the server is started in: the portal's own.
const clientRoot = './build/client';
