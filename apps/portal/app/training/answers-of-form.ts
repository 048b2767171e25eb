import { typedText } from '@tutor/rules/shell/typed-text';
import { orderAnswer, type QuestionKind } from '@tutor/rules/training/question';

/** A question as far as its fields go. */
export interface AskedQuestion {
  id: string;
  kind: QuestionKind;
  options: readonly { id: string }[];
}

/** What a form says to one question, and whether the tutor means to come back to it. */
export function givenOf(form: FormData, question: AskedQuestion): { answer: string[]; isFlagged: boolean } {
  return { answer: answerOf(form, question), isFlagged: form.has(`flag:${question.id}`) };
}

/** What a form says to one question; nothing where it was not answered. */
function answerOf(form: FormData, { id, kind, options }: AskedQuestion): string[] {
  const typed = form
    .getAll(id)
    .map((part) => (typeof part === 'string' ? typedText(part) : ''))
    .filter((part) => part !== '');
  if (kind !== 'order') return typed;
  return orderAnswer(options.map((option) => ({ id: option.id, place: Number(form.get(`${id}:${option.id}`) ?? 0) })));
}
