import { placesOf, type QuestionKind } from '@tutor/rules/training/question';

/** An answer in words: the texts of the options that were chosen, or the text or number itself. */
export function wordsOf({ kind, options, unit }: WordedQuestion, answer: readonly string[]): string[] {
  if (kind === 'text') return [...answer];
  if (kind === 'number')
    return answer.map((number) => (unit != null && /^[\d.,]+$/.test(number) ? `${number} ${unit}` : number));
  const textOf = (id: string): string => options.find((option) => option.id === id)?.text ?? id;
  const places = placesOf(answer);
  if (kind !== 'order' || places.every((ids) => ids.length === 1)) return answer.map(textOf);
  // Each with its place, since some have none or share one.
  return places.flatMap((ids, index) => (ids.length === 0 ? [] : [`${index + 1}. ${ids.map(textOf).join(' / ')}`]));
}

interface WordedQuestion {
  kind: QuestionKind;
  options: readonly { id: string; text: string }[];
  unit?: string | null | undefined;
}
