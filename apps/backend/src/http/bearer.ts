import { errorCodes } from '@tutor/api/core/envelope';
import { Refusal } from './refusal.ts';

/** The token of an Authorization header, or undefined for a missing or malformed one. */
export function bearerToken(header: string | null | undefined): string | undefined {
  return /^Bearer ([\w~+/.=-]{16,200})$/i.exec(header ?? '')?.[1];
}

/** ErrorCode 3: missing, unknown, expired and revoked tokens are told alike. */
export function sessionGone(): Refusal {
  return new Refusal(errorCodes.sessionGone, 'Unauthorized access, please login again!');
}
