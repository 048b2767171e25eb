import { type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { ApiError } from '@tutor/api/core/api-error';
import { loaderFailure, requireSignedIn } from './guard.server.ts';

/** The training site, by the host that the settings name for it. */
export async function loader(args: LoaderFunctionArgs): Promise<Response> {
  const signedIn = await requireSignedIn(args);
  try {
    const { body } = await signedIn.api.shell.setting();
    const host = body.Hosts?.Menus?.moodle;
    if (host === undefined) return redirect('/trainingCenter');
    return redirect(`/redirect?${new URLSearchParams({ host, path: '/' })}`);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    throw await loaderFailure(error, args);
  }
}
