import type { Random } from '../seeding/random.ts';

/** The texts of a remark as a tutor would write them. */
export function remarkText(random: Random, { student, unit }: { student: string; unit: string }) {
  const openings = [
    `${student} worked with joy on “${unit}” today.`,
    `A lively lesson: ${student} asked many questions about “${unit}”.`,
    `${student} was tired at first and woke up with the pictures of “${unit}”.`,
  ];
  const middles = [
    'The new words came quickly, and most of them were used in full sentences by the end.',
    'Pronunciation is clear; only the ends of words get lost when the sentence is long.',
    'Answers still come in single words: a second question each time helps to make a sentence of them.',
  ];
  const ends = [
    'Next time we begin with a short talk about today’s pictures.',
    'Please listen to the story once more before the next lesson.',
    'Keep going like this!',
  ];
  return {
    content: `${random.pick(openings)} ${random.pick(middles)} ${random.pick(ends)}`,
    homework: random.pick([
      'Say the new words to somebody at home.',
      'Read the story aloud twice.',
      'Write three sentences with the pattern of the lesson.',
    ]),
    strengths: random.pick([
      `${student} keeps the talk going without help and corrects single words alone.`,
      'Prepared the topic well and brought an example from work.',
    ]),
    improvements: random.pick([
      'Past tense in stories: “went”, not “go”. We marked it five times.',
      'Ends of words: -s and -ed are often swallowed.',
    ]),
    nextStep: random.pick([
      'Tell a two-minute story next time, recorded, and listen to it together.',
      'Bring one e-mail from this week; we make it shorter.',
    ]),
  };
}
