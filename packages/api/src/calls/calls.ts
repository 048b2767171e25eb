import { callSchema, callSignalSchema, setDevicesSchema } from '@tutor/rules/calls/call';
import { callPeopleMax, signalLengthMax } from '@tutor/rules/calls/call-limits';
import { z } from 'zod';
import { area, post } from '../core/endpoint.ts';
import { flag, ignored, instant } from '../core/wire.ts';

const id = z.int().positive();
/** A page in which somebody is in a call, by a key that it made itself. */
const peerId = z.uuid();
const count = z.int().nonnegative().max(2_147_483_647);
const inCall = { CallId: id, PeerId: peerId };
/** Whether the page has ever been connected to another one, and how the person has set its devices. */
const ofPage = { IsConnected: z.boolean().optional(), Devices: setDevicesSchema.optional() };

/** The call as it is after the request, whoever was faster; and the service's time, by which clocks are read. */
const callReply = z.object({ Call: callSchema, Now: instant });

/**
 * Calls (specification, growth §4 and §9: 30 s, accept, reject). A call is one record with a state of its own, and each of these is a
 * transition that either happens or answers with the true state. All shapes are assumed.
 */
export const calls = area('/api/IM', {
  invite: post('InviteToCall', {
    summary:
      'Calls the people of a conversation. Where the other one is calling already, that call is answered. A line that is busy gives a call that has ended. A repeat with the same ClientId answers with the same call.',
    body: z.object({
      ConversationId: id,
      CallType: z.int(),
      ClientId: z.uuid(),
      PeerId: peerId,
      /** Whom of a group; all of it where it is small enough. */
      People: z
        .array(id)
        .min(1)
        .max(callPeopleMax - 1)
        .optional(),
    }),
    reply: callReply,
    assumed: true,
  }),
  accept: post('AcceptCall', {
    summary:
      'Answers a call, or joins one that a group has. Replaces names the own page whose place this one takes: before a reload, in another window, on another device. Answered in another place: 103.',
    body: z.object({ ...inCall, Replaces: peerId.optional() }),
    reply: callReply,
    assumed: true,
  }),
  decline: post('DeclineCall', {
    summary: 'Declines a call that rings: its reject message. Of a call that rings no more it changes nothing.',
    body: z.object({ CallId: id }),
    reply: callReply,
    assumed: true,
  }),
  leave: post('LeaveCall', {
    summary:
      'Cancels a call that rings still, or hangs up. From a page that is in the call no more it changes nothing. MayReturn: the page goes and may be a reload; the place is kept for 20 seconds, while it rings for 7. ClientId names a call by its invitation, whose answer has not come yet. IsConnected, Devices: see KeepCall.',
    body: z
      .object({
        PeerId: peerId,
        CallId: id.optional(),
        ClientId: z.uuid().optional(),
        MayReturn: z.boolean().optional(),
        ...ofPage,
      })
      .refine(({ CallId, ClientId }) => CallId !== undefined || ClientId !== undefined, 'names no call'),
    reply: callReply,
    assumed: true,
  }),
  keep: post('KeepCall', {
    summary:
      'Says that a page is still in a call; gives the call, and the signals to that page after a number. IsConnected: whether it has ever been connected to another page. A call in which no page was has no length. Devices: microphone and camera as the person set them; a page on another device starts with them.',
    body: z.object({ ...inCall, After: count, ...ofPage }),
    reply: callReply.extend({ Signals: z.array(callSignalSchema) }),
    assumed: true,
  }),
  signal: post('SendCallSignal', {
    summary:
      'Tells another page in the call something. Number counts the signals of the sending page: a repeat changes nothing.',
    body: z.object({
      ...inCall,
      ToPeer: peerId,
      Number: z.int().positive().max(1_000_000),
      Body: z.string().max(signalLengthMax),
    }),
    reply: ignored,
    assumed: true,
  }),
  mine: post('GetCalls', {
    summary: 'Calls that ring for the caller or that the caller is in, and those going on in its groups.',
    reply: z.object({ Calls: z.array(callSchema), Now: instant, IsDoNotDisturb: flag }),
    assumed: true,
  }),
  iceServers: post('GetIceServers', {
    summary: 'Servers that help two pages to find each other, with credentials that end soon.',
    reply: z.object({
      IceServers: z.array(
        z.object({
          urls: z.array(z.string()),
          username: z.string().optional(),
          credential: z.string().optional(),
        }),
      ),
      ExpiresTime: instant,
    }),
    assumed: true,
  }),
  doNotDisturb: post('SetDoNotDisturb', {
    summary: 'Whether calls ring. Where they do not, callers are told that the line is busy (3).',
    body: z.object({ IsOn: z.boolean() }),
    reply: ignored,
    assumed: true,
  }),
});
