import { describe, expect, it } from 'vitest';
import { monthDayYearText, parseMonthDayYear } from '../time/month-day-year.ts';
import { personalDataStates } from './completeness.ts';
import { educationSchema, equipmentSchema, interestsSchema, workExperienceSchema } from './personal-data-form.ts';
import { tesolAnswers } from './tesol.ts';
import { birthdaySchema, tesolSchema } from './tesol-form.ts';

const today = '2026-11-20';
const messages = (result: {
  success: boolean;
  error?: { issues: { path: PropertyKey[]; message: string }[] } | undefined;
}) => Object.fromEntries((result.error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]));

describe('a date', () => {
  it.each([
    ['02-29-2000', '2000-02-29'],
    ['2/29/2000', '2000-02-29'],
    ['2000-02-29', '2000-02-29'],
    ['02292000', '2000-02-29'],
    ['20000229', undefined],
    ['2292000', undefined],
    ['02-29-2001', undefined],
    ['13-01-2001', undefined],
    ['00-10-2001', undefined],
    ['01-01-01', undefined],
    ['', undefined],
  ])('typed as %j is %s', (text, date) => {
    expect(parseMonthDayYear(text)).toBe(date);
  });

  it('is shown as MM-dd-yyyy', () => {
    expect(monthDayYearText('1999-01-02')).toBe('01-02-1999');
    expect(monthDayYearText('')).toBe('');
  });
});

describe('a birthday', () => {
  it.each([
    ['12-31-1949', false],
    ['01-01-1950', true],
    ['11-20-2026', true],
    ['11-21-2026', false],
  ])('%s is taken: %s', (text, isTaken) => {
    expect(birthdaySchema(today).safeParse(text).success).toBe(isTaken);
  });

  it.each([
    [' ', 'Required'],
    ['14 May 1997', 'Please write the date as MM-dd-yyyy'],
    ['12-31-1949', 'The date must be between 01-01-1950 and today'],
    ['11-21-2026', 'The date must be between 01-01-1950 and today'],
  ])('%j is told: %s', (text, message) => {
    expect(messages(birthdaySchema(today).safeParse(text))).toEqual({ '': message });
  });
});

describe('the TESOL form', () => {
  const filled = {
    firstName: ' Ana ',
    lastName: 'Cruz',
    birthday: '01-02-1999',
    idNumber: 'P1',
    hasCertificate: 'no',
  };

  it('needs first name, last name, birthday and ID number, and no middle name', () => {
    expect(tesolSchema(today).parse(filled)).toMatchObject({
      firstName: 'Ana',
      middleName: '',
      birthday: '1999-01-02',
    });
    expect(messages(tesolSchema(today).safeParse({}))).toEqual({
      firstName: 'Required',
      lastName: 'Required',
      birthday: 'Required',
      idNumber: 'Required',
      hasCertificate: 'Required',
    });
  });

  it.each([
    ['', 'Required'],
    ['Absent/abcdefghijklmnopqrst-_.jpg', 'Please choose the file again.'],
    ['TesolCertificateSelf/abcdefghijklmnopqrst-_.pdf', undefined],
  ])('with a certificate said to be there and %j given says %s', (certificate, message) => {
    const result = tesolSchema(today).safeParse({ ...filled, hasCertificate: 'yes', certificate });
    expect(messages(result).certificate).toBe(message);
  });
});

it('a TESOL certificate is there or not, in the words of the specification', () => {
  expect(tesolAnswers).toEqual({ yes: 'Yes,I have', no: "No,I haven't" });
});

describe('personal data', () => {
  it('years run forwards and lie in reach', () => {
    const school = { school: 'UP', degree: 'Bachelor', startYear: '2020', endYear: '2019' };
    expect(messages(educationSchema(today).safeParse(school))).toEqual({
      endYear: 'The end must not be before the start',
    });
    expect(educationSchema(today).safeParse({ ...school, endYear: '2034' }).success).toBe(true);
    expect(educationSchema(today).safeParse({ ...school, endYear: '2035' }).success).toBe(false);
    expect(educationSchema(today).safeParse({ ...school, startYear: '1949' }).success).toBe(false);
    const job = { employer: 'X', position: 'Y', startYear: '2020', endYear: '' };
    expect(workExperienceSchema(today).parse(job).endYear).toBeUndefined();
    // Nobody has begun in a year to come.
    for (const [startYear, problem] of [
      ['2026', {}],
      ['2027', { startYear: 'Please check the year' }],
    ] as const) {
      expect(messages(educationSchema(today).safeParse({ ...school, startYear, endYear: '2030' }))).toEqual(problem);
      expect(messages(workExperienceSchema(today).safeParse({ ...job, startYear }))).toEqual(problem);
    }
  });

  it('years that run backwards are told beside whatever else is wrong', () => {
    const backwards = { startYear: '2020', endYear: '2019' };
    const endYear = 'The end must not be before the start';
    expect(messages(educationSchema(today).safeParse(backwards))).toEqual({
      school: 'Required',
      degree: 'Required',
      endYear,
    });
    expect(messages(workExperienceSchema(today).safeParse(backwards))).toEqual({
      employer: 'Required',
      position: 'Required',
      endYear,
    });
    // A year that is none is told alone.
    expect(messages(educationSchema(today).safeParse({ ...backwards, startYear: 'last' }))).toMatchObject({
      startYear: 'Please write the year with four digits',
      school: 'Required',
    });
  });

  it.each([
    ['0', false],
    ['1', true],
    ['10000', true],
    ['10001', false],
    ['12.5', false],
    ['', false],
  ])('a speed of %j Mbps is taken: %s', (speedMbps, isTaken) => {
    const line = { equipment: 'Laptop', provider: 'PLDT', connection: 'Fibre', speedMbps };
    expect(equipmentSchema.safeParse(line).success).toBe(isTaken);
  });

  it('interests are hobbies, words or both', () => {
    expect(interestsSchema.safeParse({ hobbies: [], interests: '' }).success).toBe(false);
    expect(interestsSchema.safeParse({ hobbies: ['Music'], interests: '' }).success).toBe(true);
    expect(interestsSchema.safeParse({ hobbies: [], interests: 'Chess' }).success).toBe(true);
    expect(interestsSchema.safeParse({ hobbies: ['x'.repeat(41)], interests: '' }).success).toBe(false);
  });

  it('is complete when every part of it is; the phone alone is the contact state', () => {
    const all = {
      about: true,
      education: true,
      equipment: true,
      interests: true,
      picture: true,
      identity: true,
      phone: true,
    };
    expect(personalDataStates(all)).toEqual({ personal: 1, contact: 1, hobbies: 1 });
    for (const part of ['about', 'education', 'equipment', 'picture', 'identity'] as const) {
      expect(personalDataStates({ ...all, [part]: false }).personal).toBe(0);
    }
    expect(personalDataStates({ ...all, phone: false })).toEqual({ personal: 1, contact: 0, hobbies: 1 });
    expect(personalDataStates({ ...all, interests: false })).toEqual({ personal: 1, contact: 1, hobbies: 0 });
  });
});
