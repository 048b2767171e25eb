import { redirect } from '@remix-run/node';
import { skypeSchema } from '@tutor/rules/profile/skype';
import { sendForm } from '../kit/forms/send-form.server.ts';
import { guarded } from '../session/guarded.server.ts';
import { saveSkypeId } from './skype-id.server.ts';

export function loader(): Response {
  return redirect('/home');
}

/** Saves the Skype ID. */
export const action = guarded(async ({ api, request }) => {
  return sendForm({
    intent: 'save',
    schema: skypeSchema,
    form: await request.formData(),
    send: (values) => saveSkypeId(api, values),
  });
});
