import type { LessonKind } from '@tutor/rules/classes/lesson-kind';
import type { courseUnits } from './course-tables.ts';

type Unit = typeof courseUnits.$inferSelect;

/** The 25 minutes of a lesson, step by step. */
export function lessonSteps(unit: Unit, kind: LessonKind) {
  if (unit.classType > 0) {
    return [
      step(2, 'Settle in', 'Explain the four parts and that nobody knows everything.'),
      step(20, 'Test', 'One part after the other; read every task aloud once. No help, much patience.'),
      step(3, 'Say thanks', 'Name one thing that went well. The score comes with the report.'),
    ];
  }
  const words = unit.words.slice(0, 3).join(', ');
  if (kind === 'trial') {
    return [
      step(4, 'Welcome', 'Smile, say who you are, ask for the name and one thing the student likes.'),
      step(8, 'Find the level', 'Begin two levels below and climb until the student hesitates.'),
      step(9, 'A taste of a lesson', `Teach three words (${words}) and use them in a short talk.`),
      step(4, 'Goodbye', 'Praise one concrete thing and say what comes next.'),
    ];
  }
  return [
    step(3, 'Warm-up', 'Small talk, then one question about the last lesson.'),
    step(7, 'New words', `Show, say, repeat: ${unit.words.join(', ')}.`),
    step(10, 'Practice', `From pattern to own sentence: ${unit.patterns.join(' / ')}`),
    step(3, 'Free talk', 'The student tells or asks something with the new words; write mistakes down for the end.'),
    step(2, 'Wrap-up', 'Correct two mistakes, praise one thing, say what comes next.'),
  ];
}

function step(minutes: number, name: string, text: string) {
  return { Minutes: minutes, Name: name, Text: text };
}

/** Parts of a test with the questions and minutes of each. */
export const testParts = ['Listening', 'Speaking', 'Reading', 'Vocabulary'].map((name) => ({
  Name: name,
  Questions: name === 'Speaking' ? 3 : 10,
  Minutes: 5,
  Full: 25,
}));

/** Points of a hundred that are needed to pass a test. */
export const testPassScore = 60;
