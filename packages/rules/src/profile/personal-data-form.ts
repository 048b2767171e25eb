import { z } from 'zod';
import { typedText } from '../shell/typed-text.ts';
import { whenRight } from '../shell/when-right.ts';
import {
  connectionTypes,
  degrees,
  equipmentTypes,
  hobbiesMax,
  hobbyLengthMax,
  introductionMax,
} from './personal-data.ts';
import { birthdaySchema } from './tesol-form.ts';

const required = (max: number) =>
  z.string({ error: 'Required' }).overwrite(typedText).min(1, 'Required').max(max, `At most ${max} characters`);
const optional = (max: number) => z.string().overwrite(typedText).max(max, `At most ${max} characters`).default('');

/** Who the tutor is. `today` is 'yyyy-MM-dd' in the tutor's zone. */
export function aboutYouSchema(today: string) {
  return z.object({
    firstName: required(60),
    lastName: required(60),
    sex: z.enum(['0', '1', '2'], { error: 'Required' }),
    birthday: birthdaySchema(today),
    province: required(80),
    city: required(80),
    location: optional(200),
    introduction: optional(introductionMax),
  });
}

/** How many years ahead studies or a job may end. */
const endAheadYears = 8;

/** A year from 1950 to so many after the one of `today`. */
const year = (today: string, aheadYears = 0) =>
  z
    .string({ error: 'Required' })
    .overwrite(typedText)
    .min(1, { error: 'Required', abort: true })
    .regex(/^\d{4}$/, { error: 'Please write the year with four digits', abort: true })
    .transform(Number)
    .refine((value) => value >= 1950 && value <= Number(today.slice(0, 4)) + aheadYears, 'Please check the year');

/** One school. The end may lie ahead for who is still studying. */
export function educationSchema(today: string) {
  return z
    .object({
      school: required(120),
      degree: z.enum(degrees, { error: 'Required' }),
      major: optional(120),
      startYear: year(today),
      endYear: year(today, endAheadYears),
    })
    .refine(({ startYear, endYear }) => startYear <= endYear, {
      when: whenRight('startYear', 'endYear'),
      path: ['endYear'],
      message: 'The end must not be before the start',
    });
}

// The form's reader leaves an empty field out.
const optionalYear = (today: string) =>
  z
    .string()
    .overwrite(typedText)
    .default('')
    .transform((text) => (text === '' ? undefined : text))
    .pipe(year(today, endAheadYears).optional());

/** One job. Without an end it is the present one. */
export function workExperienceSchema(today: string) {
  return z
    .object({
      employer: required(120),
      position: required(120),
      startYear: year(today),
      endYear: optionalYear(today),
      description: optional(500),
    })
    .refine(({ startYear, endYear }) => endYear === undefined || startYear <= endYear, {
      when: whenRight('startYear', 'endYear'),
      path: ['endYear'],
      message: 'The end must not be before the start',
    });
}

/** Computer and line. */
export const equipmentSchema = z.object({
  equipment: z.enum(equipmentTypes, { error: 'Required' }),
  provider: required(80),
  connection: z.enum(connectionTypes, { error: 'Required' }),
  speedMbps: z
    .string({ error: 'Required' })
    .overwrite(typedText)
    .min(1, { error: 'Required', abort: true })
    .regex(/^\d{1,5}$/, { error: 'Please write whole Mbps, such as 50', abort: true })
    .transform(Number)
    .refine((speed) => speed >= 1 && speed <= 10_000, 'Please write a speed from 1 to 10000 Mbps'),
});

/** What a tutor likes: of the offered hobbies, and in own words. At least one of the two. */
export const interestsSchema = z
  .object({ hobbies: z.array(z.string().min(1).max(hobbyLengthMax)).max(hobbiesMax), interests: optional(500) })
  .refine((value) => value.hobbies.length > 0 || value.interests !== '', {
    path: ['hobbies'],
    message: 'Please choose at least one, or write a few words',
  });
