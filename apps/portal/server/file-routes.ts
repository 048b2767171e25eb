import type { Context, Hono } from 'hono';
import { fileHeaders, passFile } from '../app/kit/server/pass-file.server.ts';
import { readSession } from '../app/session/session.server.ts';
import type { Config } from './config.ts';
import type { Logger } from './log.ts';
import type { PortalEnv } from './portal-env.ts';

/**
 * Shows a tutor's uploaded files and those of the training material on our own origin, streamed. Stands before the page's security
 * headers, which are milder.
 */
export function mountFiles(app: Hono<PortalEnv>, config: Config, log: Logger): void {
  const passOn = async (context: Context<PortalEnv>, folder: string, parts: readonly string[]): Promise<Response> => {
    const session = await readSession(context.req.raw);
    if (session === undefined) return context.text('Please sign in.', 401, plain);
    const requestId = context.get('requestId');
    const headers = {
      ...fileHeaders(context.req.raw),
      authorization: `Bearer ${session.token}`,
      'x-request-id': requestId,
    };
    try {
      const path = `${folder}/${parts.map(encodeURIComponent).join('/')}`;
      const answer = await fetch(config.backendUrl + path, {
        headers,
        redirect: 'error',
        signal: context.req.raw.signal,
      });
      const isFile = answer.status < 300 || answer.status === 304 || answer.status === 416;
      // An envelope is no file: ErrorCode 3 comes with status 200.
      if (!isFile || answer.headers.get('content-disposition') === null) {
        await answer.body?.cancel();
        return context.text('This file does not exist.', 404, plain);
      }
      return await passFile(context.req.raw, answer);
    } catch (error) {
      log.warn({ requestId, error: String(error) }, 'a file could not be fetched');
      return context.text('Links seem to get inaccessible.', 502, plain);
    }
  };
  app.get('/uploads/file/:module/:name', (context) => {
    const { module, name } = context.req.param();
    return passOn(context, '/files', [module, name]);
  });
  app.get('/trainingCenter/media/:course/:name', (context) => {
    const { course, name } = context.req.param();
    return passOn(context, '/training/media', [course, name]);
  });
}

const plain = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' };
