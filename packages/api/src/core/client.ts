import { cutText } from '@tutor/rules/shell/cut-text';
import { Agent, type Dispatcher, errors, request } from 'undici';
import { ApiError, unreachableMessage } from './api-error.ts';
import { type Area, type CallInput, type CallResult, type Endpoint, type FileVisitor, timeouts } from './endpoint.ts';
import { envelopeSchema, errorCodes, rateLimitStatus } from './envelope.ts';
import { formFields, multipartBody } from './form-body.ts';
import { englishMessage, signatureFailedMessage } from './known-messages.ts';
import { portalProof, portalProofHeader } from './portal-proof.ts';
import { issueText, readReply } from './read-reply.ts';
import { sign, signedParameters } from './sign.ts';

/** A finished call, for the log. Carries no parameter, token or reply. */
export interface CallRecord {
  endpoint: string;
  durationMs: number;
  requestId: string;
  outcome: 'ok' | ApiError['kind'];
  code?: number | undefined;
  detail?: string | undefined;
  /** Rows and optional members that could not be read, and where the first of them stood. */
  leftOut?: { count: number; first: string[] };
}

/** Where the backend is, and with what its calls are signed. */
export interface ClientOptions {
  /** Origin of the backend, without a trailing slash. */
  baseUrl: string;
  appId: string;
  secret: string;
  /** Proves that the portal calls; without it the backend takes the caller for another program of the company. */
  portalKey?: Buffer | undefined;
  /** Bearer token of the signed-in tutor, when there is one. */
  token?: string | undefined;
  /** Passed on to the backend and logged on both sides. */
  requestId: string;
  /** Address of the visitor for whom the calls are made; the backend limits sign-ins by it. */
  clientAddress?: string | undefined;
  /** In place of the standard 10 s, where an installation's line asks for another. */
  standardTimeoutMs?: number;
  /** Called once after each call, however it ended. */
  onCall?: (record: CallRecord) => void;
  /** Cancels every call of this client, for example when the visitor went away. */
  signal?: AbortSignal;
}

/** A function per endpoint of each area, typed end to end. */
export type Client<Areas extends Readonly<Record<string, Area>>> = {
  readonly [A in keyof Areas]: {
    readonly [E in keyof Areas[A]]: Areas[A][E] extends infer Declared extends Endpoint
      ? (...input: CallArguments<Declared>) => Promise<CallResult<Declared>>
      : never;
  };
};

type CallArguments<E extends Endpoint> =
  Record<string, never> extends CallInput<E>
    ? []
    : CallInput<E> extends { query?: undefined; body?: undefined }
      ? []
      : [CallInput<E>];

interface Input {
  query?: unknown;
  body?: unknown;
  visitor?: FileVisitor;
}

/** How many of the rows that were left out the record names. */
const leftOutNamedMax = 5;

/** Largest reply that is read, in bytes. */
const replyBytesMax = 8 * 1024 * 1024;

// One pool of kept-alive connections for the whole process. Time limits are ours, by the call's class.
const pool = new Agent({ connections: 128, maxResponseSize: replyBytesMax, headersTimeout: 0, bodyTimeout: 0 });
// Files are streamed, however large they are, and for as long as a visitor's line takes.
const filePool = new Agent({ connections: 128, headersTimeout: 0, bodyTimeout: 0 });

/**
 * The signed client over a set of areas. Every call rejects with an ApiError and nothing else.
 * Nothing is retried here: a call may have changed something even when its answer was lost.
 */
export function createClient<const Areas extends Readonly<Record<string, Area>>>(
  areas: Areas,
  options: ClientOptions,
): Client<Areas> {
  const client: Record<string, Record<string, unknown>> = {};
  for (const [areaName, endpoints] of Object.entries(areas)) {
    const calls: Record<string, unknown> = {};
    for (const [name, declared] of Object.entries(endpoints)) {
      calls[name] = (input?: Input) => call(declared, input ?? {}, options);
    }
    client[areaName] = calls;
  }
  // Built key by key from the same declaration that the type is derived from.
  return client as Client<Areas>;
}

async function call(declared: Endpoint, input: Input, options: ClientOptions): Promise<Omit<Reply, 'leftOut'>> {
  const endpoint = `${declared.method} ${declared.path}`;
  const startedAt = performance.now();
  const record = (outcome: CallRecord['outcome'], more: Partial<CallRecord>): void =>
    options.onCall?.({
      endpoint,
      durationMs: Math.round(performance.now() - startedAt),
      requestId: options.requestId,
      outcome,
      ...more,
    });
  try {
    const { leftOut, ...result } = await exchange(declared, input, options, endpoint);
    const first = leftOut.slice(0, leftOutNamedMax);
    record('ok', leftOut.length === 0 ? {} : { leftOut: { count: leftOut.length, first } });
    return result;
  } catch (error) {
    const apiError = error instanceof ApiError ? error : unreachable(endpoint, options.requestId, error);
    record(apiError.kind, { code: apiError.code, detail: apiError.detail });
    throw apiError;
  }
}

/** A reply's Body and message, and what of the Body was left out. */
interface Reply {
  body: unknown;
  message: string;
  leftOut: string[];
  file?: Response;
}

async function exchange(declared: Endpoint, input: Input, options: ClientOptions, endpoint: string): Promise<Reply> {
  const { requestId } = options;
  const query = plainQuery(input.query);
  const url = new URL(options.baseUrl + declared.path);
  for (const [name, value] of Object.entries(query)) url.searchParams.append(name, value);
  const timeoutMs =
    declared.timeout === 'standard' ? (options.standardTimeoutMs ?? timeouts.standard) : timeouts[declared.timeout];
  const limit = timeLimit(timeoutMs, input.visitor?.signal ?? options.signal);
  const isFile = declared.replyFormat === 'file';

  const payload = payloadOf(declared, input.body);
  let status: number;
  let text: string;
  try {
    const response = await request(url, {
      method: declared.method,
      headers: { ...input.visitor?.headers, ...headers(declared, query, payload, options) },
      body: payload.bytes,
      signal: limit.signal,
      dispatcher: isFile ? filePool : pool,
    });
    status = response.statusCode;
    // A refusal is an envelope, which has no disposition.
    if (isFile && response.headers['content-disposition'] !== undefined) {
      return { body: undefined, message: '', leftOut: [], file: fileResponse(response) };
    }
    text = await response.body.text();
  } catch (error) {
    if (limit.isOver()) {
      throw new ApiError('timeout', unreachableMessage, {
        endpoint,
        requestId,
        detail: `no answer in ${timeoutMs} ms`,
        cause: error,
      });
    }
    if (error instanceof errors.ResponseExceededMaxSizeError) {
      throw malformed(endpoint, requestId, `the reply is longer than ${replyBytesMax} bytes`, error);
    }
    throw unreachable(endpoint, requestId, error);
  } finally {
    limit.clear();
  }

  if (status === rateLimitStatus) {
    throw new ApiError('rateLimited', plainMessage(text), { endpoint, requestId, detail: 'HTTP 229' });
  }
  if (status < 200 || status > 299) {
    throw new ApiError('unreachable', unreachableMessage, { endpoint, requestId, status, detail: `HTTP ${status}` });
  }
  return parseReply(declared, text, endpoint, requestId);
}

function fileResponse({ statusCode, headers, body }: Dispatcher.ResponseData): Response {
  const told = Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)]);
  if (statusCode === 304) {
    body.resume();
    return new Response(null, { status: statusCode, headers: told });
  }
  return new Response(streamOf(body), { status: statusCode, headers: told });
}

/** Bytes as they are asked for. Node's own adapter throws past every caller where it is cancelled while bytes come in. */
function streamOf(bytes: AsyncIterable<Uint8Array>): ReadableStream<Uint8Array> {
  const pieces = bytes[Symbol.asyncIterator]();
  return new ReadableStream({
    pull: async (controller) => {
      const { done, value } = await pieces.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    cancel: async () => {
      await pieces.return?.();
    },
  });
}

function parseReply(declared: Endpoint, text: string, endpoint: string, requestId: string): Reply {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    throw malformed(endpoint, requestId, 'the reply is not JSON', error);
  }
  const envelope = envelopeSchema.safeParse(json);
  if (!envelope.success) throw malformed(endpoint, requestId, `envelope: ${envelope.error.issues.map(issueText)[0]}`);
  const { ErrorCode: code, Msg, Body } = envelope.data;
  const message = englishMessage(Msg);
  if (code === errorCodes.sessionGone) throw new ApiError('sessionGone', message, { endpoint, requestId, code });
  if (code !== errorCodes.success) {
    // Its words are never displayed, whatever the code that they come with (specification, core §8).
    const isSignature = code === errorCodes.signature || message === signatureFailedMessage;
    throw new ApiError(isSignature ? 'signature' : 'refused', message, { endpoint, requestId, code });
  }
  const read = readReply(declared.reply, Body);
  if ('problem' in read) throw malformed(endpoint, requestId, `Body: ${read.problem}`);
  return { ...read, message };
}

/** A body as it travels, and what of it is signed: of a form its text fields, since a file is not a parameter. */
interface Payload {
  bytes: string | Uint8Array | null;
  contentType: string | undefined;
  signed: unknown;
}

function payloadOf(declared: Endpoint, body: unknown): Payload {
  if (body === undefined) return { bytes: null, contentType: undefined, signed: undefined };
  if (declared.bodyFormat === 'json') {
    return { bytes: JSON.stringify(body), contentType: 'application/json', signed: body };
  }
  const { fields, file } = formFields(body);
  return { ...multipartBody(fields, file), signed: fields };
}

function headers(
  { method, path }: Endpoint,
  query: Readonly<Record<string, string>>,
  payload: Payload,
  options: ClientOptions,
): Record<string, string> {
  const { portalKey, requestId, clientAddress } = options;
  return {
    accept: 'application/json',
    appid: options.appId,
    sign: sign(signedParameters(query, payload.signed), options.secret),
    'x-request-id': requestId,
    ...(clientAddress === undefined ? {} : { 'x-forwarded-for': clientAddress }),
    ...(portalKey === undefined
      ? {}
      : { [portalProofHeader]: portalProof({ method, path, requestId, clientAddress }, portalKey) }),
    ...(payload.contentType === undefined ? {} : { 'content-type': payload.contentType }),
    ...(options.token === undefined ? {} : { authorization: `Bearer ${options.token}` }),
  };
}

/** Query values as text; undefined members are not sent. */
function plainQuery(query: unknown): Record<string, string> {
  if (typeof query !== 'object' || query === null) return {};
  return Object.fromEntries(
    Object.entries(query)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, String(value)]),
  );
}

/** Aborts after the time or with the caller's signal. A timer of its own: AbortSignal.any costs more than a whole call. */
function timeLimit(timeoutMs: number | undefined, outer: AbortSignal | undefined) {
  const controller = new AbortController();
  let isOver = false;
  const abort = (): void => controller.abort(outer?.reason);
  const timer =
    timeoutMs === undefined
      ? undefined
      : setTimeout(() => {
          isOver = true;
          controller.abort();
        }, timeoutMs);
  if (outer?.aborted) abort();
  outer?.addEventListener('abort', abort, { once: true });
  return {
    signal: controller.signal,
    isOver: () => isOver,
    clear: () => {
      clearTimeout(timer);
      outer?.removeEventListener('abort', abort);
    },
  };
}

/** The message of a 229: text as it is, an envelope's or JSON's message, or our own words for HTML or nothing. */
function plainMessage(text: string): string {
  const fallback = 'Too many requests. Please try again in a moment.';
  const trimmed = text.trim();
  if (trimmed === '' || trimmed.startsWith('<')) return fallback;
  try {
    const json: unknown = JSON.parse(trimmed);
    if (typeof json === 'string') return englishMessage(json);
    if (typeof json === 'object' && json !== null && 'Msg' in json && typeof json.Msg === 'string')
      return englishMessage(json.Msg);
    return fallback;
  } catch {
    return englishMessage(cutText(trimmed, 500));
  }
}

function unreachable(endpoint: string, requestId: string, cause: unknown): ApiError {
  return new ApiError('unreachable', unreachableMessage, { endpoint, requestId, detail: causeText(cause), cause });
}

function malformed(endpoint: string, requestId: string, detail: string, cause?: unknown): ApiError {
  return new ApiError('malformed', 'The answer could not be read. Please try again in a moment.', {
    endpoint,
    requestId,
    detail,
    cause,
  });
}

function causeText(cause: unknown): string {
  if (!(cause instanceof Error)) return String(cause);
  return cause.cause instanceof Error ? `${cause.message}: ${cause.cause.message}` : cause.message;
}
