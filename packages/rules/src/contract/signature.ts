/** The two ways to sign. Typing is the way by keyboard and without JavaScript. */
export const signatureKinds = ['typed', 'drawn'] as const;
export type SignatureKind = (typeof signatureKinds)[number];

/** Longest typed signature, in characters. */
export const signatureNameMax = 130;

/** Whether a typed signature is the tutor's full name; case and spaces between the words do not matter. */
export function isOwnName(typed: string, fullName: string): boolean {
  return plain(typed) === plain(fullName);
}

function plain(name: string): string {
  return name.normalize('NFC').trim().replace(/\s+/g, ' ').toLocaleLowerCase('en');
}
