import type { SpeakerSide } from './judge-speaker.ts';
import { encodeWav } from './wav.ts';

const sampleRate = 44_100;
const seconds = 1.2;
const frequencyHz = 660;
const amplitude = 0.4;
/** A tone that starts or ends at full volume clicks. */
const rampSeconds = 0.04;

/** A tone on one side as a WAV file: every browser plays it through any speaker, unlike a sound of WebAudio. */
export function testTone(side: SpeakerSide): Uint8Array<ArrayBuffer> {
  const length = Math.round(sampleRate * seconds);
  const tone = Float32Array.from({ length }, (_, index) => {
    const at = index / sampleRate;
    const ramp = Math.min(1, at / rampSeconds, (seconds - at) / rampSeconds);
    return amplitude * ramp * Math.sin(2 * Math.PI * frequencyHz * at);
  });
  const silence = new Float32Array(length);
  return encodeWav(side === 'left' ? [tone, silence] : [silence, tone], sampleRate);
}
