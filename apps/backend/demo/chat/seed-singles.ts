import { callActions, lineBusy } from '@tutor/rules/calls/call-message';
import type { PersonRow } from '../../src/chat/people.ts';
import { ConversationDraft } from './conversation-draft.ts';
import { adviserLines, type Dialogue, dialogues, openQuestions } from './dialogues.ts';
import { chatFileOf, seedFiles } from './seed-files.ts';
import type { SeedTutor } from './seed-people.ts';
import type { NewConversation } from './store-conversations.ts';

/** With every kind of message that people send. */
export function richConversation({ person: tutor }: SeedTutor, student: PersonRow, now: Date): NewConversation {
  const draft = new ConversationDraft(now);
  const [t, s] = [tutor.id, student.id];
  for (const [place, dialogue] of dialogues.slice(0, 3).entries()) {
    speak(draft, { t, s }, dialogue, { fromMinutesAgo: (6 - place) * 24 * 60 });
  }
  const ago = (minutesAgo: number, by: number | null = s) => ({ by, minutesAgo });
  callsOf(draft, { t, s });
  draft.send(ago(170), chatFileOf(seedFiles.house));
  const praise = draft.say(ago(165, t), 'What a beautiful house! Who lives in it?', { quote: draft.seq });
  draft.react(ago(164), praise, '❤️');
  draft.say(ago(160), 'My grandmother and two rabbits 🐰🐰');
  draft.send(ago(150, t), chatFileOf(seedFiles.homework));
  const mistake = draft.say(ago(148, t), 'Please do page 41.');
  draft.recall(ago(147, t), mistake);
  draft.say(ago(146, t), 'Please do page 14, not 41. The sheet is above.');
  draft.send(ago(40), chatFileOf(seedFiles.balloons));
  const question = draft.say(ago(38), 'These are my new words: red, yellow, green, blue!');
  draft.react(ago(37, t), question, '👏');
  draft.say(ago(12), 'Teacher, may I show you my drawing today?');
  draft.say(ago(11), 'I have a new pencil 😄');
  return { draft, members: [{ person: tutor, unseen: 2, isPinned: true }, { person: student }] };
}

/** Call messages of every action type, over the last days. */
function callsOf(draft: ConversationDraft, { t, s }: { t: number; s: number }): void {
  const calls = [
    { by: s, actionType: callActions.invite, call_type: 2 },
    { by: t, actionType: callActions.accept, call_type: 2 },
    { by: s, actionType: callActions.hangUp, call_type: 2, call_end: 754 },
    { by: t, actionType: callActions.reject, call_type: 1 },
    { by: s, actionType: callActions.cancel, call_type: 1 },
    { by: t, actionType: callActions.busy, call_type: 1, line_busy: lineBusy.inClass },
    { by: s, actionType: callActions.timeout, call_type: 2 },
  ];
  for (const [index, { by, ...call }] of calls.entries()) {
    draft.call({ by, minutesAgo: 26 * 60 - index * 12 }, { ...call, callId: `seeded-${index}` });
  }
}

export function plainConversation(
  { person: tutor }: SeedTutor,
  student: PersonRow,
  { place, shift, now }: { place: number; shift: number; now: Date },
): NewConversation {
  const draft = new ConversationDraft(now);
  const who = { t: tutor.id, s: student.id };
  const dialogue = dialogues[(place + shift) % dialogues.length] ?? [];
  speak(draft, who, dialogue, { fromMinutesAgo: place * 31 * 60 });
  const isWaiting = place % 3 === 2;
  const question = openQuestions[place % openQuestions.length] ?? '';
  if (isWaiting) draft.say({ by: student.id, minutesAgo: 20 + place * 55 }, question);
  return {
    draft,
    members: [
      { person: tutor, unseen: isWaiting ? 1 : 0, isMuted: place === 4, isPinned: place === 1 },
      // Some have not looked yet at what the tutor wrote last.
      { person: student, unseen: place % 2 },
    ],
  };
}

function speak(
  draft: ConversationDraft,
  who: { t: number; s: number },
  dialogue: Dialogue,
  { fromMinutesAgo }: { fromMinutesAgo: number },
): void {
  for (const [index, [by, text]] of dialogue.entries()) {
    draft.say({ by: who[by], minutesAgo: fromMinutesAgo - index * 3 }, text);
  }
}

export function adviserConversation({ person }: SeedTutor, adviser: PersonRow, now: Date): NewConversation {
  const draft = new ConversationDraft(now);
  for (const [index, text] of adviserLines.entries()) {
    draft.say({ by: adviser.id, minutesAgo: (3 - index) * 24 * 60 }, text);
  }
  const promise = draft.say({ by: person.id, minutesAgo: 22 * 60 }, 'Gladly. You will have it tonight.');
  draft.react({ by: adviser.id, minutesAgo: 21 * 60 }, promise, '👍');
  return { draft, members: [{ person }, { person: adviser }] };
}
