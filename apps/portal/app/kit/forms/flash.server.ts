import type { ApiError } from '@tutor/api/core/api-error';
import { cutText } from '@tutor/rules/shell/cut-text';
import { minutes } from '@tutor/rules/time/durations';
import { z } from 'zod';
import { shownMessage } from '../server/failed-call.server.ts';
import { portalCookie } from '../server/portal-cookie.server.ts';
import { openSealed, seal } from '../server/sealed.server.ts';

/** A short message for the tutor; it survives one redirect. */
export interface Flash {
  tone: 'success' | 'error' | 'info';
  message: string;
  /** The service asked to slow down (HTTP 229): shown in the limit-flow dialog where there is one. */
  isLimit?: boolean;
  /** Name of the form that was sent for good: its draft is forgotten. */
  clearsDraft?: string;
}

const flashSchema = z.object({
  tone: z.enum(['success', 'error', 'info']),
  message: z.string().max(500),
  isLimit: z.boolean().optional(),
  clearsDraft: z.string().max(200).optional(),
});

const flashMs = minutes(1);
const flashCookie = portalCookie('flash', { maxAge: flashMs / 1000 });

/** Set-Cookie that carries a message over a redirect, sealed: nobody else puts words into the portal's mouth. */
export async function setFlash(flash: Flash): Promise<string> {
  const words = { ...flash, message: cutText(flash.message, 500) };
  return flashCookie.serialize(await seal(words, 'flash', new Date(Date.now() + flashMs)));
}

/** The waiting message, with the Set-Cookie that removes it. */
export async function takeFlash(request: Request): Promise<{ flash: Flash; clear: string } | undefined> {
  const sealed = await flashCookie.parse(request.headers.get('cookie'));
  const parsed = flashSchema.safeParse(await openSealed(sealed, 'flash'));
  if (!parsed.success) return undefined;
  const { isLimit, clearsDraft, ...rest } = parsed.data;
  return {
    flash: {
      ...rest,
      ...(isLimit === undefined ? {} : { isLimit }),
      ...(clearsDraft === undefined ? {} : { clearsDraft }),
    },
    clear: await flashCookie.serialize('', { maxAge: 0 }),
  };
}

/** A failed call as a message. */
export function errorFlash(error: ApiError): Flash {
  const flash: Flash = { tone: 'error', message: shownMessage(error) };
  return error.kind === 'rateLimited' ? { ...flash, isLimit: true } : flash;
}
