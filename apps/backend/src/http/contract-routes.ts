import { clientAddress, type TrustedProxies } from '@tutor/api/core/client-address';
import type { ImplementedEndpoint } from '@tutor/api/core/implement';
import { isPortalProof, portalProofHeader } from '@tutor/api/core/portal-proof';
import type { Session, Sessions } from '../account/sessions.ts';
import type { Queries } from '../database/database.ts';
import type { Log } from '../log.ts';
import { bearerToken, sessionGone } from './bearer.ts';
import type { CallContext } from './call-context.ts';
import { success } from './envelope.ts';
import { readFormBody } from './form-body.ts';
import { inputReader } from './input-reader.ts';
import { readJsonBody } from './json-body.ts';
import { readQuery } from './query.ts';
import { Refusal, refusalCodes } from './refusal.ts';
import { requestIdHeader } from './request-id.ts';
import { requireSignature, requireSigned, type SigningKeys } from './signature.ts';

/** What answering a contract call needs. */
export interface ContractRoutesOptions {
  endpoints: readonly ImplementedEndpoint<CallContext>[];
  keys: SigningKeys;
  /** By which the portal proves its calls. */
  portalKey: Buffer;
  /** Proxies before the company's other programs. */
  trustedProxies: TrustedProxies;
  queries: Queries;
  sessions: Sessions;
  now: () => Date;
  /** An answer in place of the handler's, in tests and demonstrations. */
  standIn?: ((path: string, tuid: number | undefined) => Promise<Response | undefined>) | undefined;
}

/** A request on its way in, with what is known before it is read. */
export interface IncomingCall {
  request: Request;
  /** The request's body as it comes in, where a server and not a test makes the call. */
  socket: AsyncIterable<Uint8Array> | undefined;
  url: URL;
  requestId: string;
  /** Address of the other end of the connection. */
  peerAddress: string;
  log: Log;
  /** Told who calls, for the log line. */
  onTutor: (tuid: number) => void;
}

interface Route extends ImplementedEndpoint<CallContext> {
  readQuery: (value: unknown) => unknown;
  readBody: (value: unknown) => unknown;
}

/**
 * Answers the calls of the contract. Paths are matched without regard to case (decisions, Calls).
 * Returns undefined for a path that the contract does not have; throws a Refusal for a call that is turned down.
 */
export function contractRoutes(options: ContractRoutesOptions): (call: IncomingCall) => Promise<Response> | undefined {
  const byPath = new Map<string, Map<string, Route>>();
  for (const implemented of options.endpoints) {
    const path = implemented.endpoint.path.toLowerCase();
    const methods = byPath.get(path) ?? new Map<string, Route>();
    methods.set(implemented.endpoint.method, {
      ...implemented,
      readQuery: inputReader(implemented.endpoint.query),
      readBody: inputReader(implemented.endpoint.body),
    });
    byPath.set(path, methods);
  }
  return (call) => {
    const methods = byPath.get(call.url.pathname.toLowerCase());
    if (methods === undefined) return undefined;
    const implemented = methods.get(call.request.method);
    if (implemented === undefined) {
      throw new Refusal(refusalCodes.methodNotAllowed, 'This call does not take that method.', 405);
    }
    return answer(call, implemented, options);
  };
}

async function answer(call: IncomingCall, route: Route, options: ContractRoutesOptions): Promise<Response> {
  const { request, socket } = call;
  requireSigned(request.headers, options.keys);
  if (route.endpoint.bodyFormat !== 'form') return answerRead(call, await jsonBody(request), route, options);
  const form = await readFormBody(request, socket);
  try {
    return await answerRead(call, form, route, options);
  } finally {
    form.release();
  }
}

/** Answers a call whose body was read: `signed` is what of it the signature covers. */
async function answerRead(
  call: IncomingCall,
  { body, signed }: { body: unknown; signed: unknown },
  { endpoint, handle, readQuery: validQuery, readBody: validBody }: Route,
  options: ContractRoutesOptions,
): Promise<Response> {
  const { request, url, requestId, log } = call;
  const query = readQuery(url);
  requireSignature(request.headers, query, signed, options.keys);

  const now = options.now();
  const session = await findSession(request, options.sessions, now);
  if (session !== undefined) call.onTutor(session.tuid);
  const standIn = await options.standIn?.(endpoint.path.toLowerCase(), session?.tuid);
  if (standIn !== undefined) return standIn;
  if (endpoint.access === 'tutor' && session === undefined) throw sessionGone();

  const isPortal = isPortalCall(call, options.portalKey);
  const reply = await handle({
    query: validQuery(query),
    body: validBody(body),
    queries: options.queries,
    now,
    requestId,
    isPortal,
    clientAddress: callerAddress(call, isPortal, options.trustedProxies),
    log,
    sessions: options.sessions,
    request,
    session,
    requireSession: () => {
      if (session === undefined) throw sessionGone();
      return session;
    },
  });
  return reply.file ?? success(reply.body, reply.message);
}

async function jsonBody(request: Request): Promise<{ body: unknown; signed: unknown }> {
  const body = await readJsonBody(request);
  return { body, signed: body };
}

async function findSession(request: Request, sessions: Sessions, now: Date): Promise<Session | undefined> {
  const token = bearerToken(request.headers.get('authorization'));
  return token === undefined ? undefined : sessions.find(token, now);
}

function isPortalCall({ request, url }: IncomingCall, key: Buffer): boolean {
  const call = {
    method: request.method,
    path: url.pathname,
    requestId: request.headers.get(requestIdHeader) ?? '',
    clientAddress: request.headers.get('x-forwarded-for') ?? undefined,
  };
  return isPortalProof(request.headers.get(portalProofHeader), call, key);
}

// A sign proves nothing (decision 3), so what a company program says of its users' addresses is not believed.
function callerAddress({ request, peerAddress }: IncomingCall, isPortal: boolean, trusted: TrustedProxies): string {
  const named = request.headers.get('x-forwarded-for');
  if (isPortal && named !== null) return named;
  return clientAddress(peerAddress, named, trusted) ?? peerAddress;
}
