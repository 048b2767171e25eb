import { errorCodes } from '@tutor/api/core/envelope';
import type { z } from 'zod';

/** ErrorCodes of this backend beside the contract's own (0, 3, 8). Every one shows its Msg. */
export const refusalCodes = {
  /** A verification code is wrong (specification, core §8 'Phone binding'). */
  verificationCode: 2,
  /** A parameter is missing or wrong; Msg names it. */
  invalid: errorCodes.invalid,
  /** No such thing, or not this tutor's: the two are told alike. */
  unknown: 101,
  credentials: 102,
  /** Something else was answered before. */
  alreadyAnswered: 103,
  /** The time for it is over. */
  tooLate: 104,
  /** The company does not offer it to this tutor. */
  notOffered: errorCodes.notOffered,
  /** More than the company allows. */
  limitReached: 106,
  /** What was agreed to has changed meanwhile: look again. */
  changed: 107,
  /** The time for it has not come. */
  tooEarly: 108,
  sentBefore: errorCodes.sentBefore,
  notFound: 404,
  methodNotAllowed: 405,
  tooLarge: 413,
  unsupportedType: 415,
  failed: 500,
  notReady: 503,
} as const;

/** A call that is answered with an ErrorCode and a message for the tutor. Thrown by handlers; rolls transactions back. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly code: number;
  /** HTTP status; 200 unless the call itself is broken, since the company's service speaks by envelope. */
  readonly status: number;

  constructor(code: number, message: string, status = 200) {
    super(message);
    this.code = code;
    this.status = status;
  }
}

/** The key of a form that is stored came once more, with other words. */
export function sentBefore(): Refusal {
  return new Refusal(
    refusalCodes.sentBefore,
    'What you sent first has arrived, without your changes. Send it again only if you want to send both.',
  );
}

/** A parameter that cannot be used, by its wire name. */
export function invalid(field: string, reason: string): Refusal {
  return new Refusal(refusalCodes.invalid, `${field}: ${reason}`);
}

/** What a schema finds wrong with the parameters of a call. */
export function unusable(issue: z.core.$ZodIssue | undefined): Refusal {
  return invalid(issue?.path.join('.') || 'Parameters', issue?.message ?? 'cannot be used');
}

/** Too many calls: HTTP 229 with a plain text (specification, core §8). */
export class RateLimited extends Error {
  override readonly name = 'RateLimited';
}
