// The bare page: the portal's framework and HTTP server with nothing else around them.
import { serve } from '@hono/node-server';
import { createRequestHandler } from '@remix-run/server-runtime';
import { Hono } from 'hono';

const build = await import('./build/server/index.js');
const handle = createRequestHandler(build, 'production');
const app = new Hono();
app.get('/health/ready', (context) => context.text('ok'));
app.all('*', (context) => handle(context.req.raw));
serve({ fetch: app.fetch, hostname: '127.0.0.1', port: Number(process.env.PORT ?? 0) }, ({ port }) => {
  process.stdout.write(`${JSON.stringify({ level: 30, msg: 'listening', url: `http://127.0.0.1:${port}` })}\n`);
});
