import { json, type LoaderFunctionArgs } from '@remix-run/node';
import { ApiError } from '@tutor/api/core/api-error';
import { shownMessage } from '../kit/failed-call.server.ts';
import { loaderFailure, requireSignedIn } from '../session/guard.server.ts';
import { type ImpactReply, impactOfTyped } from './leave.server.ts';
import { leaveClock } from './leave-clock.server.ts';

/** What the leave that stands in the fields would cost. */
export async function loader(args: LoaderFunctionArgs): Promise<Response> {
  const { api } = await requireSignedIn(args);
  const { searchParams } = new URL(args.request.url);
  try {
    return json<ImpactReply>(await impactOfTyped(api, searchParams, await leaveClock(args)));
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.kind === 'sessionGone') return loaderFailure(error, args);
    return json<ImpactReply>({ kind: 'failed', message: shownMessage(error) });
  }
}
