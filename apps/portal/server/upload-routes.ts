import { randomUUID } from 'node:crypto';
import type { HttpBindings } from '@hono/node-server';
import { ApiError } from '@tutor/api/core/api-error';
import type { UploadedFile as WireFile } from '@tutor/api/uploads';
import { uploads } from '@tutor/api/uploads';
import { chunkBytes } from '@tutor/rules/uploads/chunks';
import { chunkFailedMessage, uploadFailedMessage } from '@tutor/rules/uploads/upload-messages';
import type { Context, Hono } from 'hono';
import { shownMessage } from '../app/account/guard.server.ts';
import { endSession, readSession } from '../app/account/session.server.ts';
import { type Api, createApi } from '../app/api.server.ts';
import type { UploadReply } from '../app/uploads/upload-reply.ts';
import type { Config } from './config.ts';
import type { Logger } from './log.ts';

type PortalEnv = { Bindings: Partial<HttpBindings> };

/**
 * Carries a tutor's slices to the service. The browser sends each as a bare body with its numbers in the address, so that
 * nothing is parsed here and never more than one slice of a file is held; the service gets the signed form that it asks for.
 * These routes mind the length themselves: whatever looks at a body before them makes its reading several times slower.
 */
export function mountUploads(app: Hono<PortalEnv>, config: Config, log: Logger): void {
  const answered = (
    fallback: string,
    work: (api: Api, query: Record<string, string>, context: Context<PortalEnv>) => Promise<UploadReply>,
  ) => {
    return async (context: Context<PortalEnv>): Promise<Response> => {
      const requestId = randomUUID();
      const session = await readSession(context.req.raw);
      if (session === undefined) return failure(context, sessionGone, 401);
      const clientAddress = context.env?.incoming?.socket.remoteAddress;
      const api = createApi({ config, log, requestId, clientAddress }, session.token);
      try {
        return context.json(await work(api, context.req.query(), context), 200, { 'cache-control': replyCache });
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        if (error.kind !== 'sessionGone') return failure(context, failureOf(error, fallback), statusOf(error));
        context.header('set-cookie', await endSession());
        return failure(context, sessionGone, 401);
      }
    };
  };

  app.post(
    '/uploads/chunk',
    answered(chunkFailedMessage, async (api, query, context) => {
      const body = uploads.chunk.body.safeParse(query);
      if (!body.success) return refused(chunkFailedMessage);
      if (isLongerThanSlice(context.req)) return refused(chunkFailedMessage);
      const file = new Uint8Array(await context.req.arrayBuffer());
      if (file.byteLength > chunkBytes) return refused(chunkFailedMessage);
      await api.uploads.chunk({ body: { ...body.data, file } });
      return { isDone: true, chunks: [body.data.chunk], file: null };
    }),
  );
  app.post(
    '/uploads/merge',
    answered(uploadFailedMessage, async (api, query) => {
      const body = uploads.merge.body.safeParse(query);
      if (!body.success) return refused(uploadFailedMessage);
      return { isDone: true, chunks: [], file: uploadedFile((await api.uploads.merge({ body: body.data })).body) };
    }),
  );
  app.post(
    '/uploads/cancel',
    answered(uploadFailedMessage, async (api, given) => {
      const query = uploads.cancel.query.safeParse(given);
      if (!query.success) return refused(uploadFailedMessage);
      await api.uploads.cancel({ query: query.data });
      return { isDone: true, chunks: [], file: null };
    }),
  );
  app.get(
    '/uploads/state',
    answered(uploadFailedMessage, async (api, given) => {
      const query = uploads.state.query.safeParse(given);
      if (!query.success) return refused(uploadFailedMessage);
      const { body } = await api.uploads.state({ query: query.data });
      return { isDone: true, chunks: body.Chunks, file: body.File == null ? null : uploadedFile(body.File) };
    }),
  );
}

/** By what is said of a body before it is read; browsers always say how long a slice is. */
function isLongerThanSlice(request: Context['req']): boolean {
  return (
    request.header('transfer-encoding') !== undefined || Number(request.header('content-length') ?? 0) > chunkBytes
  );
}

/** Compressing a hundred bytes would cost more than the rest of a slice's answer. */
const replyCache = 'no-store, no-transform';

type Failure = Extract<UploadReply, { isDone: false }>;

const sessionGone: Failure = { isDone: false, kind: 'sessionGone', message: 'Please sign in again.' };

function refused(message: string): Failure {
  return { isDone: false, kind: 'refused', message };
}

/** The service's own message, else the one for what failed (decisions, Forms). */
function failureOf(error: ApiError, fallback: string): Failure {
  const isFinal = error.kind === 'refused' && error.code !== 500;
  const hasOwnWords = (error.kind === 'refused' || error.kind === 'rateLimited') && error.message !== '';
  return {
    isDone: false,
    kind: isFinal ? 'refused' : 'busy',
    message: hasOwnWords ? shownMessage(error) : fallback,
  };
}

function statusOf({ kind }: ApiError): 400 | 429 | 502 {
  if (kind === 'refused') return 400;
  return kind === 'rateLimited' ? 429 : 502;
}

function failure(context: Context<PortalEnv>, reply: Failure, status: 400 | 401 | 429 | 502): Response {
  return context.json(reply, status, { 'cache-control': replyCache });
}

function uploadedFile({ FilePath, FileName, FileSize }: WireFile) {
  return { reference: FilePath, name: FileName, size: FileSize };
}
