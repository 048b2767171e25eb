import { z } from 'zod';
import { typedText } from '../shell/typed-text.ts';

export const petNameMax = 20;
/** How often every pet can be renamed; rights add to it. The first name, given at the adoption, counts as none. */
export const petRenamesMax = 3;

const emoji = /\p{Extended_Pictographic}|\p{Regional_Indicator}|[\u200D\u20E3\uFE0F]/u;
/** A letter or a number: marks and punctuation alone are no name. */
const spoken = /[\p{L}\p{N}]/u;
const written = /^[\p{L}\p{M}\p{N} .'’-]*$/u;

/** Characters as a reader counts them: an accent of its own is none. */
function lengthOf(name: string): number {
  return [...name.normalize('NFC')].length;
}

/** Name of a pet: 1 to 20 characters of letters, numbers, spaces and . ' - (the specification shows no rule: it is ours). */
export const petNameSchema = z
  .string({ error: 'Required' })
  .max(200, `A name has at most ${petNameMax} characters.`)
  .overwrite((name) => typedText(name).normalize('NFC').replace(/\s+/gu, ' '))
  .refine((name) => name.length > 0, { error: 'Please give your pet a name.', abort: true })
  .refine((name) => !emoji.test(name), {
    error: 'A name cannot have emoji. Letters and numbers are fine.',
    abort: true,
  })
  .refine((name) => written.test(name), {
    error: 'A name can have letters, numbers, spaces, full stops, apostrophes and hyphens.',
    abort: true,
  })
  .refine((name) => spoken.test(name), { error: 'A name needs a letter or a number.', abort: true })
  .refine((name) => lengthOf(name) <= petNameMax, `A name has at most ${petNameMax} characters.`);

/** The form that renames a pet. */
export const petNameFormSchema = z.object({ petName: petNameSchema });
