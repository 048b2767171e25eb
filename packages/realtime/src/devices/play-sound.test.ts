import { beforeEach, describe, expect, it } from 'vitest';
import { FakeMedia } from '../../testing/fake-media.ts';
import { settle } from '../../testing/fake-timers.ts';
import { createChosenDevices } from './chosen-devices.ts';
import { playSound } from './play-sound.ts';

/** As much of an audio element as the code uses. */
class FakeAudio extends EventTarget {
  sinkId = '';
  isPlaying = false;
  refusal: Error | undefined;
  known: readonly string[] = ['', 'speaker', 'other'];

  async setSinkId(id: string): Promise<void> {
    if (!this.known.includes(id)) throw new DOMException('gone', 'NotFoundError');
    this.sinkId = id;
  }

  async play(): Promise<void> {
    if (this.refusal !== undefined) throw this.refusal;
    this.isPlaying = true;
  }

  pause(): void {
    this.isPlaying = false;
  }
}

let media: FakeMedia;
let audio: FakeAudio;
beforeEach(() => {
  media = new FakeMedia();
  audio = new FakeAudio();
});

const play = (environment = media.environment) =>
  playSound(new Blob(['tone']), {
    lengthMs: 1_200,
    environment,
    createAudio: () => audio as unknown as HTMLAudioElement,
  });
const choose = (id: string) => createChosenDevices(media.environment.storage).choose('speaker', { id, label: id });

describe('playing a sound', () => {
  it('uses the chosen speaker, and another one as soon as it is chosen', async () => {
    choose('speaker');
    const sound = play();
    await settle();
    expect(audio).toMatchObject({ sinkId: 'speaker', isPlaying: true });
    choose('other');
    sound.applySpeaker();
    await settle();
    expect(audio).toMatchObject({ sinkId: 'other', isPlaying: true });
    audio.dispatchEvent(new Event('ended'));
    expect(await sound.ended).toBe('played');
    expect(media.timers.pending).toBe(0);
  });

  it('plays through the default speaker where the chosen one is gone, and says so', async () => {
    choose('gone');
    const sound = play();
    expect(await sound.isSpeakerMissing).toBe(true);
    await settle();
    expect(audio).toMatchObject({ sinkId: '', isPlaying: true });
  });

  it('plays where the browser cannot choose a speaker', async () => {
    choose('speaker');
    const sound = play({ ...media.environment, canChooseSpeaker: false });
    expect(await sound.isSpeakerMissing).toBe(false);
    await settle();
    expect(audio).toMatchObject({ sinkId: '', isPlaying: true });
  });

  it('ends as failed where the browser refuses, or never comes to its end', async () => {
    audio.refusal = new DOMException('no press', 'NotAllowedError');
    expect(await play().ended).toBe('failed');
    audio.refusal = undefined;
    const endless = play();
    await media.timers.pass(4_200);
    expect(await endless.ended).toBe('failed');
    expect(audio.isPlaying).toBe(false);
  });

  it('stops when it is told to', async () => {
    const sound = play();
    await settle();
    sound.stop();
    expect(await sound.ended).toBe('stopped');
    await settle();
    expect(audio.isPlaying).toBe(false);
  });
});
