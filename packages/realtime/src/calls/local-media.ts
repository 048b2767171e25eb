import type { CaptureDevice } from '@tutor/rules/devices/media-error';
import { createChosenDevices, type DeviceKind } from '../devices/chosen-devices.ts';
import { type DeviceChoice, type DeviceChoices, deviceChoices, noChoices } from '../devices/device-choices.ts';
import { browserMediaEnvironment, type MediaEnvironment } from '../devices/media-environment.ts';
import type { SentTracks } from './call-media.ts';
import type { DeviceNotice, OwnMedia } from './call-snapshot.ts';
import { createCaptureInput } from './capture-input.ts';
import { createScreenShare } from './screen-share.ts';
import { createSpeechWatch } from './speech-watch.ts';

export interface LocalMediaOptions {
  environment?: MediaEnvironment | undefined;
  /** Undefined where the browser shares no screens. */
  displayMedia?: Pick<MediaDevices, 'getDisplayMedia'> | undefined;
  createStream?: ((track: MediaStreamTrack) => MediaStream) | undefined;
  createContext?: (() => AudioContext) | undefined;
}

/** Camera, microphone and screen of this page. */
export interface LocalMedia {
  /** Opens the microphone, and the camera of a video call. Never rejects: what failed is in the snapshot. */
  open(withCamera: boolean): Promise<void>;
  setMic(isOn: boolean): Promise<void>;
  setCamera(isOn: boolean): Promise<void>;
  shareScreen(isOn: boolean): Promise<void>;
  choose(kind: DeviceKind, id: string): Promise<void>;
  dismissNotice(): void;
  getSnapshot(): OwnMedia;
  /** What is to be sent. */
  getTracks(): SentTracks;
  /** Somebody speaks, and the others hear it. */
  isSpeaking(): boolean;
  subscribe(listener: () => void): () => void;
  subscribeMicLevel(listener: (level: number) => void): () => void;
  /** Stops every track, also one whose opening is under way. */
  stop(): void;
}

/** A device as the browser lists it. */
type DeviceInfo = Pick<MediaDeviceInfo, 'kind' | 'deviceId' | 'label' | 'groupId'>;

const infoKinds = { microphone: 'audioinput', camera: 'videoinput', speaker: 'audiooutput' } as const;
const captureDevices: readonly CaptureDevice[] = ['microphone', 'camera'];

function browserDisplayMedia(): LocalMediaOptions['displayMedia'] {
  // Missing on phones and on insecure pages, whatever the types say.
  return 'mediaDevices' in navigator && 'getDisplayMedia' in navigator.mediaDevices
    ? navigator.mediaDevices
    : undefined;
}

export function createLocalMedia(options: LocalMediaOptions = {}): LocalMedia {
  const { environment = browserMediaEnvironment(), createStream = (track) => new MediaStream([track]) } = options;
  const displayMedia = 'displayMedia' in options ? options.displayMedia : browserDisplayMedia();
  const { mediaDevices, canChooseSpeaker, storage, timers } = environment;
  const chosen = createChosenDevices(storage);
  const ending = new AbortController();
  const listeners = new Set<() => void>();
  const levelListeners = new Set<(level: number) => void>();
  let infos: readonly DeviceInfo[] | undefined;
  /** Names come with the permission. */
  let hasNames = false;
  let listings = 0;
  let choices: DeviceChoices = noChoices;
  let notice: DeviceNotice | undefined;
  /** The speaker, where it followed a microphone of the same headset. */
  let followingSpeaker: string | undefined;
  const pictures = new Map<MediaStreamTrack, MediaStream>();
  let snapshot: OwnMedia | undefined;

  function change(): void {
    if (ending.signal.aborted) return;
    speech.watch(microphone.getTrack());
    forgetPictures();
    snapshot = undefined;
    for (const listener of [...listeners]) listener();
  }

  function input(device: CaptureDevice) {
    return createCaptureInput({
      device,
      environment,
      ending: ending.signal,
      onChange: change,
      onLost: (lost) => {
        // The speaker of a headset goes with its microphone.
        if (device === 'microphone' && isFollowing(lost)) followingSpeaker = undefined;
      },
      onReplaced(lost, next) {
        const text =
          lost.label === next.label
            ? `${lost.label} was away for a moment, and is used again.`
            : `${lost.label} is gone. The call goes on with ${next.label}.`;
        notice = { text, offer: undefined };
        change();
      },
    });
  }

  const microphone = input('microphone');
  const camera = input('camera');
  const inputs = { microphone, camera };
  const screen = createScreenShare({ displayMedia, ending: ending.signal, onChange: change });
  const speech = createSpeechWatch({
    timers,
    createStream,
    createContext: options.createContext,
    onLevel: (level) => {
      for (const listener of levelListeners) listener(level);
    },
    onChange: change,
  });

  function infoOf(kind: DeviceKind, id: string | undefined): DeviceInfo | undefined {
    return infos?.find((info) => info.kind === infoKinds[kind] && info.deviceId === id);
  }

  /** The other end of a headset. */
  function companion(kind: 'microphone' | 'speaker', of: DeviceInfo | undefined): DeviceInfo | undefined {
    if (of === undefined || of.groupId === '') return undefined;
    return infos?.find(({ kind: its, groupId }) => its === infoKinds[kind] && groupId === of.groupId);
  }

  function isFollowing(track: MediaStreamTrack): boolean {
    const { groupId } = track.getSettings();
    const speaker = infoOf('speaker', followingSpeaker);
    return speaker === undefined || speaker.groupId === groupId;
  }

  function speakerId(): string {
    if (!canChooseSpeaker) return '';
    const wanted = chosen.find('speaker')?.id;
    // One that was chosen and is not there leaves its place to the default until it returns.
    if (infoOf('speaker', wanted) !== undefined) return wanted ?? '';
    return infoOf('speaker', followingSpeaker)?.deviceId ?? '';
  }

  async function list(): Promise<void> {
    listings += 1;
    const mine = listings;
    const found = await mediaDevices?.enumerateDevices().catch(() => undefined);
    // Answers may overtake each other: a headset that joins changes the list several times.
    if (found === undefined || mine !== listings || ending.signal.aborted) return;
    const before = infos ?? [];
    const hadNames = hasNames;
    const speaker = speakerId() === '' ? undefined : infoOf('speaker', speakerId());
    infos = found;
    // An empty list has none to show.
    if (found.length > 0) hasNames = found.some(({ label }) => label !== '');
    choices = deviceChoices(found, canChooseSpeaker);
    for (const device of captureDevices) {
      const ids = found.filter(({ kind }) => kind === infoKinds[device]).map(({ deviceId }) => deviceId);
      // Before a permission a list has no ids.
      if (ids.some((id) => id !== '')) inputs[device].check(new Set(ids));
    }
    if (hadNames && hasNames) offerNew(before);
    if (speaker !== undefined && infoOf('speaker', speaker.deviceId) === undefined) sayThatSpeakerIsGone(speaker);
    change();
  }

  /** A device that was plugged in is offered, not taken: it may be the one of another program. */
  function offerNew(before: readonly DeviceInfo[]): void {
    const isNew = (kind: DeviceKind, { id }: DeviceChoice): boolean =>
      !before.some((info) => info.kind === infoKinds[kind] && info.deviceId === id);
    for (const kind of [...captureDevices, 'speaker'] as const) {
      const device = choices[kind].find((choice) => choice.id !== '' && isNew(kind, choice));
      if (device === undefined) continue;
      notice = { text: `${device.label} is ready to use.`, offer: { kind, device } };
      return;
    }
    if (notice?.offer !== undefined && infoOf(notice.offer.kind, notice.offer.device.id) === undefined)
      notice = undefined;
  }

  /** The microphone of the same headset says it too, and with more words. */
  function sayThatSpeakerIsGone({ label }: DeviceInfo): void {
    if (notice?.text.startsWith(`${label} is gone.`)) return;
    notice = { text: `${label} is gone. You hear the call through the system’s default speaker.`, offer: undefined };
  }

  /** On: also names the devices, where the permission came with this press. */
  async function turn(device: CaptureDevice, isOn: boolean): Promise<void> {
    await inputs[device].set(isOn);
    if (isOn && !hasNames) await list();
  }

  async function choose(kind: DeviceKind, id: string): Promise<void> {
    const microphoneBefore = chosen.find('microphone')?.id;
    remember(kind, id);
    if (notice?.offer?.kind === kind) notice = undefined;
    if (kind !== 'camera') followHeadset(kind, id);
    change();
    if (kind === 'camera') await camera.change();
    else if (kind === 'microphone' || chosen.find('microphone')?.id !== microphoneBefore) await microphone.change();
  }

  function remember(kind: DeviceKind, id: string): void {
    const label = choices[kind].find((choice) => choice.id === id)?.label ?? '';
    chosen.choose(kind, id === '' ? undefined : { id, label });
  }

  /** Both ends of a headset come together, unless the other one was chosen by itself. */
  function followHeadset(kind: 'microphone' | 'speaker', id: string): void {
    const other = kind === 'microphone' ? 'speaker' : 'microphone';
    const end = companion(other, infoOf(kind, id));
    followingSpeaker = other === 'speaker' ? end?.deviceId : undefined;
    if (other === 'speaker') return;
    if (end !== undefined && chosen.find('microphone') === undefined) remember('microphone', end.deviceId);
  }

  /** One stream for each track, so that a video that shows it goes on. */
  function pictureOf(track: MediaStreamTrack | null): MediaStream | null {
    if (track === null) return null;
    const stream = pictures.get(track) ?? createStream(track);
    pictures.set(track, stream);
    return stream;
  }

  function forgetPictures(): void {
    const shown = [camera.getTrack(), screen.getTrack()];
    for (const track of pictures.keys()) if (!shown.includes(track)) pictures.delete(track);
  }

  function chosenInput(device: CaptureDevice): string {
    const id = inputs[device].getTrack()?.getSettings().deviceId ?? chosen.find(device)?.id ?? '';
    return choices[device].some((choice) => choice.id === id) ? id : '';
  }

  function makeSnapshot(): OwnMedia {
    const isMicOn = microphone.isOn();
    return {
      isMicOn,
      isCameraOn: camera.isOn(),
      isSharing: screen.getTrack() !== null,
      micProblem: microphone.getProblem(),
      cameraProblem: camera.getProblem(),
      shareProblem: screen.getProblem(),
      isOpening: microphone.isOpening() || camera.isOpening(),
      asking: captureDevices.filter((device) => inputs[device].isAsking()),
      stream: pictureOf(camera.isOn() ? camera.getTrack() : null),
      screen: pictureOf(screen.getTrack()),
      isScreenHeard: screen.getSound() !== null,
      isSpeakingMuted: !isMicOn && speech.isSpeaking(),
      isMicSilent: isMicOn && speech.isSilent(),
      devices: choices,
      chosen: { microphone: chosenInput('microphone'), camera: chosenInput('camera'), speaker: speakerId() },
      notice,
      canShare: displayMedia !== undefined,
      canChooseSpeaker,
    };
  }

  const onDeviceChange = (): void => void list();
  mediaDevices?.addEventListener('devicechange', onDeviceChange);

  return {
    async open(withCamera) {
      await Promise.all([microphone.set(true), ...(withCamera ? [camera.set(true)] : [])]);
      // Names are told once a device runs.
      await list();
    },
    setMic: (isOn) => turn('microphone', isOn),
    setCamera: (isOn) => turn('camera', isOn),
    shareScreen: (isOn) => screen.set(isOn),
    choose,
    dismissNotice() {
      notice = undefined;
      change();
    },
    getSnapshot() {
      snapshot ??= makeSnapshot();
      return snapshot;
    },
    getTracks: () => ({
      audio: microphone.getTrack(),
      video: camera.getTrack(),
      screen: screen.getTrack(),
      screenSound: screen.getSound(),
    }),
    isSpeaking: () => microphone.isOn() && speech.isSpeaking(),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    subscribeMicLevel(listener) {
      levelListeners.add(listener);
      return () => levelListeners.delete(listener);
    },
    stop() {
      if (ending.signal.aborted) return;
      ending.abort();
      mediaDevices?.removeEventListener('devicechange', onDeviceChange);
      speech.stop();
      for (const part of [microphone, camera, screen]) part.stop();
      pictures.clear();
      snapshot = undefined;
      for (const listener of [...listeners]) listener();
      listeners.clear();
      levelListeners.clear();
    },
  };
}
