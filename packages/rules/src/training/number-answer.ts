import { withoutEnd } from './without-end.ts';

interface NumberQuestion {
  right: number;
  /** In the plural, such as 'minutes'; absent of a bare number. */
  unit?: string | null | undefined;
}

const ones = [
  ...['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'],
  ...['thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen'],
];
const tens = ['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];
const ordinals: Readonly<Record<string, string>> = {
  ...{ first: 'one', second: 'two', third: 'three', fifth: 'five', eighth: 'eight', ninth: 'nine', twelfth: 'twelve' },
};
const shortUnits: Readonly<Record<string, readonly string[]>> = {
  seconds: ['s', 'sec'],
  minutes: ['m', 'min'],
  hours: ['h', 'hr'],
  days: ['d'],
  percent: ['%', 'per cent', 'percentage'],
};
/** Words beside a number that change nothing of it. */
const fillers: ReadonlySet<string> = new Set(
  ['a', 'an', 'the', 'about', 'around', 'approximately', 'exactly', 'just', 'at', 'in', 'on', 'of', 'by', 'to'].concat([
    'from',
    'for',
    'within',
    'after',
    'before',
    'up',
    'it',
    'is',
    'are',
    "it's",
  ]),
);

/**
 * Whether a text says a number: in digits or in words up to ninety-nine, also as an ordinal, with or without its unit. With another
 * unit, another number or any other word beside it the text says something else.
 */
export function isNumberAnswer(question: NumberQuestion, text: string): boolean {
  const said = saidNumber(text, question.unit ?? undefined);
  return said !== undefined && said === question.right;
}

/** The number that a text says; undefined where it says none, or anything else beside it. */
function saidNumber(text: string, unit: string | undefined): number | undefined {
  const words = wordsOf(text);
  const units = unitWords(unit);
  let number: number | undefined;
  for (let index = 0; index < words.length; index += 1) {
    const word = words[index] ?? '';
    const value = numberOf(word);
    if (value === undefined) {
      if (fillers.has(word) || units.has(word)) continue;
      return undefined;
    }
    if (number !== undefined) return undefined;
    // "twenty five" is one number in two words.
    const next = numberOf(words[index + 1] ?? '');
    const isTens = tens.includes(word) && next !== undefined && next > 0 && next < 10;
    number = isTens ? value + next : value;
    if (isTens) index += 1;
  }
  return number;
}

function wordsOf(text: string): string[] {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[’‘]/g, "'")
    .replaceAll(/(\d)[, ](?=\d{3}(?!\d))/g, '$1')
    .replaceAll(/(\d)(%|[a-z])/g, '$1 $2')
    .replaceAll(/(\d) (?:st|nd|rd|th)(?![a-z])/g, '$1')
    .replaceAll(/per cent/g, 'percent')
    .split(/[\s-]+/)
    .map((word) => withoutEnd(word, '.,;!?'))
    .filter((word) => word !== '');
}

function numberOf(word: string): number | undefined {
  if (/^\d+(?:[.,]\d+)?$/.test(word)) return Number(word.replace(',', '.'));
  const plain = ordinals[word] ?? word.replace(/ieth$/, 'y').replace(/th$/, '');
  const one = ones.indexOf(plain);
  if (one !== -1) return one;
  const ten = tens.indexOf(plain);
  return ten === -1 ? undefined : (ten + 2) * 10;
}

function unitWords(unit: string | undefined): ReadonlySet<string> {
  if (unit === undefined) return new Set();
  const whole = unit.toLowerCase();
  const words = [...whole.split(' '), ...whole.split(' ').map((word) => word.replace(/s$/, ''))];
  const short = shortUnits[whole] ?? [];
  return new Set([...words, ...short, ...short.map((word) => `${word}s`)]);
}
