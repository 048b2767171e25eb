import type { Judged } from './camera-picture.ts';
import { levelOf } from './microphone-level.ts';

/** What a tutor says of the own recording. */
export type HeardOwnVoice = 'clear' | 'echo' | 'nothing';

/** What was heard of a microphone. */
export interface MicrophoneFindings {
  /** The loudest moment in dBFS. */
  loudestDb: number;
  /** The answer after the recording was played; undefined without one. */
  heard?: HeardOwnVoice | undefined;
}

/** Whether a microphone will do for a class. */
export function judgeMicrophone({ loudestDb, heard }: MicrophoneFindings): Judged {
  const level = levelOf(loudestDb);
  if (level === 'silent') {
    return {
      verdict: 'failed',
      text: 'Nothing was heard.',
      nextStep: 'Check the mute switch of your headset, or choose another microphone.',
    };
  }
  if (level === 'quiet') {
    return { verdict: 'poor', text: 'Your voice is too quiet.', nextStep: 'Move the microphone closer to your mouth.' };
  }
  if (level === 'tooLoud') {
    return { verdict: 'poor', text: 'Your voice is too loud.', nextStep: 'Move the microphone away from your mouth.' };
  }
  if (heard === 'echo') {
    return { verdict: 'poor', text: 'Your voice has an echo.', nextStep: 'Use a headset, or turn the speaker down.' };
  }
  if (heard === 'nothing') {
    return {
      verdict: 'poor',
      text: 'The microphone works, but you did not hear the recording.',
      nextStep: 'Choose another speaker in the next step.',
    };
  }
  return { verdict: 'good', text: 'Your voice is clear.' };
}
