import { json } from '@remix-run/node';
import { z } from 'zod';
import { type FormReply, unsent } from '../kit/form-reply.ts';
import type { RequestArguments } from '../kit/request-arguments.ts';
import { sendForm } from '../kit/send-form.server.ts';
import type { Api } from '../session/api.server.ts';
import { findReadingLeftMs } from './warning-wait.server.ts';

const intent = 'agree';

/** Agrees to the compulsory warning `mid` on its own page, whose form says by `opened` since when it can be read. */
export async function agreeToWarning(_args: RequestArguments, api: Api, form: FormData): Promise<Response> {
  const leftMs = await findReadingLeftMs(form.get('opened'), Number(form.get('mid')));
  if (leftMs !== 0) return json<FormReply>({ ...unsent(form), intent, error: waitWords(leftMs) }, 400);
  return sendForm({
    intent,
    form,
    schema: z.object({ mid: z.coerce.number().int().positive() }),
    send: async ({ mid }) => {
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
