import type { QuestionKind } from '@tutor/rules/training/question';

/** An answer in words: the texts of the options that were chosen, or the text itself. */
export function wordsOf(
  { kind, options }: { kind: QuestionKind; options: readonly { id: string; text: string }[] },
  answer: readonly string[],
): string[] {
  return kind === 'text' ? [...answer] : answer.map((id) => options.find((option) => option.id === id)?.text ?? id);
}
