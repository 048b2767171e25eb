import { json, type LoaderFunctionArgs } from '@remix-run/node';
import type { Answer } from '@tutor/realtime/service/answer';
import { runLoad } from '../kit/beside/current-load.server.ts';
import { isSessionGone, requireFailedCall, shownMessage } from '../kit/server/failed-call.server.ts';
import { findSignedIn } from './guard.server.ts';
import type { Guarded } from './guarded.server.ts';
import { endSession } from './session.server.ts';

const signedOut: Answer<never> = { isDone: false, kind: 'signedOut', message: 'Please sign in.' };

/** What a script is told no to, in these words. */
export class RefusedAsk extends Error {
  override readonly name = 'RefusedAsk';
}

/**
 * A loader or an action that a script of ours asks (`kit/line/ask.ts`). It answers with what `answer` gives, or with why there is nothing; 401
 * where nobody is signed in, since a redirect would lead the script into a page that it cannot read.
 */
export function asked<Body>(answer: (args: Guarded) => Promise<Body>): (args: LoaderFunctionArgs) => Promise<Response> {
  return async (args) => {
    const signedIn = await findSignedIn(args);
    if (signedIn === undefined) return json(signedOut, 401);
    const { searchParams: search } = new URL(args.request.url);
    try {
      const body = await runLoad(args.context, () => answer({ ...args, ...signedIn, search }));
      return json({ isDone: true, body: body ?? null } satisfies Answer);
    } catch (error) {
      if (isSessionGone(error)) return json(signedOut, { status: 401, headers: { 'set-cookie': await endSession() } });
      return json(refusalOf(error));
    }
  };
}

function refusalOf(error: unknown): Answer<never> {
  if (error instanceof RefusedAsk) return { isDone: false, kind: 'refused', message: error.message };
  requireFailedCall(error);
  const kind = error.kind === 'refused' ? 'refused' : error.kind === 'rateLimited' ? 'limited' : 'unknown';
  return { isDone: false, kind, message: shownMessage(error) };
}
