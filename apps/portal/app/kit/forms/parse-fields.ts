/** By itself, so that it loads with the schemas and after the page: with them it is a fifth of what a page may load. */
export { parseWithZod as parseFields } from '@conform-to/zod/v4';

/** A press that takes the focus from a field has its effect first: an error that appears would move the button from under it. */
export function afterPress(run: () => void): void {
  // By touch a field loses the focus after the pointer is up, and before the mouse is.
  if (document.querySelector(':active') === null) queueMicrotask(run);
  else document.addEventListener('mouseup', () => setTimeout(run), { once: true });
}
