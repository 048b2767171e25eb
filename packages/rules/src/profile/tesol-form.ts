import { z } from 'zod';
import { typedText } from '../shell/typed-text.ts';
import { monthDayYearText, parseMonthDayYear } from '../time/month-day-year.ts';
import { isUploadReference } from '../uploads/upload-reference.ts';
import { birthdayMin } from './tesol.ts';

const required = (max: number) =>
  z.string({ error: 'Required' }).overwrite(typedText).min(1, 'Required').max(max, `At most ${max} characters`);

/** A birthday as typed, leaving as 'yyyy-MM-dd'; from 1950-01-01 to `today` ('yyyy-MM-dd', the tutor's own). */
export function birthdaySchema(today: string) {
  return z
    .string({ error: 'Required' })
    .overwrite(typedText)
    .min(1, { error: 'Required', abort: true })
    .transform((text, context) => {
      const date = parseMonthDayYear(text);
      if (date !== undefined && date >= birthdayMin && date <= today) return date;
      context.addIssue(
        date === undefined
          ? 'Please write the date as MM-dd-yyyy'
          : `The date must be between ${monthDayYearText(birthdayMin)} and today`,
      );
      return z.NEVER;
    });
}

/** TESOL registration (specification, core §3 and §5). The middle name may be left out. */
export function tesolSchema(today: string) {
  return z
    .object({
      firstName: required(60),
      middleName: z.string().overwrite(typedText).max(60, 'At most 60 characters').default(''),
      lastName: required(60),
      birthday: birthdaySchema(today),
      idNumber: required(40),
      hasCertificate: z.enum(['yes', 'no'], { error: 'Required' }),
      certificate: z.string().default(''),
    })
    .check(({ value, issues }) => {
      if (value.hasCertificate === 'no' || isUploadReference(value.certificate, 'TesolCertificateSelf')) return;
      issues.push({
        code: 'custom',
        input: value.certificate,
        path: ['certificate'],
        message: value.certificate === '' ? 'Required' : 'Please choose the file again.',
      });
    });
}
