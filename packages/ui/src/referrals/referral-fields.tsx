import { defaultAreaCode } from '@tutor/rules/account/area-code';
import { referralNoteMax } from '@tutor/rules/referrals/referral-note';
import { Checkbox } from '../primitives/fields/checkbox.tsx';
import { TextArea } from '../primitives/fields/text-area.tsx';
import { TextField } from '../primitives/fields/text-field.tsx';
import * as styles from './referral-fields.css.ts';

/** What the fields are called, by their names. */
export const referralLabels = {
  firstName: 'First name',
  lastName: 'Last name',
  email: 'E-mail',
  countryCode: 'Area code',
  phone: 'Phone number',
  note: 'Note to the recruiter',
  agreed: 'Agreement',
} as const;

export interface ReferralFieldsProps {
  /** Beginning of the fields' ids. */
  idPrefix: string;
  /** What was typed before, where the server drew the form again. */
  values?: Readonly<Record<string, string>> | undefined;
  errors?: Readonly<Partial<Record<string, string | undefined>>> | undefined;
}

/** Who the friend is and how the company can reach them. */
export function ReferralFields({ idPrefix, values = {}, errors = {} }: ReferralFieldsProps) {
  const field = (name: keyof typeof referralLabels, defaultValue = '') => ({
    id: `${idPrefix}-${name}`,
    name,
    label: referralLabels[name],
    defaultValue: values[name] ?? defaultValue,
    error: errors[name],
  });
  return (
    <>
      <div className={styles.pair}>
        <TextField {...field('firstName')} autoComplete="off" required maxLength={60} />
        <TextField {...field('lastName')} autoComplete="off" required maxLength={60} />
      </div>
      <TextField {...field('email')} type="email" autoComplete="off" required maxLength={254} />
      <div className={styles.number}>
        <TextField
          {...field('countryCode', defaultAreaCode)}
          type="tel"
          inputMode="numeric"
          autoComplete="off"
          required
          // The '+' that a browser fills in goes with it.
          maxLength={5}
          className={styles.areaCode}
        />
        <TextField {...field('phone')} type="tel" autoComplete="off" required maxLength={20} className={styles.phone} />
      </div>
      <TextArea {...field('note')} isOptional rows={3} limit={referralNoteMax} />
      <Checkbox
        id={`${idPrefix}-agreed`}
        name="agreed"
        value="yes"
        label="My friend agrees that I send this to the company."
        defaultChecked={values.agreed === 'yes'}
        error={errors.agreed}
        required
      />
    </>
  );
}
