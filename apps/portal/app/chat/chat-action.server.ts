import { messageText } from '@tutor/rules/chat/chat-forms';
import { z } from 'zod';
import { sendForm } from '../kit/forms/send-form.server.ts';
import type { Guarded } from '../session/guarded.server.ts';
import { conversationPath } from './chat-paths.ts';

const formSchema = z.object({
  conversation: z.coerce.number().int().positive(),
  text: messageText,
  /** Of the form as it was drawn: sent twice, it is one message. */
  key: z.uuid(),
});

/** A message from a page without JavaScript. */
export async function sayWithoutScript({ api, request }: Guarded): Promise<Response> {
  const form = await request.formData();
  return sendForm({
    form,
    name: 'chat',
    schema: formSchema,
    send: async ({ conversation, text, key }) => {
      await api.chat.send({ body: { ConversationId: conversation, ClientId: key, Text: text } });
      return { backTo: conversationPath(conversation) };
    },
  });
}
