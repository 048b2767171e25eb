import { redirect } from '@remix-run/node';
import { z } from 'zod';
import { sendForm } from '../kit/forms/send-form.server.ts';
import { guarded } from '../session/guarded.server.ts';

const whole = z.coerce.number().int().positive();

export function loader(): Response {
  return redirect('/home');
}

/** Agrees to a `version` of the agreement, or to the compulsory warning `mid`, which marks it as read. */
export const action = guarded(async ({ api, request }) => {
  return sendForm({
    intent: 'agree',
    schema: z.object({ mid: whole.optional(), version: whole.optional() }),
    form: await request.formData(),
    send: async (values) => {
      if (values.version !== undefined) await api.profile.agree({ body: { Version: values.version } });
      if (values.mid !== undefined) await api.messages.readSystemMessage({ query: { Mid: values.mid } });
      return {};
    },
  });
});
