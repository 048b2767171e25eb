import { type ActionFunctionArgs, redirect } from '@remix-run/node';
import { changeEmailSchema } from '@tutor/rules/account/change-email';
import { formReply } from '../kit/form-reply.server.ts';
import { requireSignedIn } from '../session/guard.server.ts';
import { requireTutor } from '../session/tutor.server.ts';
import { changeEmail, sendEmailCode } from './change-email.server.ts';

export function loader(): Response {
  return redirect('/home');
}

/** Changes the private e-mail: `intent=send` sends the code to the new one, `intent=change` changes it. */
export async function action(args: ActionFunctionArgs): Promise<Response> {
  const { api } = await requireSignedIn(args);
  const { user } = await requireTutor(args);
  const form = await args.request.formData();
  const schema = changeEmailSchema(user.email);
  if (form.get('intent') === 'send') {
    return formReply(args, {
      intent: 'send',
      schema: schema.pick({ newEmail: true }),
      form,
      send: ({ newEmail }) => sendEmailCode(args, api, newEmail),
    });
  }
  return formReply(args, {
    intent: 'change',
    schema,
    form,
    send: (values) => changeEmail(api, user.email, values),
  });
}
