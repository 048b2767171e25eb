/** Below it nothing is heard, in dBFS. A microphone that is switched off gives exact silence. */
export const silenceDb = -60;
/** Nothing but a microphone that is switched off, or a broken one, is as silent as this: each room has some noise. In dBFS. */
export const exactSilenceDb = -95;
/** A voice that others understand without effort, in dBFS. */
export const clearVoiceDb = -38;
/** Louder than this the sound is cut off and rasps, in dBFS. */
export const tooLoudDb = -3;

/** Loudness of samples from -1 to 1 as their root mean square, in dBFS; never below `floorDb`. */
export function decibels(samples: Float32Array): number {
  let sum = 0;
  for (const sample of samples) sum += sample * sample;
  const rms = samples.length === 0 ? 0 : Math.sqrt(sum / samples.length);
  return rms === 0 ? floorDb : Math.max(floorDb, 20 * Math.log10(rms));
}

const floorDb = -100;

/** How a level is named. */
export type MicrophoneLevel = 'silent' | 'quiet' | 'clear' | 'tooLoud';

/** The name of a loudness in dBFS. */
export function levelOf(db: number): MicrophoneLevel {
  if (db < silenceDb) return 'silent';
  if (db < clearVoiceDb) return 'quiet';
  return db < tooLoudDb ? 'clear' : 'tooLoud';
}

/** Where a loudness stands on a bar, 0 to 1. */
export function levelShare(db: number): number {
  return Math.min(1, Math.max(0, (db - silenceDb) / -silenceDb));
}
