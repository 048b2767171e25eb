import { defaultAreaCode } from '@tutor/rules/account/area-code';
import { formText } from '../forms/form-text.ts';
import { TextField } from '../primitives/fields/text-field.tsx';
import * as styles from './bind-phone-fields.css.ts';
import { CodeField, type CodeFieldProps } from './code-field.tsx';

/** What the fields are called, by their names. */
export const bindPhoneLabels = { countryCode: 'Area code', phone: 'Phone number', verificationCode: 'Code' } as const;

/** What is wrong with which field of a phone. */
export type BindPhoneErrors = {
  countryCode?: string | undefined;
  phone?: string | undefined;
  verificationCode?: string | undefined;
};

export interface BindPhoneFieldsProps extends Pick<CodeFieldProps, 'sentAtMs' | 'isInPage'> {
  isSendingCode?: boolean | undefined;
  onSendCode: (values: { countryCode: string; phone: string }) => void;
  /** Beginning of the fields' ids. */
  idPrefix: string;
  /** What was typed before, where the server drew the form again. */
  values?: Readonly<Record<string, string>> | undefined;
  errors?: BindPhoneErrors | undefined;
}

/** The number, and the code that goes to it. */
export function BindPhoneFields({
  sentAtMs,
  isInPage,
  isSendingCode,
  onSendCode,
  idPrefix,
  values = {},
  errors = {},
}: BindPhoneFieldsProps) {
  return (
    <>
      <div className={styles.number}>
        <TextField
          label={bindPhoneLabels.countryCode}
          id={`${idPrefix}-countryCode`}
          name="countryCode"
          type="tel"
          inputMode="numeric"
          autoComplete="tel-country-code"
          defaultValue={values.countryCode ?? defaultAreaCode}
          required
          // The '+' that a browser fills in goes with it.
          maxLength={5}
          error={errors.countryCode}
          className={styles.areaCode}
        />
        <TextField
          label={bindPhoneLabels.phone}
          id={`${idPrefix}-phone`}
          name="phone"
          type="tel"
          autoComplete="tel-national"
          required
          maxLength={20}
          defaultValue={values.phone}
          error={errors.phone}
          className={styles.phone}
        />
      </div>
      <CodeField
        id={`${idPrefix}-verificationCode`}
        name="verificationCode"
        defaultValue={values.verificationCode}
        error={errors.verificationCode}
        sentAtMs={sentAtMs}
        isSending={isSendingCode}
        onSend={(form) => onSendCode(phoneOf(form))}
        isInPage={isInPage}
      />
    </>
  );
}

/** The number as it is typed. */
export function phoneOf(form: FormData): { countryCode: string; phone: string } {
  return { countryCode: formText(form, 'countryCode'), phone: formText(form, 'phone') };
}
