import { beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeMedia } from '../../testing/fake-media.ts';
import { settle } from '../../testing/fake-timers.ts';
import { createMediaDeviceList } from './media-devices.ts';

let media: FakeMedia;
beforeEach(() => {
  media = new FakeMedia();
});
const labels = (choices: readonly { label: string }[]) => choices.map(({ label }) => label);

describe('the list of devices', () => {
  it('has the names of all devices', async () => {
    const list = createMediaDeviceList(media.environment);
    await settle();
    expect(labels(list.current().camera)).toEqual(['FaceTime camera', 'USB camera']);
    expect(labels(list.current().speaker)).toEqual(['Headset']);
  });

  it('has no row without a name before the permission, and names once a stream runs', async () => {
    media.devices = [
      { kind: 'videoinput', deviceId: '', label: '' },
      { kind: 'audioinput', deviceId: 'x', label: ' ' },
    ];
    const list = createMediaDeviceList(media.environment);
    await settle();
    expect(labels(list.current().camera)).toEqual(['The system’s default']);
    expect(labels(list.current().microphone)).toEqual(['The system’s default']);
    media.devices = [{ kind: 'videoinput', deviceId: 'usb', label: 'USB camera' }];
    await list.refresh();
    expect(labels(list.current().camera)).toEqual(['USB camera']);
    expect(list.current().microphone).toEqual([]);
  });

  it('has the system’s default for a speaker that is not listed or cannot be chosen', async () => {
    media.devices = media.devices.filter(({ kind }) => kind !== 'audiooutput');
    const list = createMediaDeviceList(media.environment);
    await settle();
    expect(labels(list.current().speaker)).toEqual(['The system’s default']);
    media = new FakeMedia();
    const unable = createMediaDeviceList({ ...media.environment, canChooseSpeaker: false });
    await settle();
    expect(labels(unable.current().speaker)).toEqual(['The system’s default']);
  });

  it('is read again when something is plugged in, until it is disposed of', async () => {
    const list = createMediaDeviceList(media.environment);
    const told = vi.fn();
    list.subscribe(told);
    media.plug([{ kind: 'audioinput', deviceId: 'new', label: 'New microphone' }]);
    await settle();
    expect(labels(list.current().microphone)).toEqual(['New microphone']);
    expect(told).toHaveBeenCalled();
    list.dispose();
    media.plug([]);
    await settle();
    expect(labels(list.current().microphone)).toEqual(['New microphone']);
  });

  it('is the newest one where answers overtake each other', async () => {
    const answers: ((devices: MediaDeviceInfo[]) => void)[] = [];
    const mediaDevices = media.environment.mediaDevices;
    if (mediaDevices === undefined) throw new Error('no devices');
    const list = createMediaDeviceList({
      canChooseSpeaker: true,
      mediaDevices: { ...mediaDevices, enumerateDevices: () => new Promise((resolve) => answers.push(resolve)) },
    });
    void list.refresh();
    const device = (label: string): MediaDeviceInfo =>
      ({ kind: 'videoinput', deviceId: label, label }) as MediaDeviceInfo;
    answers[1]?.([device('newer')]);
    await settle();
    answers[0]?.([device('older')]);
    await settle();
    expect(labels(list.current().camera)).toEqual(['newer']);
  });

  it('is empty, with the default speaker, where the browser refuses to list', async () => {
    for (const mediaDevices of [undefined, media.environment.mediaDevices]) {
      if (mediaDevices !== undefined) mediaDevices.enumerateDevices = () => Promise.reject(new Error('no'));
      const list = createMediaDeviceList({ canChooseSpeaker: true, mediaDevices });
      await settle();
      expect(list.current().camera).toEqual([]);
      expect(labels(list.current().speaker)).toEqual(['The system’s default']);
    }
  });
});
