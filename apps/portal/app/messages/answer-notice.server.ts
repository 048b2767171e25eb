import { refuseReasonSchema } from '@tutor/rules/messages/refuse-notice';
import { z } from 'zod';
import type { RequestArguments } from '../account/guard.server.ts';
import type { Api } from '../api.server.ts';
import { formReply } from '../shell/form-reply.server.ts';

const mid = z.coerce.number().int().positive();

/** Accepts a class notice, or refuses it with a reason: `mid`, and `reason` for a refusal. */
export function answerNotice(
  args: RequestArguments,
  api: Api,
  { intent, form }: { intent: 'accept' | 'refuse'; form: FormData },
): Promise<Response> {
  if (intent === 'accept') {
    return formReply(args, {
      intent,
      form,
      schema: z.object({ mid }),
      send: ({ mid: Mid }) => api.notices.acceptClassMessage({ query: { Mid } }),
    });
  }
  return formReply(args, {
    intent,
    form,
    schema: z.object({ mid, reason: refuseReasonSchema }),
    send: (refusal) => api.notices.refuseClassMessage({ query: refusal }),
  });
}
