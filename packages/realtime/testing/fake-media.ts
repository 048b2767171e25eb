import type { MediaEnvironment } from '../src/devices/media-environment.ts';
import { FakeTimers } from './fake-timers.ts';

/** A device of a fake browser. */
export interface FakeDevice {
  kind: MediaDeviceKind;
  deviceId: string;
  label: string;
}

export const fakeDevices: readonly FakeDevice[] = [
  { kind: 'videoinput', deviceId: 'built-in', label: 'FaceTime camera' },
  { kind: 'videoinput', deviceId: 'usb', label: 'USB camera' },
  { kind: 'audioinput', deviceId: 'mic', label: 'Headset microphone' },
  { kind: 'audiooutput', deviceId: 'speaker', label: 'Headset' },
];

/** A stream whose tracks count how they end. */
export class FakeStream {
  readonly tracks: FakeTrack[];

  constructor(tracks: readonly FakeTrack[]) {
    this.tracks = [...tracks];
  }

  getTracks(): FakeTrack[] {
    return this.tracks;
  }

  getVideoTracks(): FakeTrack[] {
    return this.tracks.filter(({ kind }) => kind === 'video');
  }

  getAudioTracks(): FakeTrack[] {
    return this.tracks.filter(({ kind }) => kind === 'audio');
  }

  get isEnded(): boolean {
    return this.tracks.every(({ readyState }) => readyState === 'ended');
  }

  /** For code under test, which uses no more of a stream than this. */
  get asStream(): MediaStream {
    return this as unknown as MediaStream;
  }
}

export class FakeTrack extends EventTarget {
  readyState: MediaStreamTrackState = 'live';
  muted = false;
  readonly kind: 'audio' | 'video';
  readonly label: string;
  private readonly settings: MediaTrackSettings;

  constructor(kind: 'audio' | 'video', label: string, settings: MediaTrackSettings) {
    super();
    this.kind = kind;
    this.label = label;
    this.settings = settings;
  }

  getSettings(): MediaTrackSettings {
    return this.settings;
  }

  stop(): void {
    this.readyState = 'ended';
  }

  /** The system, or a switch on the device, turns it off or on. */
  mute(isMuted: boolean): void {
    this.muted = isMuted;
    this.dispatchEvent(new Event(isMuted ? 'mute' : 'unmute'));
  }

  /** The device is pulled out. */
  pullOut(): void {
    this.readyState = 'ended';
    this.dispatchEvent(new Event('ended'));
  }
}

/** As much of a browser's devices as the code uses. Streams open at once unless `hold` keeps them. */
export class FakeMedia extends EventTarget {
  devices: FakeDevice[] = [...fakeDevices];
  /** Thrown in place of a stream. */
  failure: unknown;
  /** Keeps the request open until `release`. */
  isHeld = false;
  readonly asked: MediaStreamConstraints[] = [];
  readonly streams: FakeStream[] = [];
  readonly stored = new Map<string, string>();
  readonly permissions = new Map<string, PermissionState>();
  readonly timers = new FakeTimers();
  private readonly statuses: EventTarget[] = [];
  private waiting: (() => void)[] = [];

  readonly environment: MediaEnvironment = {
    mediaDevices: this.mediaDevices(),
    permissions: {
      query: async ({ name }) => {
        const known = this.permissions;
        if (!known.has(name)) throw new TypeError(`'${name}' is not a permission`);
        const status = Object.defineProperty(new EventTarget(), 'state', { get: () => known.get(name) });
        this.statuses.push(status);
        return status as PermissionStatus;
      },
    },
    storage: {
      getItem: (key) => this.stored.get(key) ?? null,
      setItem: (key, value) => void this.stored.set(key, value),
    },
    where: { browser: 'chrome', system: 'windows' },
    isSecure: true,
    canChooseSpeaker: true,
    timers: this.timers,
  };

  private mediaDevices(): NonNullable<MediaEnvironment['mediaDevices']> {
    return {
      getUserMedia: async (constraints = {}) => {
        this.asked.push(constraints);
        if (this.isHeld) await new Promise<void>((resolve) => this.waiting.push(resolve));
        if (this.failure !== undefined) throw this.failure;
        return this.open(constraints).asStream;
      },
      enumerateDevices: async () => this.devices as unknown as MediaDeviceInfo[],
      addEventListener: this.addEventListener.bind(this),
      removeEventListener: this.removeEventListener.bind(this),
    };
  }

  private open({ audio, video }: MediaStreamConstraints): FakeStream {
    const tracks = [
      ...(video === undefined ? [] : [this.track('video', 'videoinput', video)]),
      ...(audio === undefined ? [] : [this.track('audio', 'audioinput', audio)]),
    ];
    const stream = new FakeStream(tracks);
    this.streams.push(stream);
    return stream;
  }

  private track(kind: 'audio' | 'video', of: MediaDeviceKind, wanted: boolean | MediaTrackConstraints): FakeTrack {
    const candidates = this.devices.filter((device) => device.kind === of);
    const ideal = typeof wanted === 'boolean' ? undefined : wanted.deviceId;
    const id = typeof ideal === 'object' && 'ideal' in ideal ? ideal.ideal : undefined;
    const device = candidates.find(({ deviceId }) => deviceId === id) ?? candidates[0];
    if (device === undefined) throw new DOMException('Requested device not found', 'NotFoundError');
    const picture = kind === 'video' ? { width: 1280, height: 720, frameRate: 30 } : {};
    return new FakeTrack(kind, device.label, { deviceId: device.deviceId, ...picture });
  }

  /** Lets held requests go on. */
  release(): void {
    for (const resolve of this.waiting.splice(0)) resolve();
  }

  /** Lets the oldest held request go on. */
  releaseOne(): void {
    this.waiting.shift()?.();
  }

  /** The person answers the browser's question. */
  answer(name: string, state: PermissionState): void {
    this.permissions.set(name, state);
    this.dispatchAnswers();
    if (state === 'denied') this.failure = new DOMException('Permission denied', 'NotAllowedError');
    this.release();
  }

  /** The browser tells that a permission has changed. */
  dispatchAnswers(): void {
    for (const status of this.statuses) status.dispatchEvent(new Event('change'));
  }

  /** Something is plugged in or out. */
  plug(devices: readonly FakeDevice[]): void {
    this.devices = [...devices];
    this.dispatchEvent(new Event('devicechange'));
  }
}
