import { type ActionFunctionArgs, redirect } from '@remix-run/node';
import { ApiError } from '@tutor/api/core/api-error';
import { bindPhoneSchema, phoneSchema } from '@tutor/rules/account/bind-phone';
import { wrongCodeMessage } from '@tutor/rules/account/verification-code';
import { z } from 'zod';
import { formReply } from '../shell/form-reply.server.ts';
import { serverNow } from '../shell/server-clock.server.ts';
import { requireSignedIn } from './guard.server.ts';

export function loader(): Response {
  return redirect('/home');
}

/** Binds a phone: `intent=send` sends the code, `intent=bind` binds, `intent=later` asks again in 6 hours. */
export async function action(args: ActionFunctionArgs): Promise<Response> {
  const { api } = await requireSignedIn(args);
  const form = await args.request.formData();
  const intent = form.get('intent');
  if (intent === 'later') {
    return formReply(args, {
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
    return formReply(args, {
      intent,
      schema: phoneSchema,
      form,
      send: async ({ countryCode, phone }) => {
        const { message } = await api.profile.sendPhoneCode({ body: { countryCode, phone } });
        return { message: message === '' ? 'The code was sent.' : message, sentAtMs: await serverNow(args.context) };
      },
    });
  }
  return formReply(args, {
    intent: 'bind',
    schema: bindPhoneSchema,
    form,
    send: async ({ countryCode, phone, verificationCode }) => {
      const { message } = await api.profile
        .bindPhone({ body: { countryCode, phone, verificationCode } })
        .catch(tellWrongCode);
      return { message: message === '' ? 'Your phone is bound.' : message };
    },
  });
}

/** ErrorCode 2 has words of its own, whatever the service says with it (specification, core §8 'Phone binding'). */
function tellWrongCode(error: unknown): never {
  if (!(error instanceof ApiError) || error.code !== 2) throw error;
  throw new ApiError('refused', wrongCodeMessage, { endpoint: error.endpoint, code: error.code, cause: error });
}
