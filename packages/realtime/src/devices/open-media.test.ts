import { hours } from '@tutor/rules/time/durations';
import { beforeEach, describe, expect, it } from 'vitest';
import { FakeMedia } from '../../testing/fake-media.ts';
import { settle } from '../../testing/fake-timers.ts';
import { createChosenDevices } from './chosen-devices.ts';
import { MediaFailure } from './media-failure.ts';
import { type OpenedMedia, openMedia } from './open-media.ts';

let media: FakeMedia;
let leaving: AbortController;
let asked: boolean[];
beforeEach(() => {
  media = new FakeMedia();
  leaving = new AbortController();
  asked = [];
});
const onAsking = (isAsking: boolean): void => void asked.push(isAsking);

const open = (...devices: Parameters<typeof openMedia>[0]) =>
  openMedia(devices, { signal: leaving.signal, environment: media.environment, onAsking });
const failureOf = async (opening: Promise<unknown>): Promise<MediaFailure> => {
  const error = await opening.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof MediaFailure)) throw new Error(`no MediaFailure: ${String(error)}`);
  return error;
};

describe('opening camera and microphone', () => {
  it('asks for those that are wanted and for no other', async () => {
    const { stream, missing } = await open('camera');
    expect(stream.getVideoTracks()).toHaveLength(1);
    expect(media.asked[0]).not.toHaveProperty('audio');
    expect(missing).toEqual([]);
  });

  it('opens the device that was chosen', async () => {
    createChosenDevices(media.environment.storage).choose('camera', { id: 'usb', label: 'USB camera' });
    const { stream, missing } = await open('camera', 'microphone');
    expect(stream.getVideoTracks()[0]?.label).toBe('USB camera');
    expect(missing).toEqual([]);
  });

  it('falls back to the default, says which device is missing, and keeps the choice for its return', async () => {
    const chosen = createChosenDevices(media.environment.storage);
    chosen.choose('camera', { id: 'gone', label: 'Studio camera' });
    const { stream, missing } = await open('camera');
    expect(stream.getVideoTracks()[0]?.label).toBe('FaceTime camera');
    expect(missing).toEqual([{ device: 'camera', label: 'Studio camera' }]);
    expect(chosen.find('camera')?.id).toBe('gone');
    media.devices.push({ kind: 'videoinput', deviceId: 'gone', label: 'Studio camera' });
    expect((await open('camera')).missing).toEqual([]);
  });

  it('knows a device by its name where the browser gave it a new id', async () => {
    createChosenDevices(media.environment.storage).choose('microphone', { id: 'old', label: 'Headset microphone' });
    expect((await open('microphone')).missing).toEqual([]);
  });

  it('gives up after 15 s, and ends the stream that comes later', async () => {
    media.isHeld = true;
    const failure = failureOf(open('camera'));
    await media.timers.pass(14_999);
    expect(media.timers.pending).toBe(1);
    await media.timers.pass(1);
    expect((await failure).kind).toBe('noAnswer');
    media.release();
    await settle();
    expect(media.streams[0]?.isEnded).toBe(true);
    expect(media.timers.pending).toBe(0);
  });

  it('waits without end while the browser asks, and takes the stream of a late answer', async () => {
    media.permissions.set('camera', 'prompt');
    media.isHeld = true;
    const opening = open('camera');
    await settle();
    expect(asked).toEqual([true]);
    await media.timers.pass(hours(1));
    expect(media.timers.pending).toBe(0);
    media.answer('camera', 'granted');
    expect((await opening).stream.getVideoTracks()[0]?.readyState).toBe('live');
    expect([asked, media.timers.pending]).toEqual([[true, false], 0]);
  });

  it('counts the deadline of the device from the answer on', async () => {
    media.permissions.set('camera', 'prompt');
    media.isHeld = true;
    const failure = failureOf(open('camera'));
    await media.timers.pass(60_000);
    media.permissions.set('camera', 'granted');
    media.dispatchAnswers();
    await media.timers.pass(14_999);
    expect(media.timers.pending).toBe(1);
    await media.timers.pass(1);
    expect((await failure).kind).toBe('noAnswer');
  });

  it('a question that is refused late is a refusal, and one that is left asks no more', async () => {
    media.permissions.set('camera', 'prompt');
    media.isHeld = true;
    const failure = failureOf(open('camera'));
    await media.timers.pass(60_000);
    media.answer('camera', 'denied');
    expect((await failure).kind).toBe('notAllowed');
    media.failure = undefined;
    media.permissions.set('camera', 'prompt');
    const left = failureOf(open('camera'));
    await settle();
    leaving.abort();
    await left;
    expect(asked).toEqual([true, false, true, false]);
    media.release();
    await settle();
    expect(media.streams.every(({ isEnded }) => isEnded)).toBe(true);
  });

  it('hands over what comes after the deadline to whoever takes it, and nothing after the page was left', async () => {
    media.isHeld = true;
    const lates: Promise<OpenedMedia>[] = [];
    const openLate = () =>
      openMedia(['camera'], {
        signal: leaving.signal,
        environment: media.environment,
        onLate: (late) => void lates.push(late),
      });
    const failures = [failureOf(openLate()), failureOf(openLate())];
    await media.timers.pass(15_000);
    expect((await Promise.all(failures)).map(({ kind }) => kind)).toEqual(['noAnswer', 'noAnswer']);
    media.isHeld = false;
    media.releaseOne();
    expect((await lates[0])?.stream.getVideoTracks()[0]?.readyState).toBe('live');
    leaving.abort();
    media.release();
    await expect(lates[1]).rejects.toBeInstanceOf(MediaFailure);
    expect(media.streams.map(({ isEnded }) => isEnded)).toEqual([false, true]);
  });

  it('ends the stream that comes after the page was left', async () => {
    media.isHeld = true;
    const failure = failureOf(open('microphone'));
    leaving.abort();
    await failure;
    media.release();
    await settle();
    expect(media.streams[0]?.isEnded).toBe(true);
  });

  it('works once what failed was put right', async () => {
    media.failure = new DOMException('Could not start video source', 'NotReadableError');
    expect((await failureOf(open('camera'))).kind).toBe('notReadable');
    media.failure = undefined;
    expect((await open('camera')).stream.getVideoTracks()).toHaveLength(1);
  });

  it('tells the failure by kind, and keeps its raw name apart', async () => {
    media.failure = new DOMException('Permission denied by system', 'NotAllowedError');
    const failure = await failureOf(open('microphone'));
    expect(failure).toMatchObject({
      kind: 'blockedBySystem',
      device: 'microphone',
      detail: 'NotAllowedError: Permission denied by system',
    });
  });

  it('without devices of the browser says so, on an insecure page that it is insecure', async () => {
    Object.assign(media.environment, { mediaDevices: undefined });
    expect((await failureOf(open('camera'))).kind).toBe('unsupported');
    Object.assign(media.environment, { isSecure: false });
    expect((await failureOf(open('camera'))).kind).toBe('securityError');
  });

  it('of both at once names the one at fault', async () => {
    media.failure = new DOMException('Permission denied', 'NotAllowedError');
    media.permissions.set('camera', 'granted').set('microphone', 'denied');
    expect((await failureOf(open('camera', 'microphone'))).device).toBe('microphone');
    media.permissions.clear();
    expect((await failureOf(open('camera', 'microphone'))).device).toBe('camera');
    media.failure = new DOMException('Requested device not found', 'NotFoundError');
    media.devices = media.devices.filter(({ kind }) => kind !== 'audioinput');
    expect((await failureOf(open('camera', 'microphone'))).device).toBe('microphone');
  });

  it('takes whatever a browser throws', async () => {
    for (const thrown of ['words', null, { name: 'OverconstrainedError', constraint: 'width' }]) {
      media.failure = thrown;
      const { kind } = await failureOf(open('camera'));
      expect(kind).toBe(typeof thrown === 'object' && thrown !== null ? 'overconstrained' : 'unknown');
    }
  });
});

describe('the chosen devices', () => {
  it('are the same for everyone who asks, at once', () => {
    const one = createChosenDevices(media.environment.storage);
    const other = createChosenDevices(media.environment.storage);
    one.choose('speaker', { id: 'speaker', label: 'Headset' });
    expect(other.find('speaker')).toEqual({ id: 'speaker', label: 'Headset' });
    other.choose('speaker', undefined);
    expect(one.find('speaker')).toBeUndefined();
  });

  it('hold for the page where nothing can be stored', () => {
    const refuse = (): never => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    for (const storage of [undefined, { getItem: refuse, setItem: refuse }]) {
      const chosen = createChosenDevices(storage);
      chosen.choose('camera', { id: 'usb', label: 'USB camera' });
      expect(chosen.find('camera')?.id).toBe('usb');
    }
  });

  it('are the default where the stored text is not ours', () => {
    for (const text of ['', 'null', '[]', '{"camera":7}', '{"camera":{"id":""}}']) {
      media.stored.set('tutor-devices', text);
      expect(createChosenDevices(media.environment.storage).find('camera')).toBeUndefined();
    }
  });
});
