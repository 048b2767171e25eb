import { encodeWav } from '@tutor/rules/devices/wav';

/** Enough for a voice, and a minute of it is under two megabytes. */
const sampleRate = 16_000;

/** What a browser has recorded, in whatever format, as a WAV file with one channel. Every browser can decode its own recordings. */
export async function recordingToWav(recording: Blob): Promise<Blob> {
  // Decoding brings sound to the rate of the context.
  const context = new OfflineAudioContext(1, 1, sampleRate);
  const sound = await context.decodeAudioData(await recording.arrayBuffer());
  return new Blob([encodeWav([mixedDown(sound)], sampleRate)], { type: 'audio/wav' });
}

function mixedDown(sound: AudioBuffer): Float32Array {
  const mixed = new Float32Array(sound.length);
  for (let channel = 0; channel < sound.numberOfChannels; channel += 1) {
    const samples = sound.getChannelData(channel);
    for (let index = 0; index < mixed.length; index += 1) {
      mixed[index] = (mixed[index] ?? 0) + (samples[index] ?? 0) / sound.numberOfChannels;
    }
  }
  return mixed;
}
