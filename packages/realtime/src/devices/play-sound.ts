import { seconds } from '@tutor/rules/time/durations';
import type { Timers } from '../browser/timers.ts';
import { createChosenDevices } from './chosen-devices.ts';
import { browserMediaEnvironment, type MediaEnvironment } from './media-environment.ts';

/** How a sound ended: heard to its end, stopped by the page, or the browser did not play it. */
export type SoundEnd = 'played' | 'stopped' | 'failed';

/** A sound that plays. */
export interface PlayingSound {
  ended: Promise<SoundEnd>;
  /** Whether the chosen speaker is not there, so that the default one plays; known once the sound has begun. */
  isSpeakerMissing: Promise<boolean>;
  /** The chosen speaker is another one now: the sound goes on through it. */
  applySpeaker(): void;
  stop(): void;
}

export interface PlaySoundOptions {
  /** How long the sound is at most, in milliseconds. */
  lengthMs: number;
  environment?: Pick<MediaEnvironment, 'storage' | 'canChooseSpeaker'> & { timers: Timers };
  createAudio?: (url: string) => HTMLAudioElement;
}

/** A browser that has not begun or ended by then will not any more. */
const graceMs = seconds(3);

/** Plays a sound of this page through the chosen speaker, or the default one where that is gone. Ends by itself. */
export function playSound(
  sound: Blob,
  { lengthMs, environment = browserMediaEnvironment(), createAudio = (url) => new Audio(url) }: PlaySoundOptions,
): PlayingSound {
  const { storage, canChooseSpeaker, timers } = environment;
  const chosen = createChosenDevices(storage);
  const url = URL.createObjectURL(sound);
  const audio = createAudio(url);
  let end = (_: SoundEnd): void => {};
  const ended = new Promise<SoundEnd>((resolve) => {
    end = resolve;
  });
  const cancel = timers.after(lengthMs + graceMs, () => end('failed'));
  audio.addEventListener('ended', () => end('played'));
  audio.addEventListener('error', () => end('failed'));
  void ended.then(() => {
    cancel();
    audio.pause();
    URL.revokeObjectURL(url);
  });

  /** Whether the chosen speaker is missing. */
  async function applySpeaker(): Promise<boolean> {
    if (!canChooseSpeaker) return false;
    const id = chosen.find('speaker')?.id ?? '';
    try {
      await audio.setSinkId(id);
      return false;
    } catch {
      // The sound goes on where it was, which is the default at its beginning.
      return id !== '';
    }
  }

  const isSpeakerMissing = applySpeaker();
  void isSpeakerMissing.then(() => audio.play()).catch(() => end('failed'));
  return {
    ended,
    isSpeakerMissing,
    applySpeaker: () => void applySpeaker(),
    stop: () => end('stopped'),
  };
}
