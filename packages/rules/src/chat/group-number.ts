/** Digits of a group's number. The last one is a check digit, so that a slip of the finger is seen before anybody is asked. */
export const groupNumberDigits = 12;

/** A group's number from its first digits, which are random: nobody finds a group by counting. */
export function groupNumberFrom(firstDigits: string): string {
  return firstDigits + checkDigit(firstDigits);
}

/** '4821 0937 5516', as it is shown and read out. */
export function groupNumberText(number: string): string {
  return number.replace(/\d{4}(?=\d)/g, '$& ');
}

/** The digits of a number as it was typed, with whatever stands between them; undefined where no group can have it. */
export function readGroupNumber(typed: string): string | undefined {
  const digits = typed.replace(/[\s-]/g, '');
  return /^\d+$/.test(digits) &&
    digits.length === groupNumberDigits &&
    checkDigit(digits.slice(0, -1)) === digits.at(-1)
    ? digits
    : undefined;
}

/** By the formula of Luhn: finds each wrong digit, and nearly each exchange of two neighbours. */
function checkDigit(digits: string): string {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const weighed = Number(digit) * (index % 2 === 0 ? 2 : 1);
    return total + (weighed > 9 ? weighed - 9 : weighed);
  }, 0);
  return String((10 - (sum % 10)) % 10);
}
