import { type ActionFunctionArgs, redirect } from '@remix-run/node';
import { cursorBeyondAll } from '@tutor/rules/messages/message';
import { messageKinds, messageSources } from '@tutor/rules/messages/message-kinds';
import { z } from 'zod';
import { sendButton } from '../kit/forms/send-button.server.ts';
import type { Sent } from '../kit/forms/send-form.server.ts';
import type { Api } from '../session/api.server.ts';
import { asked, RefusedAsk } from '../session/asked.server.ts';
import { guarded } from '../session/guarded.server.ts';
import { bulkReadWords, bulkUndoneWords } from './bulk-read-words.ts';

const unread = 'The form names no message.';
const mid = z.coerce.number(unread).int(unread).positive(unread);
const formSchema = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('read'), mid }),
  z.object({ intent: z.literal('unread'), mid }),
  z.object({
    intent: z.literal('readAll'),
    upTo: z.coerce.number().int().nonnegative().optional(),
    kind: z.enum(messageKinds).optional(),
    source: z.enum(messageSources).optional(),
  }),
  z.object({ intent: z.literal('undoReadAll'), seq: mid }),
]);

export function loader(): Response {
  return redirect('/message');
}

/**
 * Read states, `intent` read, unread, readAll (up to the watermark `upTo`; without it, up to now) or undoReadAll. To a page
 * with JavaScript: what changed. To one without: back to the page.
 */
export const action = (args: ActionFunctionArgs): Promise<Response> =>
  args.request.headers.get('accept') === 'application/json' ? setReadByScript(args) : setReadByForm(args);

const setReadByScript = asked(async ({ api, request }) => (await send(api, await readForm(request))).change);

const setReadByForm = guarded(async (args) =>
  sendButton(args, {
    form: await args.request.formData(),
    schema: formSchema,
    send: async (form) => {
      const { said } = await send(args.api, form);
      return said;
    },
    backTo: '/message',
  }),
);

async function readForm(request: Request): Promise<z.output<typeof formSchema>> {
  const form = formSchema.safeParse(Object.fromEntries(await request.formData()));
  if (!form.success) throw new RefusedAsk(unread);
  return form.data;
}

/** What changed, and what is said of it. */
async function send(api: Api, form: z.output<typeof formSchema>): Promise<{ change: unknown; said: Sent }> {
  switch (form.intent) {
    case 'read': {
      const { body: change } = await api.messages.readSystemMessage({ query: { Mid: form.mid } });
      return { change, said: { message: 'Marked as read.' } };
    }
    case 'unread': {
      const { body: change } = await api.messages.unreadMessage({ query: { Mid: form.mid } });
      return { change, said: { message: 'Marked as unread.' } };
    }
    case 'readAll': {
      const { kind = null, source = null } = form;
      const UpTo = form.upTo ?? (await api.messages.updates({ query: { seq: cursorBeyondAll } })).body.seq;
      const { body: change } = await api.messages.readAll({ body: { UpTo, kind, source } });
      return { change, said: bulkReadWords(change.count) };
    }
    case 'undoReadAll': {
      const { body: change } = await api.messages.undoReadAll({ body: { Seq: form.seq } });
      return { change, said: bulkUndoneWords };
    }
  }
}
