import { typedText } from '../shell/typed-text.ts';

/** Area code offered first: the Philippines (specification, core §5). */
export const defaultAreaCode = '63';

/** Digits alone, as they stand after the '+' of an international number: none begins with 0. */
export const areaCodePattern = /^[1-9][0-9]{0,3}$/;

/** An area code as it is kept. Browsers fill one in with its '+'. */
export function typedAreaCode(text: string): string {
  return typedText(text).replace(/^\+\s*/, '');
}
