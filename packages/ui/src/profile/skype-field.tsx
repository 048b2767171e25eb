import { TextField } from '../primitives/fields/text-field.tsx';

export interface SkypeFieldProps {
  id?: string | undefined;
  /** What was typed before, where the server drew the form again. */
  defaultValue?: string | undefined;
  error?: string | undefined;
}

/** The Skype ID, and where to find it. */
export function SkypeField({ id, defaultValue, error }: SkypeFieldProps) {
  return (
    <TextField
      label="Skype ID"
      id={id}
      name="skypeId"
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      required
      maxLength={100}
      description="In Skype: your picture, then Skype profile. It often begins with live:"
      defaultValue={defaultValue}
      error={error}
    />
  );
}
