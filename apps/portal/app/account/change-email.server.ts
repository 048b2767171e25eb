import { changeEmailSchema } from '@tutor/rules/account/change-email';
import { wordsOr } from '../kit/beside/words-or.server.ts';
import { sendForm } from '../kit/forms/send-form.server.ts';
import type { Guarded } from '../session/guarded.server.ts';
import { serverNow } from '../session/server-clock.server.ts';
import { requireTutor } from '../session/tutor.server.ts';

/** The form of the page and of the dialog: `intent=send` sends the code that proves the new e-mail, otherwise it is changed. */
export async function sendChangeEmailForm(args: Guarded, page: { name?: string; backTo?: string }): Promise<Response> {
  const { accountRecovery } = args.api;
  const { user } = await requireTutor(args);
  const form = await args.request.formData();
  const schema = changeEmailSchema(user.email);
  if (form.get('intent') === 'send') {
    return sendForm({
      ...page,
      form,
      schema: schema.pick({ newEmail: true }),
      send: async ({ newEmail }) => {
        const { message } = await accountRecovery.sendChangeEmailCode({ body: { Email: newEmail } });
        return { message: wordsOr(message, 'The code was sent.'), sentAtMs: await serverNow(args.context) };
      },
    });
  }
  return sendForm({
    ...page,
    form,
    schema,
    send: async ({ newEmail, code, password }) => {
      const body = { Email: user.email ?? '', Code: code, NewPrivateEmail: newEmail, Password: password };
      const { message } = await accountRecovery.changeEmail({ body });
      return { message: wordsOr(message, 'Your e-mail was changed.') };
    },
  });
}
