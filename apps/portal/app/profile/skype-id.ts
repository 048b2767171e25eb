import { redirect } from '@remix-run/node';
import { skypeSchema } from '@tutor/rules/profile/skype';
import { formReply } from '../kit/form-reply.server.ts';
import { guarded } from '../session/guarded.server.ts';
import { saveSkypeId } from './skype-id.server.ts';

export function loader(): Response {
  return redirect('/home');
}

/** Saves the Skype ID. */
export const action = guarded(async (args) => {
  const { api } = args;
  return formReply(args, {
    intent: 'save',
    schema: skypeSchema,
    form: await args.request.formData(),
    send: (values) => saveSkypeId(api, values),
  });
});
