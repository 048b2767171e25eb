import { useState } from 'react';

/** A rule that a form is checked by, as those of the rules are. */
interface FormRule<Values> {
  safeParse: (
    typed: unknown,
  ) =>
    | { success: true; data: Values }
    | { success: false; error: { issues: readonly { path: readonly PropertyKey[]; message: string }[] } };
}

type FieldErrors = Readonly<Record<string, string | undefined>>;

/** Checks a form by its rule before anything is sent, and says what is wrong with which field. */
export function useCheckedForm<Values>(
  rule: FormRule<Values>,
  onValid: (values: Values) => void,
): { errors: FieldErrors | undefined; submit: (form: FormData, more?: object) => void } {
  const [errors, setErrors] = useState<FieldErrors>();
  return {
    errors,
    submit: (form, more = {}) => {
      const checked = rule.safeParse({ ...Object.fromEntries(form), ...more });
      if (checked.success) {
        setErrors(undefined);
        onValid(checked.data);
        return;
      }
      const found: Record<string, string> = {};
      for (const { path, message } of checked.error.issues) found[String(path[0] ?? '')] ??= message;
      setErrors(found);
    },
  };
}
