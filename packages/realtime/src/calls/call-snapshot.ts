import type { Call, ParticipantState } from '@tutor/rules/calls/call';
import type { CaptureDevice } from '@tutor/rules/devices/media-error';
import type { MediaErrorWords } from '@tutor/rules/devices/media-error-words';
import type { DeviceKind } from '../devices/chosen-devices.ts';
import type { DeviceChoice, DeviceChoices } from '../devices/device-choices.ts';
import type { CallEnd, CallPhase } from './call-machine.ts';
import type { Quality } from './quality.ts';

/** Why something of this page cannot be used, in words, and the one next step. */
export type DeviceProblem = MediaErrorWords;

/** A change of devices that the person did not ask for. */
export interface DeviceNotice {
  /** 'USB headset was unplugged. The call goes on with Built-in microphone.' */
  text: string;
  /** A device that is back: `chooseDevice(kind, device.id)` takes it. */
  offer: { kind: DeviceKind; device: DeviceChoice } | undefined;
}

/** What this page sends. Every flag is read from the track, never from a wish. */
export interface OwnMedia {
  isMicOn: boolean;
  isCameraOn: boolean;
  isSharing: boolean;
  micProblem: DeviceProblem | undefined;
  cameraProblem: DeviceProblem | undefined;
  shareProblem: DeviceProblem | undefined;
  /** Devices are being opened: the browser may be asking the person. */
  isOpening: boolean;
  /** Devices for which the browser's question waits for the person's answer. */
  asking: readonly CaptureDevice[];
  /** The person's own picture, for a muted `<video>`. Null while the camera is off. */
  stream: MediaStream | null;
  /** The screen while it is shared, for a muted `<video>`. */
  screen: MediaStream | null;
  /** The others hear the sound of what is shared. */
  isScreenHeard: boolean;
  /** The person speaks while the microphone is off. */
  isSpeakingMuted: boolean;
  /** The microphone is on, and nothing is heard from it. */
  isMicSilent: boolean;
  devices: DeviceChoices;
  /** `DeviceChoice.id` of the device in use; '' is the system's default. */
  chosen: Readonly<Record<DeviceKind, string>>;
  notice: DeviceNotice | undefined;
  /** False where the browser shares no screens, as on phones. */
  canShare: boolean;
  /** False where the browser cannot choose a speaker: its system does. */
  canChooseSpeaker: boolean;
}

/**
 * The connection to another page. `reconnecting` after 2.5 s of silence, `lost` after 5 s; both are still being restored, for a minute.
 * `none` while the person is not in the call.
 */
export type LinkStatus = 'none' | 'connecting' | 'connected' | 'reconnecting' | 'lost';

/** Somebody else of the call. */
export interface OtherPerson {
  personId: number;
  name: string;
  avatar: string | null;
  /** `invited` people ring still; those who are out of it are listed, too. */
  state: ParticipantState;
  link: LinkStatus;
  isMicOn: boolean;
  isCameraOn: boolean;
  isSharing: boolean;
  isSpeaking: boolean;
  /** Picture for a muted `<video>`: the client itself plays the sound. Null while nothing is shown. */
  stream: MediaStream | null;
  /** The screen while it is shared, for a muted `<video>`. */
  screen: MediaStream | null;
  quality: Quality | undefined;
}

export interface CallSnapshot {
  phase: CallPhase;
  /** The way to the service. A call goes on while it is being restored. */
  signalling: 'live' | 'reconnecting';
  /** The record; undefined until the service has answered. */
  call: Call | undefined;
  /** 1 is audio, otherwise video. */
  callType: number;
  end: CallEnd | undefined;
  /** Answered ten seconds ago, and no page is connected yet. */
  isSlow: boolean;
  /** Who has called the person since this call began: their line was busy. */
  callers: readonly { callId: number; name: string }[];
  me: OwnMedia;
  others: readonly OtherPerson[];
  /** The browser lets the page make no sound until a button is pressed that calls `turnSoundOn`. */
  needsPressForSound: boolean;
}
