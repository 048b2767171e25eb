import { formText } from '../forms/form-text.ts';
import { TextField } from '../primitives/fields/text-field.tsx';
import { CodeField, type CodeFieldProps } from './code-field.tsx';

/** What the fields are called, by their names. */
export const changeEmailLabels = { newEmail: 'New e-mail', code: 'Code', password: 'Password' } as const;

export interface ChangeEmailFieldsProps extends Pick<CodeFieldProps, 'sentAtMs' | 'isInPage'> {
  isSendingCode?: boolean | undefined;
  onSendCode: (newEmail: string) => void;
  /** Beginning of the fields' ids. */
  idPrefix: string;
  /** What was typed before, where the server drew the form again. */
  values?: Readonly<Record<string, string>> | undefined;
  errors?: Partial<Record<keyof typeof changeEmailLabels, string | undefined>> | undefined;
}

/** The new e-mail, the code that goes to it, and the password of the account. */
export function ChangeEmailFields({
  sentAtMs,
  isInPage,
  isSendingCode,
  onSendCode,
  idPrefix,
  values = {},
  errors = {},
}: ChangeEmailFieldsProps) {
  return (
    <>
      <TextField
        label={changeEmailLabels.newEmail}
        id={`${idPrefix}-newEmail`}
        name="newEmail"
        type="email"
        autoComplete="email"
        required
        maxLength={254}
        defaultValue={values.newEmail}
        error={errors.newEmail}
      />
      <CodeField
        id={`${idPrefix}-code`}
        name="code"
        defaultValue={values.code}
        error={errors.code}
        sentAtMs={sentAtMs}
        isSending={isSendingCode}
        onSend={(form) => onSendCode(formText(form, 'newEmail'))}
        isInPage={isInPage}
      />
      <TextField
        label={changeEmailLabels.password}
        id={`${idPrefix}-password`}
        name="password"
        type="password"
        autoComplete="current-password"
        required
        maxLength={200}
        error={errors.password}
      />
    </>
  );
}
