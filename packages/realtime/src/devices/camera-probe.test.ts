import { beforeEach, describe, expect, it } from 'vitest';
import { FakeMedia } from '../../testing/fake-media.ts';
import { settle } from '../../testing/fake-timers.ts';
import { createCameraProbe } from './camera-probe.ts';
import { createChosenDevices } from './chosen-devices.ts';

let media: FakeMedia;
let grey: number | undefined;
let isClosed: boolean;
beforeEach(() => {
  media = new FakeMedia();
  grey = 120;
  isClosed = false;
});

const probe = () =>
  createCameraProbe({
    environment: media.environment,
    readPictures: () => ({
      pixels: () => (grey === undefined ? undefined : [grey, grey, grey, 255]),
      // 24 pictures a second.
      count: () => Math.floor(media.timers.now() * 0.024),
      close: () => {
        isClosed = true;
      },
    }),
  });
const isAllGivenBack = () => media.timers.pending === 0 && media.streams.every(({ isEnded }) => isEnded);

describe('the probe of the camera', () => {
  it('measures for two seconds, and follows the light while the preview runs', async () => {
    const camera = probe();
    camera.start();
    expect(camera.state().step).toBe('opening');
    await media.timers.pass(2_000);
    expect(camera.state()).toMatchObject({ step: 'measuring', picture: undefined });
    await media.timers.pass(250);
    expect(camera.state()).toMatchObject({ step: 'done', picture: { light: 'fine', width: 1280, height: 720 } });
    expect(camera.state().picture?.frameRate).toBeCloseTo(24, 0);
    grey = 20;
    await media.timers.pass(250);
    expect(camera.state().picture?.light).toBe('dark');
  });

  it('gives the camera back when it is stopped, and keeps what was found', async () => {
    const camera = probe();
    camera.start();
    await media.timers.pass(2_500);
    camera.stop();
    expect(camera.state()).toMatchObject({ step: 'done', stream: undefined, picture: { light: 'fine' } });
    expect(isAllGivenBack()).toBe(true);
    expect(isClosed).toBe(true);
  });

  it('stopped before its end has measured nothing', async () => {
    const camera = probe();
    camera.start();
    await media.timers.pass(1_000);
    camera.stop();
    expect(camera.state()).toMatchObject({ step: 'idle', picture: undefined });
    expect(isAllGivenBack()).toBe(true);
  });

  it('ends the preview by itself after a minute', async () => {
    const camera = probe();
    camera.start();
    await media.timers.pass(60_000);
    expect(camera.state()).toMatchObject({ step: 'done', stream: undefined });
    expect(isAllGivenBack()).toBe(true);
  });

  it('fails within 15 s where the camera does not answer, and works at the next try', async () => {
    const camera = probe();
    media.isHeld = true;
    camera.start();
    await media.timers.pass(15_000);
    expect(camera.state().failure?.kind).toBe('noAnswer');
    media.isHeld = false;
    media.release();
    camera.start();
    await media.timers.pass(2_500);
    expect(camera.state()).toMatchObject({ step: 'done', failure: undefined });
    // The stream that came too late was ended, the new one runs.
    expect(media.streams.map(({ isEnded }) => isEnded)).toEqual([true, false]);
  });

  it('waits while the browser asks, and goes on with a stream that comes after its failure', async () => {
    const camera = probe();
    media.isHeld = true;
    media.permissions.set('camera', 'prompt');
    camera.start();
    await media.timers.pass(600_000);
    expect(camera.state()).toMatchObject({ step: 'opening', isAsking: true, failure: undefined });
    media.answer('camera', 'granted');
    await settle();
    expect(camera.state()).toMatchObject({ step: 'measuring', isAsking: false });
    camera.start();
    await media.timers.pass(15_000);
    expect(camera.state()).toMatchObject({ step: 'done', failure: { kind: 'noAnswer' } });
    media.release();
    await media.timers.pass(2_500);
    expect(camera.state()).toMatchObject({ step: 'done', failure: undefined, picture: { light: 'fine' } });
    camera.stop();
    expect(isAllGivenBack()).toBe(true);
  });

  it('stopped after it had no answer takes nothing any more', async () => {
    const camera = probe();
    media.isHeld = true;
    camera.start();
    await media.timers.pass(15_000);
    camera.stop();
    media.release();
    await settle();
    expect(camera.state()).toMatchObject({ step: 'done', stream: undefined, failure: { kind: 'noAnswer' } });
    expect(isAllGivenBack()).toBe(true);
  });

  it('fails after 5 s where the camera runs and gives no picture', async () => {
    grey = undefined;
    const camera = probe();
    camera.start();
    await media.timers.pass(5_000);
    expect(camera.state()).toMatchObject({ step: 'done', failure: { kind: 'noAnswer' } });
    expect(isAllGivenBack()).toBe(true);
  });

  it('fails where the camera is pulled out', async () => {
    const camera = probe();
    camera.start();
    await media.timers.pass(2_500);
    media.streams[0]?.tracks[0]?.pullOut();
    expect(camera.state()).toMatchObject({ step: 'done', stream: undefined, failure: { kind: 'abortError' } });
    expect(isAllGivenBack()).toBe(true);
  });

  it('says why the camera could not be opened', async () => {
    media.failure = new DOMException('Permission denied', 'NotAllowedError');
    const camera = probe();
    camera.start();
    await settle();
    expect(camera.state()).toMatchObject({ step: 'done', failure: { kind: 'notAllowed' } });
  });

  it('uses another camera at the next start, and says where the chosen one is missing', async () => {
    const chosen = createChosenDevices(media.environment.storage);
    const camera = probe();
    chosen.choose('camera', { id: 'usb', label: 'USB camera' });
    camera.start();
    await settle();
    expect(camera.state().stream?.getVideoTracks()[0]?.label).toBe('USB camera');
    chosen.choose('camera', { id: 'gone', label: 'Studio camera' });
    camera.start();
    await settle();
    expect(camera.state().missing).toBe('Studio camera');
    expect(media.streams[0]?.isEnded).toBe(true);
  });

  it('started twice has one camera open', async () => {
    const camera = probe();
    camera.start();
    camera.start();
    await media.timers.pass(500);
    expect(media.streams.filter(({ isEnded }) => !isEnded)).toHaveLength(1);
  });
});
