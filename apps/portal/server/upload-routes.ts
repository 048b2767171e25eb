import { ApiError } from '@tutor/api/core/api-error';
import type { UploadedFile as WireFile } from '@tutor/api/uploads/uploads';
import { uploads } from '@tutor/api/uploads/uploads';
import { batchChunksMax, chunkBytes } from '@tutor/rules/uploads/chunks';
import { chunkFailedMessage, uploadFailedMessage } from '@tutor/rules/uploads/upload-messages';
import type { Context, Hono } from 'hono';
import { shownMessage } from '../app/kit/server/failed-call.server.ts';
import { type Api, createApi } from '../app/session/api.server.ts';
import { endSession, readSession } from '../app/session/session.server.ts';
import { slicesOf } from '../app/uploads/slices-of.server.ts';
import type { UploadReply } from '../app/uploads/upload-reply.ts';
import { clientAddressOf } from './client-address.ts';
import type { Config } from './config.ts';
import type { Logger } from './log.ts';
import type { PortalEnv } from './portal-env.ts';

/**
 * Carries a tutor's slices to the service. The browser sends some in a row as one bare body, with the number of the first in
 * the address, so that nothing is parsed here; they are handed on one by one in the signed form that the service asks for, and
 * never more than three of a file are held. These routes mind the length themselves: whatever looks at a body before them
 * makes its reading several times slower.
 */
export function mountUploads(app: Hono<PortalEnv>, config: Config, log: Logger): void {
  const answered = (
    fallback: string,
    work: (api: Api, query: Record<string, string>, context: Context<PortalEnv>) => Promise<UploadReply>,
  ) => {
    return async (context: Context<PortalEnv>): Promise<Response> => {
      const requestId = context.get('requestId');
      const session = await readSession(context.req.raw);
      if (session === undefined) return failure(context, sessionGone, 401);
      const clientAddress = clientAddressOf(context, config);
      const api = createApi({ config, log, requestId, clientAddress }, session.token);
      try {
        return context.json(await work(api, context.req.query(), context), 200, { 'cache-control': replyCache });
      } catch (error) {
        // Given up by the tutor, or cut off: nobody hears the answer.
        if (context.env?.incoming?.readableAborted === true) return failure(context, refused(fallback), 400);
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
      if (!body.success || isLongerThanBatch(context.req)) return refused(chunkFailedMessage);
      const { chunk: first, ...key } = body.data;
      const count = await passOn(bytesOf(context), (file, index) =>
        api.uploads.chunk({ body: { ...key, chunk: first + index, file } }),
      );
      if (count === 0) return refused(chunkFailedMessage);
      return { isDone: true, chunks: Array.from({ length: count }, (_, index) => first + index), file: null };
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

/** By what is said of a body before it is read; browsers always say how long it is. */
function isLongerThanBatch(request: Context['req']): boolean {
  return !(Number(request.header('content-length') ?? Number.NaN) <= batchChunksMax * chunkBytes);
}

/** A body as it comes: from the socket where there is one, which costs a fraction of the request's own stream. */
function bytesOf({ env, req }: Context<PortalEnv>): AsyncIterable<Uint8Array> {
  return env?.incoming ?? req.raw.body ?? new Blob().stream();
}

/** Slices of a body that may be on their way to the service: while it takes one, the next comes in. */
const onTheWayMax = 2;

/**
 * Passes a body on in slices, which set out in order; returns how many there were. Where one fails, the rest is read and
 * dropped first: a browser hears no answer before its request is over.
 */
async function passOn(
  body: AsyncIterable<Uint8Array>,
  send: (slice: Uint8Array, index: number) => Promise<unknown>,
): Promise<number> {
  const pieces = body[Symbol.asyncIterator]();
  // Without `return`: left early, the body would be closed.
  const whole = { [Symbol.asyncIterator]: () => ({ next: () => pieces.next() }) };
  const onTheWay: Promise<unknown>[] = [];
  let count = 0;
  try {
    for await (const slice of slicesOf(whole)) {
      if (onTheWay.length === onTheWayMax) await onTheWay.shift();
      const sending = send(slice, count);
      // Awaited later; until then a failure must not count as unheard.
      sending.catch(() => undefined);
      onTheWay.push(sending);
      count += 1;
    }
    await Promise.all(onTheWay);
    return count;
  } catch (error) {
    await Promise.allSettled(onTheWay);
    while ((await pieces.next().catch(() => undefined))?.done === false);
    throw error;
  }
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
  const hasOwnWords = (error.kind === 'refused' || error.kind === 'rateLimited') && error.message !== '';
  return {
    isDone: false,
    kind: kindOf(error),
    message: hasOwnWords ? shownMessage(error) : fallback,
  };
}

function kindOf({ kind, code }: ApiError): Failure['kind'] {
  if (kind === 'rateLimited') return 'limited';
  return kind === 'refused' && code !== 500 ? 'refused' : 'busy';
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
