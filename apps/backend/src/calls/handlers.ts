import { calls as contract } from '@tutor/api/calls/calls';
import type { HandlerInput } from '@tutor/api/core/endpoint';
import { implement } from '@tutor/api/core/implement';
import type { Call } from '@tutor/rules/calls/call';
import { eq } from 'drizzle-orm';
import type { PersonOf } from '../chat/people.ts';
import { chatPeople } from '../chat/tables.ts';
import type { CallContext } from '../http/call-context.ts';
import { paced } from '../http/take-pace.ts';
import { acceptCall, declineCall } from './answer-call.ts';
import { callPaces } from './call-paces.ts';
import { sendSignal } from './call-signals.ts';
import { type IceSettings, iceServersFor } from './ice-servers.ts';
import { inviteToCall } from './invite-to-call.ts';
import { keepCall } from './keep-call.ts';
import { leaveCall } from './leave-call.ts';
import type { PageWord } from './page-word.ts';
import { readCallsOf } from './read-calls.ts';

export interface CallOptions {
  /** Who calls; throws for whoever may not chat. */
  personOf: PersonOf;
  ice: IceSettings;
}

/** The calls of whoever `personOf` says the caller is. */
export function callEndpoints({ personOf, ice }: CallOptions) {
  const endpoints = implement<typeof contract, CallContext>(contract, {
    invite: async (context) => {
      const { id: personId } = await personOf(context);
      const { queries, now, body, session } = context;
      const invitation = {
        personId,
        conversationId: body.ConversationId,
        callType: body.CallType,
        clientId: body.ClientId,
        peerId: body.PeerId,
        people: body.People,
        sessionId: session?.id ?? null,
      };
      return callReply(await inviteToCall(queries, invitation, now), now);
    },

    accept: async (context) => {
      const { id: personId } = await personOf(context);
      const { queries, now, body, session } = context;
      const joining = { personId, peerId: body.PeerId, replaces: body.Replaces, sessionId: session?.id ?? null };
      return callReply(await acceptCall(queries, body.CallId, joining, now), now);
    },

    decline: async (context) => {
      const { id: personId } = await personOf(context);
      const { queries, now, body } = context;
      return callReply(await declineCall(queries, { callId: body.CallId, personId }, now), now);
    },

    leave: async (context) => {
      const { id: personId } = await personOf(context);
      const { queries, now, body } = context;
      const { CallId, ClientId = '', PeerId: peerId, MayReturn: mayReturn } = body;
      const call = CallId === undefined ? { clientId: ClientId } : { id: CallId };
      return callReply(await leaveCall(queries, { call, personId, peerId, mayReturn, ...wordOf(body) }, now), now);
    },

    keep: async (context) => {
      const { id: personId } = await personOf(context);
      const { queries, now, body } = context;
      const { CallId: callId, PeerId: peerId, After: after } = body;
      const { call, signals } = await keepCall(queries, { callId, personId, peerId, after, ...wordOf(body) }, now);
      return { body: { ...callReply(call, now).body, Signals: signals } };
    },

    signal: async (context) => {
      const { id: personId } = await personOf(context);
      const { queries, now, body } = context;
      const { CallId: callId, PeerId: peerId, ToPeer: toPeer, Number: number, Body } = body;
      await sendSignal(queries, { callId, personId, peerId, toPeer, number, body: Body }, now);
      return { body: true };
    },

    mine: async (context) => {
      const { id: personId, isDoNotDisturb } = await personOf(context);
      const { queries, now } = context;
      const found = await readCallsOf(queries, personId);
      return { body: { Calls: found, Now: now.toISOString(), IsDoNotDisturb: isDoNotDisturb } };
    },

    iceServers: async (context) => {
      const { id: personId } = await personOf(context);
      const { now, session } = context;
      const { servers, expiresAt } = iceServersFor(ice, { personId, sessionEndsAt: session?.expiresAt }, now);
      return { body: { IceServers: servers, ExpiresTime: expiresAt.toISOString() } };
    },

    doNotDisturb: async (context) => {
      const { id: personId } = await personOf(context);
      await context.queries
        .update(chatPeople)
        .set({ isDoNotDisturb: context.body.IsOn })
        .where(eq(chatPeople.id, personId));
      return { body: true };
    },
  });
  return paced(endpoints, contract, callPaces, async (context) => (await personOf(context)).id);
}

type Body = Pick<HandlerInput<typeof contract.keep>['body'], 'IsConnected' | 'Devices'>;

function wordOf({ IsConnected: isConnected, Devices: devices }: Body): PageWord {
  return { isConnected, devices };
}

function callReply(call: Call, now: Date) {
  return { body: { Call: call, Now: now.toISOString() } };
}
