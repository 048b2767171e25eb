import { redirect } from '@remix-run/node';
import { changeEmailSchema } from '@tutor/rules/account/change-email';
import { sendForm } from '../kit/send-form.server.ts';
import { guarded } from '../session/guarded.server.ts';
import { requireTutor } from '../session/tutor.server.ts';
import { changeEmail, sendEmailCode } from './change-email.server.ts';

export function loader(): Response {
  return redirect('/home');
}

/** Changes the private e-mail: `intent=send` sends the code to the new one, `intent=change` changes it. */
export const action = guarded(async (args) => {
  const { api } = args;
  const { user } = await requireTutor(args);
  const form = await args.request.formData();
  const schema = changeEmailSchema(user.email);
  if (form.get('intent') === 'send') {
    return sendForm({
      intent: 'send',
      schema: schema.pick({ newEmail: true }),
      form,
      send: ({ newEmail }) => sendEmailCode(args, api, newEmail),
    });
  }
  return sendForm({
    intent: 'change',
    schema,
    form,
    send: (values) => changeEmail(api, user.email, values),
  });
});
