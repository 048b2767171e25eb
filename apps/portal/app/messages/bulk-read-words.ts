import type { Flash } from '../kit/forms/flash.server.ts';

/** What 'mark all as read' has done, to so many messages. */
export function bulkReadWords(count: number): Flash {
  if (count === 0) return { tone: 'info', message: 'Nothing here was left to mark as read.' };
  const words = count === 1 ? '1 message is' : `${count} messages are`;
  return { tone: 'success', message: `${words} marked as read.` };
}

/** What taking it back has done. */
export const bulkUndoneWords: Flash = { tone: 'success', message: 'The messages are unread again.' };

/** Where something here is unread still: what happened elsewhere is not marked before this page has heard of it. */
export const changedMeanwhile: Flash = {
  tone: 'info',
  message: 'Your messages have changed meanwhile, so nothing was marked as read. Please look again.',
};
