import type { CallSignal } from '@tutor/rules/calls/call';
import type { Timers } from '../browser/timers.ts';
import type { LinkStatus } from './call-snapshot.ts';
import type { Quality } from './quality.ts';

/** A page in which somebody else is in the call. */
export interface OtherPage {
  personId: number;
  peerId: string;
  /** This page makes the first offer to it; otherwise that page makes it (`offersFirst`). */
  isOfferedFirst: boolean;
}

/** What this page sends to each other one. Null: nothing of this kind at the moment. */
export interface SentTracks {
  /** The voice. */
  audio: MediaStreamTrack | null;
  /** The face. */
  video: MediaStreamTrack | null;
  screen: MediaStreamTrack | null;
  /** The sound of what is shared. */
  screenSound: MediaStreamTrack | null;
}

export const nothingSent = {
  audio: null,
  video: null,
  screen: null,
  screenSound: null,
} as const satisfies SentTracks;

/** What a page says of what it sends, so that the others need not guess it from silence. */
export interface ShownState {
  isMicOn: boolean;
  isCameraOn: boolean;
  isSharing: boolean;
  isSpeaking: boolean;
}

/** The connection to one person, as it is now. */
export interface MediaLink {
  status: Exclude<LinkStatus, 'none'>;
  shown: ShownState;
  /** Null while nothing has arrived; the same object while its tracks are. */
  audio: MediaStream | null;
  video: MediaStream | null;
  screen: MediaStream | null;
  screenSound: MediaStream | null;
  quality: Quality | undefined;
  /** Not restored within a minute: it is tried no more. */
  hasGivenUp: boolean;
}

/**
 * The media of a call, below its record. The mesh is the one that is built: each page sends to each other. A forwarding unit (SFU)
 * such as LiveKit would be another implementation of this, and nothing above it would change.
 */
export interface CallMedia {
  /** Connects to these pages and to no others. A page with another `peerId` is connected anew. */
  connect(pages: readonly OtherPage[]): void;
  publish(tracks: SentTracks): void;
  show(state: ShownState): void;
  /** A signal of another page; its body is read here and nowhere else. */
  takeSignal(signal: CallSignal): void;
  /** The network is another one, or is back. */
  restore(): void;
  /** By person. */
  getLinks(): ReadonlyMap<number, MediaLink>;
  /** Closes all connections, and tells the others so where it still can. */
  stop(): void;
}

/** What an implementation is given. */
export interface CallMediaTools {
  timers: Timers;
  /** Servers that help pages to find each other; undefined where they are not known at the moment. Never rejects. */
  iceServers: () => Promise<readonly RTCIceServer[] | undefined>;
  /** Brings a signal to a page, once and in the order of asking; tries again until `stop`. */
  send: (toPeer: string, body: string) => void;
  /** Forgets what has not been sent to a page yet. */
  forgetUnsent: (toPeer: string) => void;
  /** A signal seems to be missing. */
  catchUp: () => void;
  onChange: () => void;
}

export type CreateCallMedia = (tools: CallMediaTools) => CallMedia;
