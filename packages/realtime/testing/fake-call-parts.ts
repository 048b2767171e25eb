import {
  type CallMedia,
  type MediaLink,
  nothingSent,
  type OtherPage,
  type SentTracks,
} from '../src/calls/call-media.ts';
import type { OwnMedia } from '../src/calls/call-snapshot.ts';
import type { LocalMedia } from '../src/calls/local-media.ts';
import { nothingShown } from '../src/calls/peer-link.ts';
import type { SoundOutput } from '../src/calls/sound-output.ts';
import type { WakeLockHolder } from '../src/calls/wake-lock.ts';
import { FakeTrack } from './fake-media.ts';

/** Media of one page: two pages are connected as soon as each wants the other. */
export class FakeCallMedia implements CallMedia {
  pages: readonly OtherPage[] = [];
  isStopped = false;
  readonly taken: number[] = [];
  status: MediaLink['status'] = 'connected';
  hasGivenUp = false;
  onChange = (): void => {};

  connect(pages: readonly OtherPage[]): void {
    if (JSON.stringify(pages) === JSON.stringify(this.pages)) return;
    this.pages = pages;
    queueMicrotask(() => this.onChange());
  }

  publish(_: SentTracks): void {}

  show(): void {}

  takeSignal({ seq }: { seq: number }): void {
    this.taken.push(seq);
  }

  restore(): void {}

  getLinks(): ReadonlyMap<number, MediaLink> {
    const { status, hasGivenUp } = this;
    const link = { status, hasGivenUp, shown: nothingShown, ...nothingSent, quality: undefined };
    return new Map(this.pages.map(({ personId }) => [personId, link]));
  }

  stop(): void {
    this.isStopped = true;
    this.pages = [];
  }
}

/** Microphone and camera of one page, which open a moment later. */
export class FakeLocalMedia implements LocalMedia {
  readonly tracks: FakeTrack[] = [];
  isStopped = false;

  /** How often it was opened. */
  opened = 0;

  async open(withCamera = false): Promise<void> {
    this.opened += 1;
    this.isCameraOn = withCamera;
    await Promise.resolve();
    const track = new FakeTrack('audio', 'Microphone', {});
    this.tracks.push(track);
    if (this.isStopped) track.stop();
  }

  isMicOn = true;
  isCameraOn = false;

  async setMic(isOn: boolean): Promise<void> {
    this.isMicOn = isOn;
  }

  async setCamera(isOn: boolean): Promise<void> {
    this.isCameraOn = isOn;
  }

  async shareScreen(): Promise<void> {}

  async choose(): Promise<void> {}

  dismissNotice(): void {}

  getSnapshot(): OwnMedia {
    return {
      isMicOn: this.isMicOn && !this.isStopped,
      isCameraOn: this.isCameraOn && !this.isStopped,
      isSharing: false,
      micProblem: undefined,
      cameraProblem: undefined,
      shareProblem: undefined,
      isOpening: false,
      asking: [],
      stream: null,
      screen: null,
      isScreenHeard: false,
      isSpeakingMuted: false,
      isMicSilent: false,
      devices: { camera: [], microphone: [], speaker: [] },
      chosen: { camera: '', microphone: '', speaker: '' },
      notice: undefined,
      canShare: true,
      canChooseSpeaker: true,
    };
  }

  getTracks(): SentTracks {
    return nothingSent;
  }

  isSpeaking(): boolean {
    return false;
  }

  subscribe(): () => void {
    return () => {};
  }

  subscribeMicLevel(): () => void {
    return () => {};
  }

  stop(): void {
    this.isStopped = true;
    for (const track of this.tracks) track.stop();
  }
}

export class FakeOutput implements SoundOutput {
  isStopped = false;

  play(): void {}

  choose(): void {}

  needsPress(): boolean {
    return false;
  }

  async turnOn(): Promise<void> {}

  subscribe(): () => void {
    return () => {};
  }

  stop(): void {
    this.isStopped = true;
  }
}

export class FakeWakeLock implements WakeLockHolder {
  isHeld = false;

  hold(): void {
    this.isHeld = true;
  }

  release(): void {
    this.isHeld = false;
  }
}
