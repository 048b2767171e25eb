import type { ParticipantState } from '@tutor/rules/calls/call';
import type { CaptureDevice } from '@tutor/rules/devices/media-error';

/** How the connection to a person stands; `none` while they are not in the call. */
export type LinkState = 'none' | 'connecting' | 'connected' | 'reconnecting' | 'lost';

/** What the connection is worth, in a word, and the figures behind it. */
export interface LinkQuality {
  level: 'good' | 'weak' | 'lost';
  /** 'Good', 'Weak', 'Lost'. */
  word: string;
  /** What to do about it; undefined where all is well. */
  advice: string | undefined;
  /** Share of what was lost on the way, 0 to 1. */
  loss: number | undefined;
  jitterMs: number | undefined;
  roundTripMs: number | undefined;
}

/** Somebody else of the call, in it or not. */
export interface CallPerson {
  personId: number;
  name: string;
  avatar: string | null;
  state: ParticipantState;
  link: LinkState;
  isMicOn: boolean;
  isCameraOn: boolean;
  isSharing: boolean;
  isSpeaking: boolean;
  /** Their picture; the sound is played elsewhere. */
  stream: MediaStream | null;
  /** The screen that they share. */
  screen: MediaStream | null;
  quality: LinkQuality | undefined;
}

/** Why a device cannot be used, and what to do about it in the browser at hand. */
export interface DeviceProblem {
  title: string;
  reason: string;
  nextStep: string;
  /** One after the other, where the next step has several. */
  steps?: readonly string[] | undefined;
}

/** The reader's own side of the call. What is said of the devices is how their tracks are. */
export interface OwnSide {
  isMicOn: boolean;
  isCameraOn: boolean;
  micProblem: DeviceProblem | undefined;
  cameraProblem: DeviceProblem | undefined;
  shareProblem?: DeviceProblem | undefined;
  /** Devices for which the browser's question waits for an answer. */
  asking?: readonly CaptureDevice[] | undefined;
  isSharing: boolean;
  /** Own picture; its sound is never played. */
  stream: MediaStream | null;
  /** The screen that is shared. */
  screen?: MediaStream | null | undefined;
  /** The others hear the sound of what is shared. */
  isScreenHeard?: boolean | undefined;
  /** Somebody speaks into a microphone that is off. */
  isSpeakingMuted: boolean;
  /** The microphone is on, and nothing is heard from it. */
  isMicSilent?: boolean | undefined;
}

const linkWords: Readonly<Record<LinkState, string | undefined>> = {
  none: undefined,
  connecting: 'Connecting…',
  connected: undefined,
  reconnecting: 'Reconnecting…',
  lost: 'Connection lost',
};

/** A connection in words; undefined where there is nothing to say of it. */
export function linkText(link: LinkState): string | undefined {
  return linkWords[link];
}
