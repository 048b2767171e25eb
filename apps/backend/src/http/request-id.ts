import { randomUUID } from 'node:crypto';

/** Name of the header that carries a request's id from hop to hop. */
export const requestIdHeader = 'x-request-id';

/** The caller's id for a request where it is fit for a log, else a new one. */
export function requestIdOf(header: string | undefined): string {
  return header !== undefined && /^[\w.:-]{1,64}$/.test(header) ? header : randomUUID();
}
