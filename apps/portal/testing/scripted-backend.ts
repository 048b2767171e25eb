import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What the scripted backend answers to a path: an envelope, or raw text with a status. */
export type Answer =
  | { ErrorCode: number; Msg?: string; Body?: unknown }
  | { status: number; text: string; headers?: Record<string, string> };

export interface ScriptedBackend {
  url: string;
  /** Answers by lower-case path; anything else is ErrorCode 404. */
  answers: Map<string, Answer>;
  /** Paths that were called, in order. */
  calls: string[];
  /** What those calls carried, byte by byte. */
  bodies: Buffer[];
  /** What was last asked of a path: its address and its JSON together. */
  asked: Map<string, unknown>;
  /** Whether that came with a tutor's token. */
  signedIn: Map<string, boolean>;
  /** The Authorization header that it came with. */
  authorizations: Map<string, string | undefined>;
  close: () => Promise<void>;
}

/** A backend for tests of the portal's server side that says exactly what a test wants. */
export async function startScriptedBackend(): Promise<ScriptedBackend> {
  const answers = new Map<string, Answer>();
  const calls: string[] = [];
  const bodies: Buffer[] = [];
  const asked = new Map<string, unknown>();
  const signedIn = new Map<string, boolean>();
  const authorizations = new Map<string, string | undefined>();
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://backend.invalid');
    const path = pathname.toLowerCase();
    calls.push(path);
    signedIn.set(path, request.headers.authorization !== undefined);
    authorizations.set(path, request.headers.authorization);
    const pieces: Buffer[] = [];
    request.on('data', (piece: Buffer) => pieces.push(piece));
    request.on('end', () => {
      const carried = Buffer.concat(pieces);
      bodies.push(carried);
      const isJson = request.headers['content-type']?.includes('json') ?? false;
      asked.set(path, { ...Object.fromEntries(searchParams), ...(isJson ? JSON.parse(carried.toString()) : {}) });
      const answer = answers.get(path) ?? { ErrorCode: 404, Msg: 'Unknown call.', Body: null };
      const isRaw = 'status' in answer;
      response.writeHead(isRaw ? answer.status : 200, {
        'content-type': isRaw ? 'text/plain' : 'application/json',
        ...(isRaw ? answer.headers : {}),
      });
      response.end(isRaw ? answer.text : JSON.stringify({ Msg: '', Body: null, ...answer }));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    answers,
    calls,
    bodies,
    asked,
    signedIn,
    authorizations,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
