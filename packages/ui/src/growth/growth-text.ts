import type { GrowthPath } from '@tutor/rules/growth/growth-path';
import type { GrowthRuleName } from '@tutor/rules/growth/growth-values';

const number = new Intl.NumberFormat('en-US');

/** Growth values with thousands separated. */
export function formatValues(values: number): string {
  return number.format(values);
}

/** The same with sign and words: '+4 growth values', '−1 growth value'. */
export function signedValuesText(values: number): string {
  const size = Math.abs(values);
  const sign = values === 0 ? '' : values < 0 ? '−' : '+';
  return `${sign}${number.format(size)} ${size === 1 ? 'growth value' : 'growth values'}`;
}

/** 'LV.3'; in words while there is none. */
export function levelName(level: number): string {
  return level === 0 ? 'No level yet' : `LV.${level}`;
}

const nouns: Partial<Record<GrowthRuleName, readonly [one: string, many: string]>> = {
  trainingPassed: ['training course', 'training courses'],
  testPassed: ['training test', 'training tests'],
  fiveStars: ['five-star lesson', 'five-star lessons'],
  photoShared: ['class photo', 'class photos'],
  classCompleted: ['completed class', 'completed classes'],
};

/** One way to the next level: '4 five-star lessons'. */
export function wayText({ rule, count }: GrowthPath['ways'][number]): string {
  const [one, many] = nouns[rule] ?? [rule, rule];
  return `${number.format(count)} ${count === 1 ? one : many}`;
}
