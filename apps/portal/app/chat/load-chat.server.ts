import { redirect } from '@remix-run/node';
import { conversationPageSize, historyPageSize } from '@tutor/rules/chat/chat-limits';
import { notAuthorizedMessage } from '@tutor/rules/chat/chat-words';
import { z } from 'zod';
import { newFormKey } from '../kit/forms/form-key.server.ts';
import { requireFailedCall, shownMessage } from '../kit/server/failed-call.server.ts';
import type { Api } from '../session/api.server.ts';
import type { Guarded } from '../session/guarded.server.ts';
import { tutorZone } from '../session/zone.server.ts';
import { conversationPath } from './chat-paths.ts';

const idSchema = z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER);

/** The tutor as a person of the chat, the first page of the list, and the conversation of the address. */
export async function loadChat(args: Guarded) {
  const { api, search } = args;
  const [me, zone] = await Promise.all([loginInfo(api), tutorZone(args)]);
  if ('problem' in me) return { problem: me.problem };
  await openAsked(api, search);
  const id = askedId(args);
  const [list, open] = await Promise.all([
    api.chat.conversations({ body: { Count: conversationPageSize } }),
    id === undefined ? null : loadConversation(api, id),
  ]);
  return { me: me.value, list: list.body, openId: id ?? null, open, zone, formKey: newFormKey() };
}

/** Who may not chat reads why, in the service's words. */
async function loginInfo(api: Api) {
  try {
    return { value: (await api.chat.loginInfo()).body };
  } catch (error) {
    requireFailedCall(error);
    if (error.kind !== 'refused') throw error;
    return { problem: error.message || notAuthorizedMessage };
  }
}

/** A link from elsewhere names a class or a person; its conversation begins where there was none. */
async function openAsked(api: Api, search: URLSearchParams): Promise<void> {
  const classId = idSchema.safeParse(search.get('class') ?? undefined);
  const person = idSchema.safeParse(search.get('person') ?? undefined);
  if (!classId.success && !person.success) return;
  const { body } = await api.chat.open({
    body: classId.success ? { ClassId: classId.data } : { PersonId: person.data },
  });
  throw redirect(conversationPath(body.ConversationId));
}

function askedId({ params }: Guarded): number | undefined {
  if (params.conversation === undefined) return undefined;
  const id = idSchema.safeParse(params.conversation);
  if (!id.success) throw new Response('', { status: 404 });
  return id.data;
}

/** A conversation with its last page; around the first unread message where there is one. */
async function loadConversation(api: Api, id: number) {
  try {
    const { body: conversation } = await api.chat.conversation({ body: { ConversationId: id } });
    const { body: page } = await api.chat.entries({
      body: {
        ConversationId: id,
        Count: historyPageSize,
        ...(conversation.unread > historyPageSize / 2 ? { Around: conversation.readSeq + 1 } : {}),
      },
    });
    return { conversation, page };
  } catch (error) {
    requireFailedCall(error);
    if (error.kind !== 'refused') throw error;
    return { problem: shownMessage(error) };
  }
}
