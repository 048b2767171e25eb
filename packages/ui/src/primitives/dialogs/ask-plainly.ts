import type { OpenConfirm } from './confirm-store.ts';

/** The browser's own question, for when the dialog cannot be had: better plain than never asked. */
export function askPlainly({ request, settle }: OpenConfirm): void {
  const words = typeof request.message === 'string' ? `${request.title}\n\n${request.message}` : request.title;
  if (!window.confirm(words)) settle(false);
  else if (request.awaitSubmit === undefined) settle(true);
  else
    request.awaitSubmit().then(
      () => settle(true),
      () => settle(false),
    );
}
