import { type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { loaderFailure, requireSignedIn } from '../account/guard.server.ts';

/** Leads to the temporary classroom, for the desktop client. */
export async function loader(args: LoaderFunctionArgs): Promise<Response> {
  const { api } = await requireSignedIn(args);
  try {
    const { body } = await api.shellNotices.temporaryClassroom();
    return redirect(body.Url === undefined || !body.Url.startsWith('https://') ? '/home' : body.Url);
  } catch (error) {
    throw await loaderFailure(error, args);
  }
}
