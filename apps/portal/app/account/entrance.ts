import { type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { findSignedIn, wayInOf } from '../session/guard.server.ts';

/** The bare address: the dashboard for a signed-in tutor, the welcome page for everybody else. */
export async function loader(args: LoaderFunctionArgs): Promise<Response> {
  return redirect((await findSignedIn(args)) === undefined ? await wayInOf(args.request) : '/home');
}
