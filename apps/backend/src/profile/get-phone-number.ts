import { findPhoneNumber } from '@tutor/api/core/phone-number';
import { Refusal, refusalCodes } from '../http/refusal.ts';

/** The number that was typed, in E.164; refused where there can be none. */
export function getPhoneNumber(typed: { countryCode: string; phone: string }): string {
  const found = findPhoneNumber(typed);
  if (found !== undefined) return found.e164;
  throw new Refusal(refusalCodes.invalid, 'There is no such phone number. Please check the area code and the number.');
}
