import type { AppLoadContext } from '@remix-run/node';
import { takeFlash } from '../app/kit/forms/flash.server.ts';
import type { RequestArguments } from '../app/kit/server/request-arguments.ts';
import { type Guarded, guarded } from '../app/session/guarded.server.ts';
import { readConfig } from '../server/config.ts';
import { createLog } from '../server/log.ts';

export const testSecrets = {
  APP_ID: 'portal',
  APP_SECRET: 'a-secret-of-sixteen-or-more',
  ROOT_SECRET: 'a-root-secret-of-thirty-two-characters',
  SESSION_SECRET: 'a-session-secret-of-thirty-two-characters',
};

/** What the server hands to a loader or an action, for tests. */
export function testContext(backendUrl: string, pagePath?: string): AppLoadContext {
  const config = readConfig({
    ...testSecrets,
    BACKEND_URL: backendUrl,
    LOG_LEVEL: 'silent',
    // No test waits for it: the time of a machine that does ten other things.
    STANDARD_TIMEOUT_MS: '20000',
  });
  return {
    config,
    log: createLog(config),
    requestId: 'request-1',
    publicOrigin: 'https://portal.example',
    clientAddress: '192.0.2.1',
    cspNonce: 'nonce',
    isDataRequest: false,
    pagePath,
  };
}

/** A request of the portal's pages, with the cookies of Set-Cookie headers. */
export function testRequest(path: string, setCookies: readonly string[] = [], init: RequestInit = {}): Request {
  const cookie = setCookies.map((line) => line.split(';')[0]).join('; ');
  return new Request(`https://portal.example${path}`, { ...init, headers: { cookie, ...init.headers } });
}

/** What an answer has the next page say. */
export async function flashOf(response: Response) {
  return (await takeFlash(testRequest('/', response.headers.getSetCookie())))?.flash;
}

/** What a loader threw: an answer, or else the test fails by it. */
export async function thrownBy(loading: Promise<unknown>): Promise<Response> {
  const reason: unknown = await loading.then(
    () => undefined,
    (error: unknown) => error,
  );
  if (!(reason instanceof Response)) throw reason ?? new Error('nothing was thrown');
  return reason;
}

/** Runs what stands inside `guarded` as it runs it, and gives the data themselves. */
export async function runGuarded<Answer>(
  answer: (args: Guarded) => Promise<Answer>,
  args: RequestArguments & { params?: Record<string, string> },
): Promise<Answer> {
  const answers: Answer[] = [];
  await guarded(async (given) => {
    answers.push(await answer(given));
    return null;
  })({ params: {}, ...args });
  for (const answered of answers) return answered;
  throw new Error('nothing was answered');
}

/** What an action answered, returned or thrown. */
export function answeredBy(answering: Promise<Response>): Promise<Response> {
  return answering.catch((reason: unknown) => {
    if (!(reason instanceof Response)) throw reason;
    return reason;
  });
}
