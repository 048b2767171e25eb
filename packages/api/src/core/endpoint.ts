import { z } from 'zod';

/** How long a call may take, by the work it does (specification, core §9). `undefined` waits for ever. */
export const timeouts = {
  standard: 10_000,
  minute: 60_000,
  twoMinutes: 120_000,
  account: 180_000,
  upload: 300_000,
  report: 600_000,
  none: undefined,
} as const;

/** How long a call may take, by its name in `timeouts`. */
export type TimeoutClass = keyof typeof timeouts;

/** Who may call: anybody with a valid signature, or a signed-in tutor (bearer token). */
export type Access = 'public' | 'tutor';

/** One call of the contract, as data. The client and the backend's routing are both derived from it. */
export interface Endpoint<
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Reply extends z.ZodType = z.ZodType,
> {
  method: 'GET' | 'POST';
  /** Full path, in the specification's spelling. */
  path: string;
  /** Query parameters; values travel as text, so numbers need a coercing schema. */
  query: Query;
  /** The body, by `bodyFormat` as JSON or as a multipart form. */
  body: Body;
  /** 'form': every member is a text field but `file`, which is the file's part (specification, growth §7 'Upload'). */
  bodyFormat: 'json' | 'form';
  /** The envelope's Body. */
  reply: Reply;
  /** 'file': the bytes of a file come in the envelope's place, by its Content-Disposition; a refusal is an envelope still. */
  replyFormat: 'envelope' | 'file';
  timeout: TimeoutClass;
  access: Access;
  /** True where the specification does not show the path or the shape: an integrator checks these first. */
  isAssumed: boolean;
  /** One line on what the call does. */
  summary: string;
}

interface EndpointOptions<Query extends z.ZodType, Body extends z.ZodType, Reply extends z.ZodType> {
  summary: string;
  query?: Query;
  body?: Body;
  reply: Reply;
  timeout?: TimeoutClass;
  access?: Access;
  assumed?: boolean;
}

const nothing = z.undefined();
/** Schema of a query or body that is not sent. */
export type Nothing = typeof nothing;

function endpoint<Query extends z.ZodType, Body extends z.ZodType, Reply extends z.ZodType>(
  method: 'GET' | 'POST',
  path: string,
  options: EndpointOptions<Query, Body, Reply> & { query: Query; body: Body },
  { bodyFormat = 'json', replyFormat = 'envelope' }: Partial<Pick<Endpoint, 'bodyFormat' | 'replyFormat'>> = {},
): Endpoint<Query, Body, Reply> {
  return {
    method,
    path,
    query: options.query,
    body: options.body,
    bodyFormat,
    reply: options.reply,
    replyFormat,
    timeout: options.timeout ?? 'standard',
    access: options.access ?? 'tutor',
    isAssumed: options.assumed ?? false,
    summary: options.summary,
  };
}

/** Declares a POST call. A path that starts with '/' is used as it is; any other stands under the area's prefix. */
export function post<Reply extends z.ZodType, Query extends z.ZodType = Nothing, Body extends z.ZodType = Nothing>(
  path: string,
  options: EndpointOptions<Query, Body, Reply>,
): Endpoint<Query, Body, Reply> {
  return endpoint('POST', path, withDefaults(options));
}

/** Declares a POST call whose body is a multipart form. A part named `file` carries bytes, every other one text. */
export function postForm<Reply extends z.ZodType, Body extends z.ZodType>(
  path: string,
  options: EndpointOptions<Nothing, Body, Reply> & { body: Body },
): Endpoint<Nothing, Body, Reply> {
  return endpoint('POST', path, withDefaults(options), { bodyFormat: 'form' });
}

/** Declares a POST call that is answered by a file. Its time is over when the file begins to come. */
export function postForFile<Body extends z.ZodType>(
  path: string,
  options: Omit<EndpointOptions<Nothing, Body, z.ZodUnknown>, 'reply'> & { body: Body },
): Endpoint<Nothing, Body, z.ZodUnknown> {
  return endpoint('POST', path, withDefaults({ ...options, reply: z.unknown() }), { replyFormat: 'file' });
}

/** Declares a GET call. */
export function get<Reply extends z.ZodType, Query extends z.ZodType = Nothing>(
  path: string,
  options: Omit<EndpointOptions<Query, Nothing, Reply>, 'body'>,
): Endpoint<Query, Nothing, Reply> {
  return endpoint('GET', path, withDefaults<Query, Nothing, Reply>(options));
}

function withDefaults<Query extends z.ZodType, Body extends z.ZodType, Reply extends z.ZodType>(
  options: EndpointOptions<Query, Body, Reply>,
): EndpointOptions<Query, Body, Reply> & { query: Query; body: Body } {
  // The type parameters default to Nothing exactly when the option is absent, which the compiler cannot see.
  return {
    ...options,
    query: options.query ?? (nothing as unknown as Query),
    body: options.body ?? (nothing as unknown as Body),
  };
}

/** The calls of one area, by the names under which the client has them. */
export type Area = Readonly<Record<string, Endpoint>>;

/** Groups the calls of one area of a tutor's work under a path prefix. */
export function area<const Endpoints extends Area>(prefix: string, endpoints: Endpoints): Endpoints {
  for (const [name, declared] of Object.entries(endpoints)) {
    if (!declared.path.startsWith('/')) declared.path = `${prefix}/${declared.path}`;
    if (declared.summary.length === 0) throw new Error(`${prefix} ${name}: an endpoint needs a summary`);
  }
  return endpoints;
}

/** The visitor for whom a file is fetched. */
export interface FileVisitor {
  /** Those of the visitor's headers that ask for a part of the file, or for it only once it has changed. */
  headers: Readonly<Record<string, string>>;
  /** Aborted when the visitor goes away. */
  signal: AbortSignal;
}

/** What a caller passes: the query and the body, each only where the endpoint declares one. */
export type CallInput<E extends Endpoint> = (undefined extends z.input<E['query']>
  ? { query?: undefined }
  : { query: z.input<E['query']> }) &
  (undefined extends z.input<E['body']> ? { body?: undefined } : { body: z.input<E['body']> }) & {
    visitor?: FileVisitor;
  };

/** The body that a caller gives; an empty one where the endpoint declares none. */
export type BodyOf<E extends Endpoint> = object &
  (undefined extends z.input<E['body']> ? Record<string, never> : z.input<E['body']>);

/** The Body of a reply, as the portal has read it. */
export type ReplyOf<E extends Endpoint> = z.output<E['reply']>;

/** What a handler receives after validation. */
export type HandlerInput<E extends Endpoint> = { query: z.output<E['query']>; body: z.output<E['body']> };

/** What a call returns: the parsed Body and the server's message. */
export interface CallResult<E extends Endpoint> {
  body: z.output<E['reply']>;
  message: string;
  /** The answer of a call for a file, of which the head has come. */
  file?: Response;
}
