import type { Judged } from './camera-picture.ts';

/** The sides that a tone is played on. */
export type SpeakerSide = 'left' | 'right';

/** Where a tutor heard the tone. */
export type HeardTone = 'there' | 'elsewhere' | 'nothing';

/** The answers so far. */
export type HeardTones = Readonly<Partial<Record<SpeakerSide, HeardTone>>>;

/** Whether a speaker will do for a class; not measured until both answers are there, unless one says enough. */
export function judgeSpeaker({ left, right }: HeardTones): Judged {
  if (left === 'nothing' || right === 'nothing') {
    return {
      verdict: 'failed',
      text: left === right ? 'No tone was heard.' : `The ${left === 'nothing' ? 'left' : 'right'} side is silent.`,
      nextStep: 'Turn the sound up, check the plug, or choose another speaker.',
    };
  }
  if (left === undefined || right === undefined) {
    return { verdict: 'notMeasured', text: 'Play both tones and say where you heard them.' };
  }
  if (left === 'elsewhere' && right === 'elsewhere') {
    return {
      verdict: 'poor',
      text: 'The sides are not told apart.',
      nextStep: 'Put the headset on the other way round, unless you use a single loudspeaker.',
    };
  }
  return { verdict: 'good', text: 'Sound comes through.' };
}
