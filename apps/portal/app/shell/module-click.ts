import { type ActionFunctionArgs, redirect } from '@remix-run/node';
import { ApiError } from '@tutor/api/core/api-error';
import { moduleType } from '@tutor/rules/shell/modules';
import { findSignedIn } from '../session/guard.server.ts';

export function loader(): Response {
  return redirect('/home');
}

/** Counts a press on a module of the shell, for the company. Nobody waits for it, and its failure is nobody's trouble. */
export async function action(args: ActionFunctionArgs): Promise<Response> {
  const type = moduleType((await args.request.formData()).get('module'));
  const signedIn = await findSignedIn(args);
  if (type !== undefined && signedIn !== undefined) {
    signedIn.api.accountSignIn.modelClicked({ query: { type } }).catch((error: unknown) => {
      if (!(error instanceof ApiError)) throw error;
    });
  }
  return new Response(null, { status: 204 });
}
