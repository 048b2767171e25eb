import { isNameMasked } from '@tutor/rules/chat/chat-person';
import type { PersonRow } from '../../src/chat/people.ts';
import { ConversationDraft } from './conversation-draft.ts';
import { chatFileOf, seedFiles } from './seed-files.ts';
import type { SeedTutor, Staff } from './seed-people.ts';
import type { NewConversation } from './store-conversations.ts';

/** A group of which the tutor is an administrator. */
export function ownGroup(
  { person: tutor }: SeedTutor,
  own: readonly PersonRow[],
  staff: Staff,
  now: Date,
): NewConversation {
  const draft = new ConversationDraft(now);
  const people = [tutor, ...own].map(named);
  draft.people({ by: staff.adviser.id, minutesAgo: 5 * 24 * 60 }, { action: 'created', people });
  draft.people(
    { by: staff.adviser.id, minutesAgo: 5 * 24 * 60 - 1 },
    { action: 'role', people: [named(tutor)], role: 'admin' },
  );
  draft.say(
    { by: tutor.id, minutesAgo: 4 * 24 * 60 },
    'Welcome, everybody! Here we share words, pictures and questions.',
  );
  const [first, second] = own;
  if (first !== undefined) draft.send({ by: first.id, minutesAgo: 3 * 24 * 60 }, chatFileOf(seedFiles.balloons));
  if (second !== undefined) {
    draft.say({ by: second.id, minutesAgo: 3 * 24 * 60 - 20 }, 'So many colours!', { quote: draft.seq });
  }
  draft.say({ by: tutor.id, minutesAgo: 300 }, 'Please all bring one new word to our next class.', {
    mentionsAll: true,
  });
  draft.say({ by: own.at(-1)?.id ?? tutor.id, minutesAgo: 95 }, 'I have one: “umbrella” ☂️', { mentions: [tutor.id] });
  return {
    draft,
    settings: {
      name: `Class of ${tutor.name.split(' ')[0]}`,
      introduction: 'Words, pictures and questions of one class.',
    },
    members: [
      { person: staff.adviser, role: 'owner' },
      { person: tutor, role: 'admin', unseen: 1 },
      ...own.map((person) => ({ person })),
    ],
  };
}

export const newsName = 'Tutor news';

/** A group in which administrators alone speak. */
export function newsGroup(tutors: readonly SeedTutor[], { adviser, support }: Staff, now: Date): NewConversation {
  const draft = new ConversationDraft(now);
  draft.people(
    { by: adviser.id, minutesAgo: 12 * 24 * 60 },
    { action: 'created', people: tutors.map(({ person }) => named(person)) },
  );
  draft.settings(
    { by: adviser.id, minutesAgo: 12 * 24 * 60 - 2 },
    { changed: ['whoSpeaks', 'announcement'], announcement: newsText },
  );
  draft.say(
    { by: support.id, minutesAgo: 6 * 24 * 60 },
    'The classroom has a new pen: it draws straight lines when you hold Shift.',
  );
  draft.say(
    { by: adviser.id, minutesAgo: 190 },
    'The holiday schedule is open. Please choose your days until Friday.',
    { mentionsAll: true },
  );
  return {
    draft,
    settings: { name: newsName, announcement: newsText, whoSpeaks: 'admins', whoSendsFiles: 'admins' },
    members: [
      { person: adviser, role: 'owner' },
      { person: support, role: 'admin' },
      ...tutors.map(({ person }) => ({ person, unseen: 1 })),
    ],
  };
}

const newsText = 'News of the company. Questions go to Tutor Support.';

/** A group of many, of all kinds of people and of the types whose names are masked. */
export function englishCorner(host: SeedTutor, guests: readonly SeedTutor[], staff: Staff, now: Date): NewConversation {
  const draft = new ConversationDraft(now);
  const people = [
    host.person,
    ...guests.map(({ person }) => person),
    ...cornerStudents(host.students),
    ...staff.others,
  ];
  const { adviser } = staff;
  draft.people(
    { by: adviser.id, minutesAgo: 9 * 24 * 60 },
    { action: 'created', people: people.slice(0, 2).map(named) },
  );
  draft.people(
    { by: adviser.id, minutesAgo: 9 * 24 * 60 - 5 },
    { action: 'invited', people: people.slice(2).map(named), note: 'Come and talk with us every Saturday.' },
  );
  draft.settings(
    { by: adviser.id, minutesAgo: 9 * 24 * 60 - 8 },
    { changed: ['announcement', 'question'], announcement: cornerText },
  );
  const [coordinator, guide] = staff.others;
  const [first, second] = host.students;
  draft.say(
    { by: coordinator?.id ?? adviser.id, minutesAgo: 8 * 24 * 60 },
    'This week’s topic: food from home. Bring a picture!',
  );
  if (first !== undefined)
    draft.say({ by: first.id, minutesAgo: 7 * 24 * 60 }, 'Dumplings! 🥟 We make them at New Year.');
  const tip = draft.say(
    { by: host.person.id, minutesAgo: 7 * 24 * 60 - 9 },
    'A good sentence: “We fold them together.”',
    { quote: draft.seq },
  );
  if (second !== undefined) draft.react({ by: second.id, minutesAgo: 7 * 24 * 60 - 11 }, tip, '😋');
  draft.say({ by: guide?.id ?? adviser.id, minutesAgo: 400 }, 'Parents may listen on Saturday as well.');
  return {
    draft,
    settings: {
      name: 'English Corner 英语角',
      announcement: cornerText,
      introduction: 'Talk about one topic each Saturday, in easy English.',
      question: 'Whose class are you in?',
    },
    members: [
      { person: adviser, role: 'owner' },
      ...people.map((person, index) => ({ person, role: index === 1 ? ('admin' as const) : ('member' as const) })),
    ],
  };
}

const cornerStudentsMax = 14;

/** Those whose classes are nearest, and always one whose name is masked. */
function cornerStudents(students: readonly PersonRow[]): readonly PersonRow[] {
  const nearest = students.slice(0, cornerStudentsMax);
  const masked = students.find(({ userType }) => isNameMasked(userType));
  return masked === undefined || nearest.includes(masked) ? nearest : [...nearest.slice(0, -1), masked];
}

const cornerText = 'Saturdays at 10:00 in Shanghai. One topic, easy words, everybody speaks once.';

function named({ id, shownName }: PersonRow): { id: number; name: string } {
  return { id, name: shownName };
}
