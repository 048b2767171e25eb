import { typedText } from '../shell/typed-text.ts';

/**
 * A code as it is compared. Mail programs copy it with spaces, phones read it out in groups, and some keyboards type digits in
 * full width: none of it is a wrong code, which would cost a try.
 */
export function typedCode(text: string): string {
  return typedText(text.normalize('NFKC').replace(/[\s\p{Pd}\p{Cf}]/gu, ''));
}
