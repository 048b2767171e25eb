import { redirect } from '@remix-run/node';
import { bindPhoneSchema, phoneSchema } from '@tutor/rules/account/bind-phone';
import { z } from 'zod';
import { sendForm } from '../kit/forms/send-form.server.ts';
import { guarded } from '../session/guarded.server.ts';
import { bindPhone, sendPhoneCode } from './bind-phone.server.ts';

export function loader(): Response {
  return redirect('/home');
}

/** Binds a phone: `intent=send` sends the code, `intent=bind` binds, `intent=later` asks again in 6 hours. */
export const action = guarded(async (args) => {
  const { api } = args;
  const form = await args.request.formData();
  const intent = form.get('intent');
  if (intent === 'later') {
    return sendForm({
      intent,
      schema: z.object({}),
      form,
      send: async () => {
        await api.profile.remindPhoneLater();
        return {};
      },
    });
  }
  if (intent === 'send') {
    return sendForm({
      intent,
      schema: phoneSchema,
      form,
      send: (phone) => sendPhoneCode(args, api, phone),
    });
  }
  return sendForm({
    intent: 'bind',
    schema: bindPhoneSchema,
    form,
    send: (values) => bindPhone(api, values),
  });
});
