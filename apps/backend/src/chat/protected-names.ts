import type { PersonKind } from '@tutor/rules/chat/chat-person';
import { lookAlikesOf } from './look-alikes.ts';

/** Names by which the product itself marks somebody: nobody is called so, whatever stands between or around the letters. */
const marks = [
  'all',
  'everyone',
  'everybody',
  'me',
  'you',
  'somebody',
  'system',
  'owner',
  'admin',
  'administrator',
  'moderator',
  'member',
  'former member',
  'staff',
  'support',
  'adviser',
  'advisor',
  'coordinator',
  'guide',
  'tutor',
  'teacher',
  'student',
];

/** Names of the company's accounts and of the product, which are no part of another name either. */
const accounts = ['Tutor Support', 'Study Adviser', 'Study Advisor', 'Tutor Portal'];

const letterOf = new Map(
  Object.entries(lookAlikesOf).flatMap(([letter, others]) => [...others].map((other) => [other, letter] as const)),
);
/** Figures and signs that stand for a letter. */
const signLetters: Readonly<Record<string, string>> = {
  '0': 'o',
  '3': 'e',
  '5': 's',
  '@': 'a',
  $: 's',
  '!': 'i',
  '|': 'l',
};

/**
 * How a name looks: two names with the same look are taken for each other. Width, capitals, accents, characters without a width, and
 * whatever is no letter make no difference, nor do letters of other alphabets that look alike (UTS #39).
 */
function look(name: string): string {
  const letters = name
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, '')
    .toLowerCase();
  return [...letters]
    .map((letter) => letterOf.get(letter) ?? signLetters[letter] ?? letter)
    .join('')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .replace(/rn/g, 'm')
    .replace(/vv/g, 'w');
}

/** The looks of a name: as it is, without an '@' before it, and with an l for a 1 and for a capital I among small letters. */
function looks(name: string): string[] {
  const plain = name.normalize('NFKD');
  const strokes = /\p{Ll}/u.test(plain) ? plain.replace(/[I1]/g, 'l') : plain;
  return [name, name.replace(/^[\s@]+/, ''), strokes].map(look);
}

/** Without the difference of i, l and 1, for names that are too long to be another's by chance. */
function looseLook(name: string): string {
  return look(name).replace(/[i1]/g, 'l');
}

const markLooks = new Set(marks.map(look));
const accountLooks = accounts.map(looseLook);

/** Whether a name is that of one of the company's accounts, has it inside, or looks so. `staffNames` are those of its people. */
export function hasAccountName(name: string, staffNames: readonly string[]): boolean {
  const looked = looseLook(name);
  return [...accountLooks, ...staffNames.map(looseLook)].some((account) => account !== '' && looked.includes(account));
}

/** Whether a name is one by which the product marks somebody, or looks like one. */
export function isProtectedName(name: string, staffNames: readonly string[]): boolean {
  return looks(name).some((each) => markLooks.has(each)) || hasAccountName(name, staffNames);
}

const kindMarks: Readonly<Record<PersonKind, string>> = { tutor: 'teacher', student: 'student', staff: 'staff' };

/** A name with the kind of its person, where the name alone would be taken for one of the product's own. */
export function tellingName(name: string, kind: PersonKind, staffNames: readonly string[]): string {
  return kind !== 'staff' && isProtectedName(name, staffNames) ? `${name} (${kindMarks[kind]})` : name;
}
