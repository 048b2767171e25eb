import { json, type LoaderFunctionArgs } from '@remix-run/node';
import { ApiError } from '@tutor/api/core/api-error';
import { loaderFailure, requireSignedIn } from '../session/guard.server.ts';

/** The classes that wait for an answer, for the frame once it is interactive; null when they could not be had. */
export async function loader(args: LoaderFunctionArgs) {
  const { api } = await requireSignedIn(args);
  try {
    const { body } = await api.attendance.pending();
    return json({ requests: body });
  } catch (error) {
    if (error instanceof ApiError && error.kind !== 'sessionGone') return json({ requests: null });
    throw await loaderFailure(error, args);
  }
}
