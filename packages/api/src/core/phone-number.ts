import { parsePhoneNumberFromString } from 'libphonenumber-js/max';

/** A number as it is dialled from anywhere: one text for each phone, however it was typed. */
export interface PhoneNumber {
  /** Digits alone, as '63'. */
  countryCode: string;
  /** Digits alone, without the 0 that is dialled inside the country. */
  phone: string;
  /** '+' and both. */
  e164: string;
}

/**
 * The number that an area code and a typed number mean; undefined where there can be none. The typed number may begin with the
 * country's 0 or with the area code once more. Numbers in no known range count as long as their length is right: ranges are
 * opened faster than lists of them are kept.
 */
export function findPhoneNumber(typed: { countryCode: string; phone: string }): PhoneNumber | undefined {
  const { countryCode } = typed;
  const digits = typed.phone.replace(/\D/g, '');
  const international = digits.replace(/^00/, '');
  const candidates = [
    `+${countryCode}${digits}`,
    ...(international.startsWith(countryCode) ? [`+${international}`] : []),
  ]
    .map((text) => parsePhoneNumberFromString(text))
    .filter((number) => number?.isPossible());
  const found = candidates.find((number) => number?.isValid()) ?? candidates[0];
  if (found === undefined) return undefined;
  return { countryCode: found.countryCallingCode, phone: found.nationalNumber, e164: found.number };
}

/** A typed number in its one way to be written; as it was typed where there can be no such number, which the service says. */
export function asOneNumber<Typed extends { countryCode: string; phone: string }>(typed: Typed): Typed {
  const { countryCode, phone } = findPhoneNumber(typed) ?? typed;
  return { ...typed, countryCode, phone };
}

/** Whether a typed number, with or without its area code, is a phone in E.164. */
export function isPhoneNumber(typed: string, e164: string): boolean {
  const countryCode = parsePhoneNumberFromString(e164)?.countryCallingCode;
  return countryCode !== undefined && findPhoneNumber({ countryCode, phone: typed })?.e164 === e164;
}
