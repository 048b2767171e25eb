import { companyZone, zonedDate } from '../time/zone.ts';

/** Status of a medal on the wire (assumed): not earned yet, earned and to be received, received. */
export const medalStatuses = { notYet: 0, toReceive: 1, received: 2 } as const;

/** Classes that a month's medal asks for. */
export const monthMedalClasses = 20;

/** Facts that certification medals count. */
export const certificationFacts = ['tesol', 'courses', 'tests'] as const;
export type CertificationFact = (typeof certificationFacts)[number];

/** The certification medals, by what training brings (the specification shows none: they are ours). */
export const certificationMedals: readonly {
  code: string;
  name: string;
  words: string;
  fact: CertificationFact;
  target: number;
}[] = [
  {
    code: 'CERT_TESOL',
    name: 'TESOL',
    words: 'Your TESOL certificate is registered and approved.',
    fact: 'tesol',
    target: 1,
  },
  { code: 'CERT_COURSE_1', name: 'First course', words: 'Finish a training course.', fact: 'courses', target: 1 },
  { code: 'CERT_COURSE_5', name: 'Five courses', words: 'Finish five training courses.', fact: 'courses', target: 5 },
  { code: 'CERT_TEST_1', name: 'First test', words: 'Pass the test of a training kit.', fact: 'tests', target: 1 },
  { code: 'CERT_TEST_5', name: 'Five tests', words: 'Pass the tests of five training kits.', fact: 'tests', target: 5 },
];

/** Code of the medal of a level. */
export function levelMedalCode(level: number): string {
  return `LEVEL_${level}`;
}

/** Code of the medal of the company's month that an instant lies in: 'MONTH_2026_11'. */
export function monthMedalCode(at: Date): string {
  return `MONTH_${zonedDate(at, companyZone).slice(0, 7).replace('-', '_')}`;
}

/** The month of such a code as yyyy-MM; undefined for any other code. */
export function monthOfMedal(code: string): string | undefined {
  const [, year, month] = /^MONTH_(\d{4})_(0[1-9]|1[0-2])$/.exec(code) ?? [];
  return year === undefined ? undefined : `${year}-${month}`;
}

const monthName = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** Name of a medal by its code: 'LV.3', 'November 2026', 'TESOL'; undefined for a code that no medal has. */
export function medalName(code: string): string | undefined {
  const level = /^LEVEL_(\d{1,2})$/.exec(code)?.[1];
  if (level !== undefined) return `LV.${level}`;
  const month = monthOfMedal(code);
  if (month !== undefined) return monthName.format(new Date(`${month}-15T00:00:00Z`));
  return certificationMedals.find((medal) => medal.code === code)?.name;
}

/** Status of a medal by what is known of it. */
export function medalStatus({
  isReceived,
  done,
  target,
}: {
  isReceived: boolean;
  done: number;
  target: number;
}): number {
  if (isReceived) return medalStatuses.received;
  return done >= target ? medalStatuses.toReceive : medalStatuses.notYet;
}
