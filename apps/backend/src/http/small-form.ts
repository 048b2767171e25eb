import { bodyLimit } from 'hono/body-limit';
import { Refusal, refusalCodes } from './refusal.ts';

const formBytesMax = 16 * 1024;

/** Refuses a form of the service's own pages that is longer than any of theirs, before it is read. */
export const smallForm = bodyLimit({
  maxSize: formBytesMax,
  onError: () => {
    throw new Refusal(refusalCodes.tooLarge, 'Form: must be at most 16 KiB', 413);
  },
});
