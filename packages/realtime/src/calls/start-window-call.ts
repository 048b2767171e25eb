import type { SetDevices } from '@tutor/rules/calls/call';
import { findStorage } from '../browser/find-storage.ts';
import { randomUuid } from '../browser/random-uuid.ts';
import { createTabMark } from '../tabs/tab-mark.ts';
import { type CallClient, type CallOptions, startCall } from './call-client.ts';
import type { CallIntent } from './call-entry.ts';
import { type CallPress, forgetPress } from './call-press.ts';
import { callWindowMark } from './call-windows.ts';
import { withHandedReplies } from './handed-replies.ts';
import { keepDevices, type OwnPlace, startingDevices } from './kept-devices.ts';
import { forgetPage, rememberedPage, rememberPage } from './own-page.ts';

export interface WindowCallOptions extends Omit<CallOptions, 'onDevices' | 'peerId'> {
  conversationId: number | undefined;
  /** Where the person is in the call already, as the service has it. */
  own?: OwnPlace | undefined;
  /** The press that opened the window, where there was one. */
  press: CallPress | undefined;
}

/**
 * Starts the call of a window. All that a reload, a crash or another window needs to go on with it is kept before the service is asked:
 * the identity of the attempt, and how the person left microphone and camera. Returns how to leave it.
 */
export function startWindowCall({ conversationId, own, press, ...options }: WindowCallOptions): {
  client: CallClient;
  stop: () => void;
} {
  const { personId } = options;
  const storage = findStorage();
  const { intent, peerId } = identity(personId, options.intent, press);
  const callId = intent.kind === 'join' ? intent.callId : undefined;
  if (callId !== undefined) rememberPage(personId, callId, peerId);

  function startDevices(): SetDevices {
    if (options.devices !== undefined) return options.devices;
    const { callType } = intent;
    const { isMicOn, isCameraOn } = startingDevices(storage, personId, { callId, conversationId, callType, own });
    return { isMicOn, isCameraOn: isCameraOn && press?.withoutCamera !== true };
  }

  const client = startCall({
    ...options,
    calls: press === undefined ? options.calls : withHandedReplies(options.calls, press.key),
    intent,
    peerId,
    devices: startDevices(),
    onDevices: (call, devices) => keepDevices(storage, personId, { ...call, peerId }, devices),
  });

  let marked: ReturnType<typeof createTabMark> | undefined;
  /** The window is in the call: a page that comes back goes on with it. Once the person has left, its address asks. */
  function keepPlace(): void {
    const { call, phase, end } = client.getSnapshot();
    const isOver = phase === 'ended' && end?.kind !== 'gone';
    if (press !== undefined && (call !== undefined || isOver)) forgetPress(storage, press.key);
    const id = call?.id ?? callId;
    if (id === undefined) return;
    if (isOver) {
      if (rememberedPage(personId, id) === peerId) forgetPage(personId, id);
    } else if (rememberedPage(personId, id) !== peerId) rememberPage(personId, id, peerId);
    marked ??= createTabMark(callWindowMark(id));
    marked.set(phase !== 'ended');
  }
  const stopKeeping = client.subscribe(keepPlace);
  return {
    client,
    stop() {
      stopKeeping();
      client.stop();
      marked?.set(false);
    },
  };
}

/** What a press began is repeated as the same: with the key of its invitation, and as its page. */
function identity(
  personId: number,
  intent: CallIntent,
  press: CallPress | undefined,
): { intent: CallIntent; peerId: string } {
  if (intent.kind === 'invite')
    return { intent: { ...intent, clientId: press?.key }, peerId: press?.peerId ?? randomUuid() };
  const replaces = intent.replaces ?? rememberedPage(personId, intent.callId);
  // The press may have answered already, as this page.
  return { intent: { ...intent, replaces }, peerId: press?.peerId ?? randomUuid() };
}
