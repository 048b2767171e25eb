import { type ActionFunctionArgs, redirect } from '@remix-run/node';
import { skypeSchema } from '@tutor/rules/profile/skype';
import { formReply } from '../kit/form-reply.server.ts';
import { requireSignedIn } from '../session/guard.server.ts';
import { saveSkypeId } from './skype-id.server.ts';

export function loader(): Response {
  return redirect('/home');
}

/** Saves the Skype ID. */
export async function action(args: ActionFunctionArgs): Promise<Response> {
  const { api } = await requireSignedIn(args);
  return formReply(args, {
    intent: 'save',
    schema: skypeSchema,
    form: await args.request.formData(),
    send: (values) => saveSkypeId(api, values),
  });
}
