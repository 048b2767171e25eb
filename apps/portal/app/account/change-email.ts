import { redirect } from '@remix-run/node';
import { guarded } from '../session/guarded.server.ts';
import { sendChangeEmailForm } from './change-email.server.ts';

export function loader(): Response {
  return redirect('/home');
}

/** Changes the private e-mail: `intent=send` sends the code to the new one, `intent=change` changes it. */
export const action = guarded((args) => sendChangeEmailForm(args, {}));
