import { json, type LoaderFunctionArgs } from '@remix-run/node';
import { ApiError } from '@tutor/api/core/api-error';
import { shownMessage } from '../kit/failed-call.server.ts';
import { loaderFailure, requireSignedIn } from '../session/guard.server.ts';
import { classIdOf, courseOf, materialsOf } from './class-detail.server.ts';

/** The lessons of another course, for the teaching material list. */
export async function loader(args: LoaderFunctionArgs) {
  const { api } = await requireSignedIn(args);
  const sid = courseOf(new URL(args.request.url).searchParams.get('sid'));
  try {
    const { body } = await api.classDetail.materials({
      body: { CLID: classIdOf(args), ...(sid === undefined ? {} : { SID: sid }) },
    });
    return json({ value: materialsOf(body) });
  } catch (error) {
    if (!(error instanceof ApiError) || error.kind === 'sessionGone') throw await loaderFailure(error, args);
    return json({ problem: shownMessage(error) });
  }
}
