import { type ActionFunctionArgs, redirect, redirectDocument } from '@remix-run/node';
import { findSignedIn } from './guard.server.ts';
import { endSession } from './session.server.ts';

/** Leaving is a POST from our page; somebody who only opens the address stays signed in. */
export function loader(): Response {
  return redirect('/home');
}

/** Ends the session here whatever the backend says, and wipes what this browser kept of the tutor. */
export async function action(args: ActionFunctionArgs): Promise<Response> {
  const signedIn = await findSignedIn(args);
  await signedIn?.api.account.logout().catch(() => undefined);
  return redirectDocument('/welcome', {
    headers: { 'set-cookie': await endSession(), 'clear-site-data': '"storage"' },
  });
}
