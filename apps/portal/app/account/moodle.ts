import { type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { ApiError } from '@tutor/api/core/api-error';
import { createApi } from '../api.server.ts';
import { loaderFailure } from './guard.server.ts';

/** The training site, by the host that the settings name for it; for visitors too (specification, core §2). */
export async function loader(args: LoaderFunctionArgs): Promise<Response> {
  try {
    const { body } = await createApi(args.context).shell.setting();
    const host = body.Hosts?.Menus?.moodle;
    // Its messages are all that the portal itself has of it.
    if (host === undefined) return redirect('/message?from=moodle');
    return redirect(`/redirect?${new URLSearchParams({ host, path: '/' })}`);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    throw await loaderFailure(error, args);
  }
}
