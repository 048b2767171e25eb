import { z } from 'zod';
import { drawableText } from '../shell/drawable-text.ts';

const id = z.int().positive();

/**
 * States of a call. `ringing`: nobody has answered yet. `active`: at least one has. `ended` for good: a call ends once, in exactly
 * one of its ends, and says in `endAction` which.
 */
export const callStates = ['ringing', 'active', 'ended'] as const;
export type CallState = (typeof callStates)[number];

/**
 * What a person is in a call. The caller is `joined` from the start. `invited` people ring. `joined` is in it on one page, named by
 * `peerId`. The others are out of it: `declined`, `missed` (no answer in time, or cancelled before), `busy`, `left`.
 */
export const participantStates = ['invited', 'joined', 'declined', 'missed', 'busy', 'left'] as const;
export type ParticipantState = (typeof participantStates)[number];

/** Microphone and camera as a person set them. */
export const setDevicesSchema = z.object({ isMicOn: z.boolean(), isCameraOn: z.boolean() });
export type SetDevices = z.output<typeof setDevicesSchema>;

export const participantSchema = z.object({
  personId: id,
  name: drawableText,
  avatar: z.string().nullable().default(null),
  state: z.enum(participantStates),
  /** The page in which the person is in the call, by a key of its own. Another key is another page: what was connected begins anew. */
  peerId: z.uuid().nullable().default(null),
  /** Last sign of life of that page has come lately. */
  isHeard: z.boolean().default(true),
  /** As the person's page last said; null before its first word. A page on another device starts with them. */
  devices: setDevicesSchema.nullable().default(null),
  /** A page of the person has been connected to another one in this call. */
  hasConnected: z.boolean().default(false),
});
export type Participant = z.output<typeof participantSchema>;

/** A call as the service has it. The one truth: pages show it and ask it to change. */
export const callSchema = z.object({
  id,
  /** Rises with each change. An older one is never shown after a newer one. */
  version: z.int().positive(),
  conversationId: id,
  isGroup: z.boolean(),
  callerId: id,
  /** 1 is audio, otherwise video. */
  callType: z.int(),
  state: z.enum(callStates),
  people: z.array(participantSchema),
  startedAt: z.iso.datetime(),
  /** When ringing ends by itself. */
  ringsUntil: z.iso.datetime(),
  answeredAt: z.iso.datetime().nullable(),
  endedAt: z.iso.datetime().nullable(),
  /** How it ended: 3 to 7 of `callActions`; null before. */
  endAction: z.int().nullable(),
  /** Why the line was busy, where it was. */
  lineBusy: z.int().nullable(),
  /** `call_end`: how long it was, in seconds; null where nobody answered. */
  seconds: z.int().nonnegative().nullable(),
});
export type Call = z.output<typeof callSchema>;

/**
 * What one page tells another on the way to a connection: a session description, a candidate, or what it shows (microphone, camera).
 * The service carries it unread. Numbers of a call's signals rise; whoever misses one asks for those after the last it knows.
 */
export const callSignalSchema = z.object({
  seq: id,
  fromPerson: id,
  fromPeer: z.uuid(),
  toPeer: z.uuid(),
  body: z.string(),
});
export type CallSignal = z.output<typeof callSignalSchema>;
