import { type ActionFunctionArgs, redirect } from '@remix-run/node';
import { z } from 'zod';
import { formReply } from '../kit/form-reply.server.ts';
import { requireSignedIn } from '../session/guard.server.ts';

const whole = z.coerce.number().int().positive();

export function loader(): Response {
  return redirect('/home');
}

/** Agrees to a `version` of the agreement, or to the compulsory warning `mid`, which marks it as read. */
export async function action(args: ActionFunctionArgs): Promise<Response> {
  const { api } = await requireSignedIn(args);
  return formReply(args, {
    intent: 'agree',
    schema: z.object({ mid: whole.optional(), version: whole.optional() }),
    form: await args.request.formData(),
    send: async (values) => {
      if (values.version !== undefined) await api.profile.agree({ body: { Version: values.version } });
      if (values.mid !== undefined) await api.messages.readSystemMessage({ query: { Mid: values.mid } });
      return {};
    },
  });
}
