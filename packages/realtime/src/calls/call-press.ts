import { minutes } from '@tutor/rules/time/durations';
import { z } from 'zod';
import { randomUuid } from '../browser/random-uuid.ts';
import type { CallAsks } from './call-asks.ts';
import { handOver } from './handed-replies.ts';

type PressStorage = Pick<Storage, 'getItem' | 'setItem'>;

const pressSchema = z.object({
  /** In the address that the press opened; `ClientId` of the invitation that it sends. */
  key: z.uuid(),
  /** Key of the page that it opened. */
  peerId: z.uuid(),
  withoutCamera: z.boolean(),
  atMs: z.number(),
});

/**
 * A press on a button of ours that calls, answers or takes a call over. An address alone does nothing: anybody may write one into a
 * message. It is kept before anything is sent, so that a reload repeats the same request and begins no second call.
 */
export type CallPress = z.output<typeof pressSchema>;

const storageKey = 'call-presses';
/** Longer than a call rings. */
const lastsMs = minutes(1);
const keptMax = 20;

export interface PressOptions {
  /** A video call is answered without one's own picture. */
  withoutCamera?: boolean | undefined;
  nowMs?: number | undefined;
}

/** Notes a press; its key goes into the address. Where the browser keeps nothing, the page asks once more. */
export function notePress(
  storage: PressStorage | undefined,
  { withoutCamera = false, nowMs = Date.now() }: PressOptions = {},
): string {
  const press: CallPress = { key: randomUuid(), peerId: randomUuid(), withoutCamera, atMs: nowMs };
  write(storage, [...read(storage, nowMs), press].slice(-keptMax));
  return press.key;
}

/** The press of this browser that a key in an address names, for a minute. */
export function findPress(
  storage: PressStorage | undefined,
  key: string | null,
  nowMs: number = Date.now(),
): CallPress | undefined {
  return read(storage, nowMs).find((press) => press.key === key);
}

/**
 * Answers a call as the page that a press has just opened: the others begin to connect while that page loads, and it is handed the
 * reply. It answers itself where this request fails. Where the browser keeps nothing, it asks the person first.
 */
export function answerPress(
  storage: PressStorage | undefined,
  key: string,
  { callId, calls, signal }: { callId: number; calls: Pick<CallAsks, 'accept' | 'iceServers'>; signal: AbortSignal },
): void {
  const press = findPress(storage, key);
  if (press === undefined) return;
  handOver(key, {
    accept: calls.accept({ CallId: callId, PeerId: press.peerId }, signal),
    iceServers: calls.iceServers({}, signal),
  });
}

/** A press has had its effect: its address does nothing any more. */
export function forgetPress(storage: PressStorage | undefined, key: string, nowMs: number = Date.now()): void {
  const presses = read(storage, nowMs);
  const others = presses.filter((press) => press.key !== key);
  if (others.length < presses.length) write(storage, others);
}

function read(storage: PressStorage | undefined, nowMs: number): CallPress[] {
  try {
    const presses = z.array(pressSchema).parse(JSON.parse(storage?.getItem(storageKey) ?? '[]'));
    return presses.filter(({ atMs }) => Math.abs(nowMs - atMs) < lastsMs);
  } catch {
    return [];
  }
}

function write(storage: PressStorage | undefined, presses: readonly CallPress[]): void {
  try {
    storage?.setItem(storageKey, JSON.stringify(presses));
  } catch {
    // The page that opens asks before it calls.
  }
}
