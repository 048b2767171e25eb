import { comparableName } from '../shell/comparable-name.ts';

/** The two ways to sign. Typing is the way by keyboard and without JavaScript. */
export const signatureKinds = ['typed', 'drawn'] as const;
export type SignatureKind = (typeof signatureKinds)[number];

/** Longest typed signature, in characters. */
export const signatureNameMax = 130;

/**
 * Whether a typed signature is the tutor's full name, as `comparableName` compares, and wherever its spaces stand: "Ma.Clara"
 * is "Ma. Clara", and names in Chinese are written without any.
 */
export function isOwnName(typed: string, fullName: string): boolean {
  return withoutSpaces(typed) === withoutSpaces(fullName);
}

function withoutSpaces(name: string): string {
  return comparableName(name).replaceAll(' ', '');
}
