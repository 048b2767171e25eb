import { toastStore } from '@tutor/ui/primitives/feedback/toast-store.ts';
import { onActionAnswer } from '../framework/framework-router.ts';
import { type FormReply, refusalOf } from './form-reply.ts';

/**
 * Tells as a message why a form was refused, where the page that followed has no such form any more: it was to be said at the form.
 * Returns how to stop.
 */
export function tellUnreadRefusals(): () => void {
  return onActionAnswer((answer) => {
    // What the page shows of it is drawn first.
    requestAnimationFrame(() => requestAnimationFrame(() => tellUnread(answer)));
  });
}

function tellUnread(answer: unknown): void {
  if (!isFormReply(answer) || answer.isDone || answer.isLimit) return;
  const refusal = refusalOf(answer);
  if (refusal === undefined || hasForm(answer.form) || document.body.textContent.includes(refusal)) return;
  toastStore.add({ tone: 'error', message: refusal });
}

function isFormReply(answer: unknown): answer is FormReply {
  return typeof answer === 'object' && answer !== null && 'form' in answer && 'fieldErrors' in answer;
}

function hasForm(name: string): boolean {
  const names = document.querySelectorAll<HTMLInputElement>('form input[name="form"]');
  return [...names].some(({ value }) => value === name);
}
