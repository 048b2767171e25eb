import { expect, it } from 'vitest';
import type { PlayingSound, playSound, SoundEnd } from '../devices/play-sound.ts';
import { playTestTone } from './play-test-tone.ts';

const wavHeaderBytes = 44;

/** The louder side of a WAV of 16 bits on two channels. */
async function sideOf(sound: Blob): Promise<string> {
  const samples = new Int16Array(await sound.slice(wavHeaderBytes).arrayBuffer());
  const power = [0, 1].map((side) =>
    samples.reduce((sum, sample, index) => sum + (index % 2 === side ? sample ** 2 : 0), 0),
  );
  return (power[0] ?? 0) > (power[1] ?? 0) ? 'left' : 'right';
}

it('a test tone is heard on the left and then on the right, also where the left one failed', async () => {
  const played: Blob[] = [];
  const ends: ((end: SoundEnd) => void)[] = [];
  const play: typeof playSound = (sound) => {
    played.push(sound);
    const ended = new Promise<SoundEnd>((resolve) => void ends.push(resolve));
    return { ended, stop: () => {} } as PlayingSound;
  };
  let isDone = false;
  const done = playTestTone(new AbortController().signal, play).then(() => {
    isDone = true;
  });
  expect(played).toHaveLength(1);
  ends[0]?.('failed');
  await Promise.resolve();
  await Promise.resolve();
  expect([played.length, isDone]).toEqual([2, false]);
  ends[1]?.('played');
  await done;
  expect(await Promise.all(played.map(sideOf))).toEqual(['left', 'right']);
  expect(played.map(({ type }) => type)).toEqual(['audio/wav', 'audio/wav']);
});

it('a test tone that is aborted stops, and its other side is not begun', async () => {
  const leaving = new AbortController();
  let played = 0;
  const play: typeof playSound = () => {
    played += 1;
    let stop = (): void => {};
    const ended = new Promise<SoundEnd>((resolve) => {
      stop = () => resolve('stopped');
    });
    return { ended, stop } as PlayingSound;
  };
  const done = playTestTone(leaving.signal, play);
  leaving.abort();
  await done;
  await playTestTone(leaving.signal, play);
  expect(played).toBe(1);
});
