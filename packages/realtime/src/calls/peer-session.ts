import type { sendBudget } from '@tutor/rules/calls/send-budget';
import type { Timers } from '../browser/timers.ts';
import type { SentTracks } from './call-media.ts';
import {
  candidatesMax,
  type PageMessage,
  type PeerSignal,
  readPageMessage,
  type SignalContent,
} from './peer-signal.ts';

export interface PeerSessionOptions {
  peer: RTCPeerConnection;
  /** Gives way where both offer at once. The other side makes the first offer. */
  isPolite: boolean;
  tracks: SentTracks;
  timers: Timers;
  send: (content: SignalContent) => void;
  onTrack: (line: Line, track: MediaStreamTrack) => void;
  onMessage: (message: PageMessage) => void;
  /** Messages can be sent now. */
  onOpen: () => void;
  onFailed: () => void;
  /** What the other side sent cannot be applied. */
  onBroken: () => void;
}

/** One connection to another page, from its first offer to its close. */
export interface PeerSession {
  takeSignal(signal: PeerSignal): void;
  publish(tracks: SentTracks): void;
  /** How much the pictures may cost. */
  limit(budget: SendBudget): void;
  say(message: PageMessage): void;
  /** Seeks another way between the pages, with servers whose credentials have not ended. */
  restartIce(configuration: RTCConfiguration): void;
  getStats(): Promise<RTCStatsReport>;
  close(): void;
}

/** Candidates that come within this time are told together. */
const candidatesWaitMs = 20;

/** What one line carries. */
export type Line = keyof SentTracks;
export type SendBudget = ReturnType<typeof sendBudget>;

/** In the order of the first offer, by which the other side knows them. */
const lines: readonly { line: Line; kind: 'audio' | 'video' }[] = [
  { line: 'audio', kind: 'audio' },
  { line: 'video', kind: 'video' },
  { line: 'screen', kind: 'video' },
  { line: 'screenSound', kind: 'audio' },
];

/**
 * Perfect negotiation (https://www.w3.org/TR/webrtc/#perfect-negotiation-example) over lines for voice, face, screen and the screen's
 * sound, which are there from the start: what is sent later replaces a track, and nothing has to be agreed upon anew.
 */
export function createPeerSession(options: PeerSessionOptions): PeerSession {
  const { peer, isPolite, timers, send } = options;
  const senders = new Map<Line, RTCRtpSender>();
  let { tracks } = options;
  let budget: SendBudget | undefined;
  let isClosed = false;
  let isMakingOffer = false;
  let hasIgnoredOffer = false;
  let found: RTCIceCandidate[] = [];
  let cancelTelling: (() => void) | undefined;
  /** Candidates that came before the first description. */
  let early: RTCIceCandidateInit[] = [];
  /** What comes in is applied one after the other. */
  let applied: Promise<void> = Promise.resolve();

  // Both sides open it under one number, so it need not be announced.
  const channel = peer.createDataChannel('page', { negotiated: true, id: 0 });

  function tellCandidates(): void {
    cancelTelling?.();
    cancelTelling = undefined;
    if (found.length === 0) return;
    const candidates = found.map(({ candidate, sdpMid, sdpMLineIndex, usernameFragment }) => ({
      candidate,
      sdpMid,
      sdpMLineIndex,
      usernameFragment,
    }));
    found = [];
    for (let from = 0; from < candidates.length; from += candidatesMax) {
      send({ candidates: candidates.slice(from, from + candidatesMax) });
    }
  }

  function tellDescription(): void {
    const { localDescription } = peer;
    if (localDescription === null || isClosed) return;
    tellCandidates();
    const { type, sdp } = localDescription;
    if (type === 'offer' || type === 'answer') send({ description: { type, sdp } });
  }

  async function offer(): Promise<void> {
    // The first offer is the other side's, with the lines of both.
    if (isPolite && senders.size === 0) return;
    try {
      isMakingOffer = true;
      await peer.setLocalDescription();
      tellDescription();
    } finally {
      isMakingOffer = false;
    }
  }

  async function takeDescription(description: RTCSessionDescriptionInit): Promise<void> {
    const collides = description.type === 'offer' && (isMakingOffer || peer.signalingState !== 'stable');
    hasIgnoredOffer = !isPolite && collides;
    if (hasIgnoredOffer) return;
    // The answer to an offer that was given up meanwhile.
    if (description.type === 'answer' && peer.signalingState !== 'have-local-offer') return;
    await peer.setRemoteDescription(description);
    for (const candidate of early.splice(0)) await addCandidate(candidate);
    if (description.type !== 'offer') return;
    adoptLines();
    await peer.setLocalDescription();
    tellDescription();
  }

  async function addCandidate(candidate: RTCIceCandidateInit): Promise<void> {
    try {
      await peer.addIceCandidate(candidate);
    } catch {
      // One of an offer that was passed over, or of a network that this browser does not know: others are enough.
    }
  }

  async function apply({ description, candidates = [] }: PeerSignal): Promise<void> {
    if (isClosed) return;
    if (description !== undefined) await takeDescription(description);
    if (hasIgnoredOffer) return;
    if (peer.remoteDescription === null) {
      early.push(...candidates);
      return;
    }
    for (const candidate of candidates) await addCandidate(candidate);
  }

  /** Takes the lines of the first offer for what this side sends. */
  function adoptLines(): void {
    for (const [index, transceiver] of peer.getTransceivers().entries()) {
      const line = lines[index]?.line;
      if (line === undefined || senders.has(line)) continue;
      transceiver.direction = 'sendrecv';
      senders.set(line, transceiver.sender);
      replace(line);
    }
    keepToBudget();
  }

  function replace(line: Line): void {
    // Fails where the connection was closed meanwhile.
    senders
      .get(line)
      ?.replaceTrack(tracks[line])
      .catch(() => {});
  }

  function keepToBudget(): void {
    for (const line of ['video', 'screen'] as const) {
      const sender = senders.get(line);
      const parameters = sender?.getParameters();
      const [encoding] = parameters?.encodings ?? [];
      const wanted = budget?.[line];
      // Until it is agreed upon, a line has no encoding in some browsers.
      if (sender === undefined || parameters === undefined || encoding === undefined || wanted === undefined) continue;
      if (Object.entries(wanted).every(([name, value]) => Reflect.get(encoding, name) === value)) continue;
      Object.assign(encoding, wanted);
      // A browser that refuses sends as it thinks best.
      sender.setParameters(parameters).catch(() => {});
    }
  }

  function broke(): void {
    if (!isClosed) options.onBroken();
  }

  peer.onnegotiationneeded = () => void offer().catch(broke);
  peer.onicecandidate = ({ candidate }) => {
    if (candidate === null || candidate.candidate === '' || isClosed) return;
    found.push(candidate);
    cancelTelling ??= timers.after(candidatesWaitMs, tellCandidates);
  };
  peer.ontrack = ({ track, transceiver }) => {
    const line = lines[peer.getTransceivers().indexOf(transceiver)]?.line;
    if (!isClosed && line !== undefined) options.onTrack(line, track);
  };
  peer.onconnectionstatechange = () => {
    if (!isClosed && peer.connectionState === 'failed') options.onFailed();
  };
  channel.onopen = () => {
    if (isClosed) return;
    keepToBudget();
    options.onOpen();
  };
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    const message = readPageMessage(data);
    if (message !== undefined && !isClosed) options.onMessage(message);
  };

  if (!isPolite) {
    for (const { line, kind } of lines) {
      const transceiver = peer.addTransceiver(tracks[line] ?? kind, { direction: 'sendrecv' });
      senders.set(line, transceiver.sender);
    }
  }

  return {
    takeSignal(signal) {
      applied = applied.then(() => apply(signal)).catch(broke);
    },
    publish(next) {
      const changed = lines.filter(({ line }) => tracks[line] !== next[line]);
      tracks = next;
      for (const { line } of changed) replace(line);
    },
    limit(next) {
      budget = next;
      keepToBudget();
    },
    say(message) {
      if (channel.readyState !== 'open') return;
      try {
        channel.send(JSON.stringify(message));
      } catch {
        // It closed a moment ago: the silence tells the other side.
      }
    },
    restartIce(configuration) {
      if (isClosed) return;
      try {
        peer.setConfiguration(configuration);
        peer.restartIce();
      } catch {
        // The browser closed it.
        broke();
      }
    },
    getStats: () => peer.getStats(),
    close() {
      isClosed = true;
      cancelTelling?.();
      early = [];
      peer.close();
    },
  };
}
