import { z } from 'zod';
import { sendForm } from '../kit/forms/send-form.server.ts';
import type { Api } from '../session/api.server.ts';
import { findReadingLeftMs } from './warning-wait.server.ts';

/** Agrees to the compulsory warning `mid` on its own page, whose form says by `opened` since when it can be read. */
export function agreeToWarning(api: Api, form: FormData): Promise<Response> {
  return sendForm({
    intent: 'agree',
    form,
    schema: z.object({ mid: z.coerce.number().int().positive() }),
    send: async ({ mid }) => {
      const leftMs = await findReadingLeftMs(form.get('opened'), mid);
      if (leftMs !== 0) return { refused: { error: waitWords(leftMs) } };
      await api.messages.readSystemMessage({ query: { Mid: mid } });
      return { message: 'You have agreed to this warning.' };
    },
  });
}

function waitWords(leftMs: number | undefined): string {
  if (leftMs === undefined) return 'Please read to the end. You can agree after 30 seconds.';
  const seconds = Math.ceil(leftMs / 1_000);
  return `Please read to the end. You can agree in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`;
}
