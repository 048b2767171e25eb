import { comparableName } from '../shell/comparable-name.ts';

/** The two ways to sign. Typing is the way by keyboard and without JavaScript. */
export const signatureKinds = ['typed', 'drawn'] as const;
export type SignatureKind = (typeof signatureKinds)[number];

/** Longest typed signature, in characters. */
export const signatureNameMax = 130;

/** Scripts in which the family name comes first, whichever way the parts are kept. */
const familyNameFirst = /^[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}ー\s]+$/u;

/**
 * Whether a typed signature is the tutor's full name, as `comparableName` compares, and wherever its spaces stand: "Ma.Clara"
 * is "Ma. Clara". Names in Chinese, Japanese and Korean are written without spaces, and with the family name first.
 */
export function isOwnName(typed: string, fullName: string): boolean {
  const parts = fullName.trim().split(/\s+/);
  const written = familyNameFirst.test(fullName) ? [fullName, parts.toReversed().join(' ')] : [fullName];
  return written.some((name) => withoutSpaces(typed) === withoutSpaces(name));
}

function withoutSpaces(name: string): string {
  return comparableName(name).replaceAll(' ', '');
}
