import type { Call, SetDevices } from '@tutor/rules/calls/call';
import { firstLinkGiveUpMs, firstLinkSlowMs } from '@tutor/rules/calls/call-timing';
import { callTypes } from '@tutor/rules/calls/call-types';
import { randomUuid } from '../browser/random-uuid.ts';
import { systemTimers, type Timers } from '../browser/timers.ts';
import type { HolderState } from '../connection/connection-state.ts';
import type { OpenHub } from '../connection/hub.ts';
import type { BadEvent } from '../connection/read-event.ts';
import type { DeviceKind } from '../devices/chosen-devices.ts';
import { RefusedError, SessionGoneError } from '../service/answer.ts';
import type { CallAsks, CallBodies, PageWord } from './call-asks.ts';
import { type CallIntent, enterCall, leaveCall } from './call-entry.ts';
import { createCallHub } from './call-hub.ts';
import { type CallEvent, newCallState, nextCallState } from './call-machine.ts';
import type { CreateCallMedia } from './call-media.ts';
import { browserCallPage, type CallPageSignals } from './call-page-signals.ts';
import { createCallRecord } from './call-record.ts';
import type { CallSnapshot } from './call-snapshot.ts';
import { fetchIceServers } from './fetch-ice-servers.ts';
import { createLocalMedia as browserLocalMedia, type LocalMedia } from './local-media.ts';
import { meshMedia } from './mesh.ts';
import { type MonotonicNow, monotonicNow as systemMonotonicNow } from './monotonic-clock.ts';
import { offersFirst } from './offers-first.ts';
import { otherPeople } from './other-people.ts';
import { onPassedSignals } from './signal-relay.ts';
import { createSignalSender } from './signal-sender.ts';
import { createSoundOutput, type SoundOutput } from './sound-output.ts';
import { openAs } from './start-choice.ts';
import { browserWakeLock, createWakeLock, type WakeLockHolder } from './wake-lock.ts';

export interface CallOptions {
  /** The person who is signed in. */
  personId: number;
  intent: CallIntent;
  calls: CallAsks;
  /** Tells the service that a page goes; must outlive the page (`fetch` with `keepalive`, `sendBeacon`). */
  leaveAtOnce: (body: CallBodies['leave']) => void;
  /** Nobody is signed in any more, or somebody else is. */
  onSessionGone?: (() => void) | undefined;
  /** An event that does not parse; it was dropped. */
  onBadEvent?: ((bad: BadEvent) => void) | undefined;
  /** Default: the chat's hub on the page's own origin. */
  openHub?: OpenHub | undefined;
  /** The page's key in the call, a UUID; made here where it is left out. */
  peerId?: string | undefined;
  /** Devices as they were opened, or left off, before the call. They are stopped with it. Opened here where they are left out. */
  localMedia?: LocalMedia | undefined;
  /** How microphone and camera start: as the person left them. Both on where it is left out, in an audio call without a camera. */
  devices?: SetDevices | undefined;
  /** The call has a number now, or the person has switched a device: what a page that comes back starts with. */
  onDevices?: ((call: Call, devices: SetDevices) => void) | undefined;
  createLocalMedia?: (() => LocalMedia) | undefined;
  createMedia?: CreateCallMedia | undefined;
  soundOutput?: SoundOutput | undefined;
  wakeLock?: WakeLockHolder | undefined;
  page?: CallPageSignals | undefined;
  timers?: Timers | undefined;
  monotonicNow?: MonotonicNow | undefined;
  /** 0 to 1, like Math.random. */
  random?: (() => number) | undefined;
}

/** A call of one page, without a framework: a store, and what a person can do. It starts at once. */
export interface CallClient {
  /** The page's key in the call. Kept for a reload, which hands it over as `replaces`. */
  peerId: string;
  subscribe: (listener: () => void) => () => void;
  /** The same object until something changes. */
  getSnapshot: () => CallSnapshot;
  /** 0 to 1, of the own microphone, some twenty times a second; also while it is off. */
  subscribeMicLevel: (listener: (level: number) => void) => () => void;
  /** Whole seconds since the call was answered, by the service's clock; null before. After the end: how long it was. */
  getSeconds: () => number | null;
  /** On: opens the microphone where there is none yet. Its outcome is in the snapshot; never rejects. */
  setMic: (isOn: boolean) => Promise<void>;
  setCamera: (isOn: boolean) => Promise<void>;
  /** Beside the camera. Call it in the press itself: the browser asks what to share. */
  shareScreen: (isOn: boolean) => Promise<void>;
  /** Remembered in this browser, for the device test as well. */
  chooseDevice: (kind: DeviceKind, id: string) => Promise<void>;
  dismissNotice: () => void;
  dismissCaller: (callId: number) => void;
  /** Lets the sound play that the browser refused. Call it in the press itself. */
  turnSoundOn: () => Promise<void>;
  /** Cancels a call that rings, or leaves it. Devices are closed at once; the record follows. */
  hangUp: () => void;
  /** Leaves the call and closes everything at once, without waiting for an answer. */
  stop: () => void;
}

/** Starts a call, or answers or joins one. */
export function startCall(options: CallOptions): CallClient {
  const { personId, calls, timers = systemTimers, page = browserCallPage, random = Math.random } = options;
  const intent = withKey(options.intent);
  const { monotonicNow = systemMonotonicNow, peerId = randomUuid() } = options;
  const { createLocalMedia = browserLocalMedia, localMedia = createLocalMedia() } = options;
  const { createMedia = meshMedia(), soundOutput = createSoundOutput() } = options;
  const { wakeLock = createWakeLock(browserWakeLock()) } = options;
  const own = { personId, peerId };
  const listeners = new Set<() => void>();
  /** Of what the call itself needs. */
  const ending = new AbortController();
  /** Of what follows its end: leaving, until the service knows of it. */
  const stopping = new AbortController();
  let state = newCallState;
  let connection: HolderState = { status: 'idle' };
  /** A call that this page has left, until the service knows of it. */
  let leavingId: number | undefined;
  /** The service has not answered yet. */
  let isEntering = true;
  let snapshot: CallSnapshot | undefined;
  /** What the person set. What a device does by itself is not their choice. */
  let devices: SetDevices = options.devices ?? { isMicOn: true, isCameraOn: intent.callType !== callTypes.audio };
  let isSlow = false;
  let callers: CallSnapshot['callers'] = [];
  /** Calls whose caller was shown: each change of a call is told. */
  const noted = new Set<number>();
  let isFirstLinkTimed = false;

  function change(): void {
    snapshot = undefined;
    for (const listener of [...listeners]) listener();
  }

  function advance(event: CallEvent): void {
    const before = state;
    state = nextCallState(before, event, own);
    if (state === before) return;
    if (state.phase === 'ended') close();
    else connectPeople();
    if (state.phase === 'joining') timeFirstLink();
    if (before.call === undefined || state.phase === 'ended') tellDevices();
    if (state.hasConnected && !before.hasConnected) record.catchUp();
    change();
  }

  /** Of a call that is answered and never connected: nobody waits for it without a word, or for longer than it is of use. */
  function timeFirstLink(): void {
    if (isFirstLinkTimed) return;
    isFirstLinkTimed = true;
    const late = (run: () => void) => () => {
      if (state.phase === 'joining') run();
    };
    const showSlow = late(() => {
      isSlow = true;
      change();
    });
    cleanups.push(timers.after(firstLinkSlowMs, showSlow));
    cleanups.push(
      timers.after(
        firstLinkGiveUpMs,
        late(() => leaveWith({ type: 'lost' })),
      ),
    );
  }

  function tellDevices(): void {
    // In another window of this browser they may have been switched since.
    if (state.call !== undefined && state.end?.kind !== 'elsewhere') options.onDevices?.(state.call, devices);
  }

  function setDevices(next: Partial<SetDevices>): void {
    devices = { ...devices, ...next };
    tellDevices();
    // At once: another device of the person may take the call over at any moment.
    record.catchUp();
  }

  const getWord = (): PageWord => ({ IsConnected: state.hasConnected, Devices: devices });

  const record = createCallRecord({
    peerId,
    calls,
    timers,
    monotonicNow,
    isLive: () => connection.status === 'live',
    hasConnected: () => state.hasConnected,
    getWord,
    onCall: (call) => advance({ type: 'record', call }),
    onSignal: (signal) => media.takeSignal(signal),
    onRefused: (message) => advance({ type: 'refused', message }),
    onSessionGone: endSession,
  });

  const sender = createSignalSender({ peerId, calls, timers, getCallId: () => record.getCall()?.id });

  const media = createMedia({
    timers,
    iceServers: () => fetchIceServers(calls, { timers, signal: ending.signal }),
    send: sender.send,
    forgetUnsent: sender.forget,
    catchUp: record.catchUp,
    onChange: takeLinks,
  });

  const hub = createCallHub({
    personId,
    openHub: options.openHub,
    timers,
    random,
    onState(next) {
      const wasLive = connection.status === 'live';
      connection = next;
      // The next beat may be seconds away: it counted on the hub.
      if (wasLive && next.status !== 'live') record.catchUp();
      change();
    },
    onCall({ call }) {
      record.take(call);
      noteCaller(call);
    },
    onSignals: ({ callId, signals }) => record.takeSignals(callId, signals),
    onGap: record.catchUp,
    onOtherPerson: endSession,
    onBadEvent: (bad) => options.onBadEvent?.(bad),
  });

  function connectPeople(): void {
    const { call } = state;
    if (!state.isAdmitted || call === undefined) return;
    const joined = call.people.flatMap((person) =>
      person.state === 'joined' && person.peerId !== null && person.personId !== personId
        ? [
            {
              personId: person.personId,
              peerId: person.peerId,
              isOfferedFirst: offersFirst(call, personId, person.personId),
            },
          ]
        : [],
    );
    media.connect(joined);
  }

  function takeLinks(): void {
    if (hasEnded()) return;
    const links = [...media.getLinks().values()];
    const heard = links.flatMap(({ audio, screenSound, shown }) => [audio, shown.isSharing ? screenSound : null]);
    soundOutput.play(heard.filter((stream) => stream !== null));
    if (links.some(({ status }) => status === 'connected')) advance({ type: 'connected' });
    if (links.length > 0 && links.every(({ hasGivenUp }) => hasGivenUp)) leaveWith({ type: 'lost' });
    change();
  }

  function takeLocalMedia(): void {
    if (!hasEnded()) {
      const { isMicOn, isCameraOn, isSharing, chosen } = localMedia.getSnapshot();
      media.publish(localMedia.getTracks());
      media.show({ isMicOn, isCameraOn, isSharing, isSpeaking: localMedia.isSpeaking() });
      soundOutput.choose(chosen.speaker);
    }
    change();
  }

  const hasEnded = (): boolean => state.phase === 'ended';

  /** The line is busy for others meanwhile. */
  function noteCaller(call: Call): void {
    if (call.id === state.call?.id || call.callerId === personId) return;
    const isBusy = call.people.some((person) => person.personId === personId && person.state === 'busy');
    if (hasEnded() || !isBusy || noted.has(call.id)) return;
    noted.add(call.id);
    const name = call.people.find((person) => person.personId === call.callerId)?.name ?? '';
    callers = [...callers, { callId: call.id, name }];
    change();
  }

  async function enter(): Promise<void> {
    try {
      const reply = await enterCall(intent, { peerId, calls, timers, signal: stopping.signal });
      isEntering = false;
      // Hung up meanwhile: the service is told as soon as the call has a number.
      if (hasEnded()) leave(reply.Call.id);
      else advance({ type: 'admitted', call: reply.Call });
      if (!hasEnded()) record.begin(reply);
    } catch (error) {
      isEntering = false;
      if (stopping.signal.aborted) return;
      if (error instanceof SessionGoneError) endSession();
      else if (error instanceof RefusedError) advance({ type: 'refused', message: error.message });
      else advance({ type: 'failed' });
    }
  }

  /** The record of a call that this page has left gives the words of its end. */
  function leave(callId: number): void {
    leavingId = callId;
    leaveCall(callId, getWord(), { peerId, calls, timers, signal: stopping.signal })
      .then(({ Call }) => advance({ type: 'record', call: Call }))
      // The service ends it by the silence of this page.
      .catch(() => {})
      .finally(() => {
        leavingId = undefined;
      });
  }

  function leaveWith(event: CallEvent): void {
    if (hasEnded()) return;
    const { call, isAdmitted } = state;
    advance(event);
    if (call !== undefined && isAdmitted) leave(call.id);
  }

  function endSession(): void {
    if (ending.signal.aborted) return;
    advance({ type: 'signedOut' });
    options.onSessionGone?.();
  }

  /** The one way out, from every exit: whatever ends the call on this page closes its devices and its connections. */
  function close(): void {
    if (ending.signal.aborted) return;
    ending.abort();
    localMedia.stop();
    media.stop();
    soundOutput.stop();
    wakeLock.release();
    sender.stop();
    record.stop();
    hub.stop();
    for (const cleanup of cleanups) cleanup();
  }

  /** Where this page is in the service's eyes: an invitation on its way has a key before the call has a number. */
  function livePlace(): Pick<CallBodies['leave'], 'CallId' | 'ClientId'> {
    if (intent.kind === 'join') return { CallId: intent.callId };
    return state.call === undefined ? { ClientId: intent.clientId } : { CallId: state.call.id };
  }

  /** The same of a page that has left, until the service knows of it; undefined afterwards. */
  function leavingPlace(): ReturnType<typeof livePlace> | undefined {
    if (leavingId !== undefined) return { CallId: leavingId };
    return isEntering && state.end?.kind === 'left' ? livePlace() : undefined;
  }

  /** A page that goes has no time for an answer. Nobody knows whether it goes for good: a reload comes back into the call. */
  function stop(mayReturn: boolean): void {
    if (stopping.signal.aborted) return;
    const place = hasEnded() ? leavingPlace() : livePlace();
    const body = { PeerId: peerId, MayReturn: mayReturn && !hasEnded(), ...getWord() };
    if (place !== undefined) options.leaveAtOnce({ ...place, ...body });
    advance({ type: mayReturn ? 'gone' : 'hungUp' });
    stopping.abort();
    endListening();
    listeners.clear();
  }

  const cleanups: (() => void)[] = [
    localMedia.subscribe(takeLocalMedia),
    soundOutput.subscribe(change),
    onPassedSignals(({ callId, signals }) => record.takeSignals(callId, signals)),
  ];
  // Also after the end: the service may not know yet that this page has left.
  const endListening = page.listen({
    onGoing: () => stop(true),
    onNetwork() {
      if (hasEnded()) return;
      hub.check();
      hub.retryNow();
      sender.retryNow();
      record.catchUp();
      media.restore();
    },
    onVisible() {
      if (hasEnded()) return;
      wakeLock.hold();
      hub.check();
      record.catchUp();
    },
  });

  wakeLock.hold();
  takeLocalMedia();
  hub.start();
  void enter();
  if (options.localMedia === undefined) openAs(localMedia, devices);

  return {
    peerId,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getSnapshot() {
      snapshot ??= {
        phase: state.phase,
        signalling: state.phase !== 'ended' && isRestored(connection) ? 'reconnecting' : 'live',
        call: state.call,
        callType: state.call?.callType ?? intent.callType,
        end: state.end,
        isSlow: isSlow && state.phase === 'joining',
        callers,
        me: localMedia.getSnapshot(),
        others: otherPeople(state.call, personId, media.getLinks()),
        needsPressForSound: soundOutput.needsPress(),
      };
      return snapshot;
    },
    subscribeMicLevel: localMedia.subscribeMicLevel,
    getSeconds() {
      if (state.phase === 'ended') return state.end?.seconds ?? null;
      const ms = record.sinceAnsweredMs();
      return ms === undefined ? null : Math.floor(ms / 1_000);
    },
    setMic(isOn) {
      setDevices({ isMicOn: isOn });
      return localMedia.setMic(isOn);
    },
    setCamera(isOn) {
      setDevices({ isCameraOn: isOn });
      return localMedia.setCamera(isOn);
    },
    shareScreen: localMedia.shareScreen,
    chooseDevice: localMedia.choose,
    dismissNotice: localMedia.dismissNotice,
    dismissCaller(callId) {
      callers = callers.filter((caller) => caller.callId !== callId);
      change();
    },
    turnSoundOn: soundOutput.turnOn,
    hangUp: () => leaveWith({ type: 'hungUp' }),
    stop: () => stop(false),
  };
}

/** An attempt has one key, however often it is sent. */
function withKey(intent: CallIntent) {
  return intent.kind === 'join' ? intent : { ...intent, clientId: intent.clientId ?? randomUuid() };
}

/** The first try is no restoring. */
function isRestored(state: HolderState): boolean {
  return state.status === 'reconnecting' || (state.status === 'connecting' && state.attempt > 1);
}
