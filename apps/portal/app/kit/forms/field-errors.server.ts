import type { Submission } from '@conform-to/react';

/** The first message of each field that was refused. */
export function fieldErrors(
  submission: Exclude<Submission<unknown, string[], unknown>, { status: 'success' }>,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(submission.error ?? {}).flatMap(([name, messages]) => {
      const first = messages?.[0];
      return first === undefined ? [] : [[name, first]];
    }),
  );
}
