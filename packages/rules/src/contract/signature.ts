import { comparableName } from '../shell/comparable-name.ts';

/** The two ways to sign. Typing is the way by keyboard and without JavaScript. */
export const signatureKinds = ['typed', 'drawn'] as const;
export type SignatureKind = (typeof signatureKinds)[number];

/** Longest typed signature, in characters. */
export const signatureNameMax = 130;

/** Whether a typed signature is the tutor's full name, as `comparableName` compares. */
export function isOwnName(typed: string, fullName: string): boolean {
  return comparableName(typed) === comparableName(fullName);
}
