import { refuseReasonSchema } from '@tutor/rules/messages/refuse-notice';
import { z } from 'zod';
import { wordsOr } from '../kit/beside/words-or.server.ts';
import { sendForm } from '../kit/forms/send-form.server.ts';
import type { Api } from '../session/api.server.ts';

const mid = z.coerce.number().int().positive();

/** Accepts a class notice, or refuses it with a reason: `mid`, and `reason` for a refusal. */
export function answerNotice(
  api: Api,
  { intent, form }: { intent: 'accept' | 'refuse'; form: FormData },
): Promise<Response> {
  if (intent === 'accept') {
    return sendForm({
      intent,
      form,
      schema: z.object({ mid }),
      send: async ({ mid: Mid }) => {
        const { message } = await api.notices.acceptClassMessage({ query: { Mid } });
        return { message: wordsOr(message, 'The notice is accepted.') };
      },
    });
  }
  return sendForm({
    intent,
    form,
    schema: z.object({ mid, reason: refuseReasonSchema }),
    send: async (refusal) => {
      const { message } = await api.notices.refuseClassMessage({ query: refusal });
      return { message: wordsOr(message, 'Your reason was sent.') };
    },
  });
}
