import { testTone } from '@tutor/rules/devices/test-tone';
import { seconds } from '@tutor/rules/time/durations';
import { playSound } from '../devices/play-sound.ts';

/** Plays a tone on both sides of the chosen speaker; resolves at its end. */
export async function playTestTone(play: typeof playSound = playSound): Promise<void> {
  for (const side of ['left', 'right'] as const) {
    await play(new Blob([testTone(side)], { type: 'audio/wav' }), { lengthMs: seconds(2) }).ended;
  }
}
