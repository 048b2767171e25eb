import { callPeopleMax } from '@tutor/rules/calls/call-limits';
import { callEndedMessage } from '@tutor/rules/calls/call-words';
import { z } from 'zod';
import { requireFailedCall, shownMessage } from '../kit/failed-call.server.ts';
import type { Api } from '../session/api.server.ts';
import type { Guarded } from '../session/guarded.server.ts';

const idSchema = z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER);

const newCallSchema = z.object({
  conversation: idSchema,
  type: z.coerce.number().int(),
  people: z
    .string()
    .transform((list) => list.split(',').map(Number))
    .pipe(z.array(z.int().positive()).max(callPeopleMax - 1))
    .optional(),
});

/** Who the tutor is in the chat, how the address comes into a call, and whom it is with. `problem` where there is no way in. */
export async function loadCall({ api, params, request, search }: Guarded) {
  // The page calls or answers as it opens: no other site may open it.
  if (request.headers.get('sec-fetch-site') === 'cross-site') return { problem: 'Another site opened this call.' };
  try {
    const intent = params.call === 'new' ? newCall(search) : await knownCall(api, params.call);
    if (intent === undefined) return { problem: callEndedMessage };
    const [{ body: me }, { body: conversation }] = await Promise.all([
      api.chat.loginInfo(),
      api.chat.conversation({ body: { ConversationId: intent.conversationId } }),
    ]);
    const { name, avatar } = conversation;
    return { me: { personId: me.id, name: me.name }, intent, conversation: { name, avatar } };
  } catch (error) {
    if (error instanceof Response) throw error;
    requireFailedCall(error);
    if (error.kind !== 'refused') throw error;
    return { problem: shownMessage(error) };
  }
}

function newCall(search: URLSearchParams) {
  const read = newCallSchema.safeParse(Object.fromEntries(search));
  if (!read.success) throw new Response('', { status: 404 });
  const { conversation: conversationId, type: callType, people } = read.data;
  return { kind: 'invite' as const, conversationId, callType, people };
}

/** A call that rings or goes on; undefined once it has ended. */
async function knownCall(api: Api, named: string | undefined) {
  const id = idSchema.safeParse(named);
  if (!id.success) throw new Response('', { status: 404 });
  const { Calls } = (await api.calls.mine()).body;
  const call = Calls.find((one) => one.id === id.data);
  if (call === undefined) return undefined;
  return { kind: 'join' as const, callId: call.id, callType: call.callType, conversationId: call.conversationId };
}
