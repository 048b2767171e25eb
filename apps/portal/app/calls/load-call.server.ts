import type { Call } from '@tutor/rules/calls/call';
import { callPeopleMax } from '@tutor/rules/calls/call-limits';
import { callEndedMessage } from '@tutor/rules/calls/call-words';
import { ownCall } from '@tutor/rules/calls/ongoing-call';
import { z } from 'zod';
import { requireFailedCall, shownMessage } from '../kit/server/failed-call.server.ts';
import type { Guarded } from '../session/guarded.server.ts';
import type { KnownCallIntent, NewCallIntent } from './call-intent.ts';

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
  // The page asks before it acts, and other sites have no reason to lead here.
  if (request.headers.get('sec-fetch-site') === 'cross-site') return { problem: 'Another site opened this call.' };
  const wanted = params.call === 'new' ? newCall(search) : { callId: readId(params.call) };
  const readConversation = async (ConversationId: number) =>
    (await api.chat.conversation({ body: { ConversationId } })).body;
  try {
    const [{ body: me }, { body: live }, known] = await Promise.all([
      api.chat.loginInfo(),
      api.calls.mine(),
      'callId' in wanted ? undefined : readConversation(wanted.conversationId),
    ]);
    const intent = 'callId' in wanted ? findCall(live.Calls, wanted, me.id) : orOwn(live.Calls, wanted, me.id);
    if (intent === undefined) return { problem: callEndedMessage };
    const { name, avatar } = known ?? (await readConversation(intent.conversationId));
    return { me: { personId: me.id, name: me.name }, intent, conversation: { name, avatar } };
  } catch (error) {
    if (error instanceof Response) throw error;
    requireFailedCall(error);
    if (error.kind !== 'refused') throw error;
    return { problem: shownMessage(error) };
  }
}

function readId(named: string | undefined): number {
  const id = idSchema.safeParse(named);
  if (!id.success) throw new Response('', { status: 404 });
  return id.data;
}

function newCall(search: URLSearchParams): NewCallIntent {
  const read = newCallSchema.safeParse(Object.fromEntries(search));
  if (!read.success) throw new Response('', { status: 404 });
  const { conversation: conversationId, type: callType, people } = read.data;
  return { kind: 'invite', conversationId, callType, people };
}

/** A call that rings or goes on; undefined once it has ended. */
function findCall(live: readonly Call[], { callId }: { callId: number }, me: number): KnownCallIntent | undefined {
  const call = live.find(({ id }) => id === callId);
  return call && intentOf(call, me);
}

/** Where the tutor is in a call of this conversation already, on whatever device, it is that one. */
function orOwn(live: readonly Call[], wanted: NewCallIntent, me: number): KnownCallIntent | NewCallIntent {
  const own = ownCall(live, me);
  return own?.conversationId === wanted.conversationId ? intentOf(own, me) : wanted;
}

function intentOf({ id: callId, callType, conversationId, people }: Call, me: number): KnownCallIntent {
  const own = people.find(({ personId }) => personId === me);
  const standing = own?.state === 'joined' ? 'own' : own?.state === 'invited' ? 'ringing' : 'open';
  return {
    kind: 'join',
    callId,
    callType,
    conversationId,
    standing,
    own: own && { peerId: own.peerId, devices: own.devices },
  };
}
