import { z } from 'zod';

/** Every reply's wrapper. ErrorCode 0 is success (specification, core §3). */
export const envelopeSchema = z.looseObject({
  ErrorCode: z.int(),
  Msg: z
    .string()
    .nullish()
    .transform((text) => text ?? ''),
  /** Often left out of an error's envelope. */
  Body: z.unknown().optional(),
});

/** Codes with a meaning of their own; every other non-zero code shows its Msg (specification, core §8). */
export const errorCodes = {
  success: 0,
  sessionGone: 3,
  signature: 8,
  /** Assumed: the company does not offer the area to this tutor. Its Msg is shown, too. */
  notOffered: 105,
  /** Assumed: a parameter cannot be used. Its Msg begins with the wire name, which a tutor never reads (`refusalWords`). */
  invalid: 100,
  /** Assumed: the key of a form came before, with other words, and what it said then is stored. Its Msg is shown, too. */
  sentBefore: 109,
} as const;

/** HTTP status by which the company's gateway says 'too many requests'; the body is the message. */
export const rateLimitStatus = 229;
