import type { Participant, SetDevices } from '@tutor/rules/calls/call';
import { callTypes } from '@tutor/rules/calls/call-types';
import { minutes } from '@tutor/rules/time/durations';
import { z } from 'zod';
import { readStartChoice } from './start-choice.ts';

type KeptStorage = Pick<Storage, 'getItem' | 'setItem'>;

const schema = z.object({
  callId: z.int(),
  peerId: z.string().optional(),
  conversationId: z.int(),
  callType: z.int(),
  isMicOn: z.boolean(),
  isCameraOn: z.boolean(),
  atMs: z.number(),
});
type Kept = z.output<typeof schema>;

/** A call of the same conversation that begins so soon after one is its continuation. */
const againMs = minutes(10);

/**
 * Keeps how a person left microphone and camera of a call. It outlives a reload, a crash and the window: a page that comes back must
 * not turn on what was off. One entry each person: nobody is in two calls.
 */
export function keepDevices(
  storage: KeptStorage | undefined,
  personId: number,
  { id: callId, conversationId, callType, peerId }: KeptCall,
  { isMicOn, isCameraOn }: SetDevices,
  nowMs: number = Date.now(),
): void {
  const kept: Kept = { callId, peerId, conversationId, callType, isMicOn, isCameraOn, atMs: nowMs };
  try {
    storage?.setItem(keyOf(personId), JSON.stringify(kept));
  } catch {
    // A browser that keeps nothing begins as a new call does.
  }
}

interface KeptCall {
  id: number;
  conversationId: number;
  callType: number;
  /** The page that sets them. */
  peerId: string;
}

/** Where the person is in a call, as the service has it. */
export type OwnPlace = Pick<Participant, 'peerId' | 'devices'>;

export interface StartingCall {
  /** Undefined for a call that begins. */
  callId: number | undefined;
  conversationId: number | undefined;
  callType: number;
  /** Where the person is in it already. */
  own?: OwnPlace | undefined;
}

/** Whether this browser knows how the person left the devices of a call. */
export function hasKeptDevices(storage: KeptStorage | undefined, personId: number, callId: number): boolean {
  return readKept(storage, personId)?.callId === callId;
}

/**
 * How microphone and camera of a call start: as they were left in the same call, on whatever device, or in one of the same conversation a moment ago, else
 * as the person chose before an earlier call. An audio call starts without a camera.
 */
export function startingDevices(
  storage: KeptStorage | undefined,
  personId: number,
  { callId, conversationId, callType, own }: StartingCall,
  nowMs: number = Date.now(),
): SetDevices {
  const kept = readKept(storage, personId);
  // What this browser knows is the newest only where its page was the last one in the call.
  const isKeptHere = kept?.callId === callId && (own?.peerId == null || own.peerId === kept?.peerId);
  if (own?.devices != null && !isKeptHere) return own.devices;
  if (kept !== undefined && kept.callId === callId) return kept;
  const choice = readStartChoice(storage);
  const isAgain = kept !== undefined && kept.conversationId === conversationId && nowMs - kept.atMs < againMs;
  const { isMicOn } = isAgain ? kept : choice;
  if (callType === callTypes.audio) return { isMicOn, isCameraOn: false };
  // A camera that was off in an audio call is no choice.
  const isSameType = isAgain && kept.callType !== callTypes.audio;
  return { isMicOn, isCameraOn: isSameType ? kept.isCameraOn : choice.isCameraOn };
}

function keyOf(personId: number): string {
  return `call-devices-${personId}`;
}

function readKept(storage: KeptStorage | undefined, personId: number): Kept | undefined {
  try {
    return schema.safeParse(JSON.parse(storage?.getItem(keyOf(personId)) ?? '')).data;
  } catch {
    return undefined;
  }
}
