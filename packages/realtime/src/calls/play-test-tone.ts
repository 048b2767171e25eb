import { testTone } from '@tutor/rules/devices/test-tone';
import { seconds } from '@tutor/rules/time/durations';
import { playSound } from '../devices/play-sound.ts';

/** Plays a tone on both sides of the chosen speaker; resolves at its end, or once it is aborted. */
export async function playTestTone(signal: AbortSignal, play: typeof playSound = playSound): Promise<void> {
  for (const side of ['left', 'right'] as const) {
    if (signal.aborted) return;
    const playing = play(new Blob([testTone(side)], { type: 'audio/wav' }), { lengthMs: seconds(2) });
    signal.addEventListener('abort', playing.stop, { once: true });
    await playing.ended;
    signal.removeEventListener('abort', playing.stop);
  }
}
