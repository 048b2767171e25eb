import { linkBeatMs, linkGiveUpMs, linkLostMs, linkQuietMs, linkRestartMs } from '@tutor/rules/calls/call-timing';
import { seconds } from '@tutor/rules/time/durations';
import type { Timers } from '../browser/timers.ts';
import { type MediaLink, nothingSent, type OtherPage, type SentTracks, type ShownState } from './call-media.ts';
import { linkCounters } from './link-counters.ts';
import { createPeerSession, type Line, type PeerSession, type SendBudget } from './peer-session.ts';
import type { PageMessage, PeerSignal, SignalContent } from './peer-signal.ts';
import { type LinkCounters, qualityOf } from './quality.ts';
import { createSignalsInOrder } from './signals-in-order.ts';

export interface PeerLinkOptions {
  other: OtherPage;
  tracks: SentTracks;
  shown: ShownState;
  createPeer: (configuration: RTCConfiguration) => RTCPeerConnection;
  getConfiguration: () => RTCConfiguration;
  createStream: (track: MediaStreamTrack) => MediaStream;
  timers: Timers;
  send: (body: string) => void;
  /** What has not been sent yet is of no use any more. */
  forgetUnsent: () => void;
  /** A signal seems to be missing. */
  catchUp: () => void;
  onChange: () => void;
}

/** The way from this page to one other page, restored as often as it breaks. */
export interface PeerLink {
  readonly other: OtherPage;
  takeSignal(signal: PeerSignal): void;
  publish(tracks: SentTracks): void;
  limit(budget: SendBudget): void;
  show(state: ShownState): void;
  restore(): void;
  getLink(): MediaLink;
  stop(): void;
}

/** How often the connection is measured. */
const measureMs = seconds(2);
/** So many restarts in vain, and a new session is built. */
const restartsBeforeRebuild = 2;
const rebuildWaitMs = seconds(1);
/** So long one try of the first connection may take; each further one has more time, so that a slow line comes through as well. */
const firstTryMs = seconds(6);
const firstTryMoreMs = seconds(3);

export const nothingShown: ShownState = { isMicOn: false, isCameraOn: false, isSharing: false, isSpeaking: false };

export function createPeerLink(options: PeerLinkOptions): PeerLink {
  const { other, timers, createStream } = options;
  const isPolite = !other.isOfferedFirst;
  let { tracks, shown } = options;
  let budget: SendBudget | undefined;
  let session: PeerSession | undefined;
  /** Counts the sessions of the two pages. The impolite side begins them, the polite side follows. */
  let sessionNumber = 0;
  let sentNumber = 0;
  let inOrder: ((signal: PeerSignal) => void) | undefined;
  let restarts = 0;
  /** Tries of the first connection that came to nothing. */
  let firstTries = 0;
  let counters: LinkCounters | undefined;
  let link: MediaLink = {
    status: 'connecting',
    shown: nothingShown,
    ...nothingSent,
    quality: undefined,
    hasGivenUp: false,
  };
  let isStopped = false;
  /** Of the connection in its present status, each replaced by the next. */
  let cancelQuiet = (): void => {};
  let cancelLost = (): void => {};
  let cancelRestart = (): void => {};
  let cancelRebuild: (() => void) | undefined;
  let cancelGiveUp = timers.after(linkGiveUpMs, giveUp);

  function change(next: Partial<MediaLink>): void {
    const isSame = Object.entries(next).every(([key, value]) => Reflect.get(link, key) === value);
    if (isSame || isStopped) return;
    link = { ...link, ...next };
    options.onChange();
  }

  function send(content: SignalContent): void {
    sentNumber += 1;
    const signal: PeerSignal = { session: sessionNumber, number: sentNumber, ...content };
    options.send(JSON.stringify(signal));
  }

  /** Begins a session; with it the signals are counted anew. */
  function begin(number: number): void {
    session?.close();
    options.forgetUnsent();
    sessionNumber = number;
    sentNumber = 0;
    // A session that has just begun has its own time to connect.
    restarts = 0;
    if (link.status !== 'connected') restartAfter(link.status === 'connecting' ? thisTryMs() : linkRestartMs);
    inOrder = createSignalsInOrder({ onSignal: applySignal, onMissing: options.catchUp });
    change(nothingSent);
    const isCurrent = (): boolean => sessionNumber === number && !isStopped;
    const current =
      <Values extends unknown[]>(run: (...values: Values) => void) =>
      (...values: Values): void => {
        if (isCurrent()) run(...values);
      };
    session = createPeerSession({
      peer: options.createPeer(options.getConfiguration()),
      isPolite,
      tracks,
      timers,
      send: current(send),
      onTrack: current(addTrack),
      onMessage: current(hear),
      onOpen: current(speak),
      onFailed: current(fail),
      onBroken: current(rebuildSoon),
    });
    if (budget !== undefined) session.limit(budget);
  }

  function applySignal(signal: PeerSignal): void {
    if (signal.isBroken && !isPolite) rebuildSoon();
    else session?.takeSignal(signal);
  }

  function addTrack(line: Line, track: MediaStreamTrack): void {
    change({ [line]: createStream(track) });
  }

  function speak(): void {
    session?.say({ ...shown, isLeaving: false });
  }

  function hear({ isLeaving, ...state }: PageMessage): void {
    cancelQuiet();
    if (isLeaving) {
      showLost();
      return;
    }
    const isSame = Object.entries(state).every(([key, value]) => Reflect.get(link.shown, key) === value);
    if (link.status !== 'connected') connected();
    if (!isSame) change({ shown: state });
    cancelQuiet = timers.after(linkQuietMs, goQuiet);
  }

  function connected(): void {
    cancelLost();
    cancelRestart();
    cancelGiveUp();
    forgetRebuild();
    restarts = 0;
    // What was measured before was of no connection.
    change({ status: 'connected', hasGivenUp: false, quality: undefined });
    void measure();
  }

  /** Nothing comes any more: it is shown, and the way is sought anew. */
  function goQuiet(): void {
    if (link.status !== 'connected') return;
    cancelQuiet();
    change({ status: 'reconnecting' });
    cancelLost = timers.after(linkLostMs - linkQuietMs, showLost);
    cancelGiveUp = timers.after(linkGiveUpMs - linkQuietMs, giveUp);
    // Both notice it at about the same time; one restart is enough.
    restartAfter(isPolite ? seconds(1) : 0);
  }

  /** The browser has found no way, or has lost the one there was. */
  function fail(): void {
    if (link.status === 'connecting') rebuildSoon();
    else goQuiet();
  }

  function thisTryMs(): number {
    return firstTryMs + firstTries * firstTryMoreMs;
  }

  function showLost(): void {
    if (link.status === 'connected') {
      goQuiet();
      cancelLost();
    }
    change({ status: 'lost', shown: { ...link.shown, isSpeaking: false } });
  }

  function restartAfter(ms: number): void {
    cancelRestart();
    cancelRestart = timers.after(ms, restart);
  }

  function restart(): void {
    if (isStopped || link.hasGivenUp) return;
    if (link.status === 'connecting') {
      tryFirstAnew();
      return;
    }
    restartAfter(linkRestartMs);
    restarts += 1;
    if (restarts % (restartsBeforeRebuild + 1) === 0) rebuild();
    else session?.restartIce(options.getConfiguration());
  }

  /**
   * Nothing is there that a restart could keep, and nobody knows what was lost: an offer, an answer, or all of a page's addresses. An
   * offer without an answer cannot be restarted either.
   */
  function tryFirstAnew(): void {
    firstTries += 1;
    restartAfter(thisTryMs());
    rebuild();
  }

  /** What cannot be applied is met with a pause: the other side may send such a thing again and again. */
  function rebuildSoon(): void {
    cancelRebuild ??= timers.after(rebuildWaitMs, rebuild);
  }

  function rebuild(): void {
    forgetRebuild();
    if (isStopped || link.hasGivenUp) return;
    if (isPolite) send({ isBroken: true });
    else begin(sessionNumber + 1);
  }

  function forgetRebuild(): void {
    cancelRebuild?.();
    cancelRebuild = undefined;
  }

  function giveUp(): void {
    stopTrying();
    change({ status: 'lost', hasGivenUp: true });
  }

  function stopTrying(): void {
    forgetRebuild();
    for (const cancel of [cancelQuiet, cancelLost, cancelRestart, cancelGiveUp]) cancel();
    options.forgetUnsent();
    session?.close();
    session = undefined;
  }

  async function measure(): Promise<void> {
    const measured = session;
    if (measured === undefined || link.status === 'connecting') return;
    try {
      const next = linkCounters(await measured.getStats(), link.status === 'connected');
      if (measured !== session) return;
      const quality = qualityOf(counters, next);
      counters = next;
      if (JSON.stringify(quality) !== JSON.stringify(link.quality)) change({ quality });
    } catch {
      // A connection that has just been closed measures nothing.
    }
  }

  const cleanups = [timers.every(linkBeatMs, speak), timers.every(measureMs, () => void measure())];
  if (!isPolite) begin(1);
  // A first try that comes to nothing is begun anew, as a lost one is.
  restartAfter(thisTryMs());

  return {
    other,
    takeSignal(signal) {
      if (isStopped || link.hasGivenUp) return;
      if (isPolite && signal.session > sessionNumber) begin(signal.session);
      if (signal.session === sessionNumber) inOrder?.(signal);
    },
    publish(next) {
      tracks = next;
      session?.publish(next);
    },
    limit(next) {
      budget = next;
      session?.limit(next);
    },
    show(state) {
      shown = state;
      speak();
    },
    restore() {
      if (link.status === 'connecting' || isStopped || link.hasGivenUp) return;
      // A connection that works may have a better way now. Only silence says that it is lost.
      if (link.status === 'connected') session?.restartIce(options.getConfiguration());
      else restart();
    },
    getLink: () => link,
    stop() {
      if (isStopped) return;
      session?.say({ ...nothingShown, isLeaving: true });
      isStopped = true;
      for (const cleanup of cleanups) cleanup();
      stopTrying();
    },
  };
}
