import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { html } from 'hono/html';
import { isAbsence } from '../../src/files/file-store.ts';
import { page, pageHeaders } from '../../src/http/page.ts';

/** Where the page stands below `/demo`; its files are built for that address (apps/student/vite.config.ts). */
const path = '/student';
/** The same as browsers ask for it. */
export const studentPagePath = `/demo${path}/`;
/** What the built page has in place of a nonce. */
const noncePlace = 'nonce-of-this-answer';

/** The page on which one is a student, or somebody of the staff, in another window: `folder` is its build. */
export function studentPage(folder: string): Hono {
  const routes = new Hono();
  routes.get(path, (context) => context.redirect(studentPagePath));
  routes.get(`${path}/`, async (context) => {
    const built = await readFile(join(folder, 'index.html'), 'utf8').catch((error: unknown) => {
      if (isAbsence(error)) return undefined;
      throw error;
    });
    if (built === undefined) return context.html(await notBuilt(), 503, pageHeaders("'self'", {}));
    const nonce = randomBytes(16).toString('base64url');
    return context.html(built.replaceAll(noncePlace, nonce), 200, headers(nonce));
  });
  routes.get(
    `${path}/assets/*`,
    async (context, next) => {
      await next();
      if (!context.res.ok) return;
      context.header('cache-control', 'public, max-age=31536000, immutable');
      context.header('x-content-type-options', 'nosniff');
    },
    serveStatic({ rewriteRequestPath: (asked) => join(folder, asked.slice(studentPagePath.length)) }),
    (context) => context.text('Not found', 404, { 'cache-control': 'no-store' }),
  );
  return routes;
}

function headers(nonce: string): Record<string, string> {
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    // react-aria adds one style element, with the nonce.
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ].join('; ');
  return { ...pageHeaders("'self'", {}), 'content-security-policy': policy };
}

function notBuilt() {
  return page({
    title: 'Students of the demonstration',
    main: html`<h1>This page is not built</h1>
<p>Run <code>npm start</code>, or <code>npx turbo run build --filter=@tutor/student</code>, and load it again.</p>`,
  });
}
