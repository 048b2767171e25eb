import { FormErrorSummary, type FormErrorSummaryProps } from '../primitives/fields/form-error-summary.tsx';

export interface FieldErrorSummaryProps extends Pick<FormErrorSummaryProps, 'title'> {
  /** Beginning of the fields' ids: a field's name follows. */
  idPrefix: string;
  /** What the fields are called, by their names. */
  labels: Readonly<Record<string, string>>;
  /** What is wrong with which field. */
  errors: Readonly<Record<string, string | undefined>>;
  /** Pass each new refusal of the server: the focus moves here while there are errors. */
  focusKey?: unknown;
}

/** What is wrong with the fields of a form: each line says which one, and leads to it. */
export function FieldErrorSummary({ idPrefix, labels, errors, title, focusKey }: FieldErrorSummaryProps) {
  const wrong = Object.entries(errors).flatMap(([field, message]) =>
    message === undefined
      ? []
      : [
          {
            fieldId: `${idPrefix}-${field}`,
            message: labels[field] === undefined ? message : `${labels[field]}: ${message}`,
          },
        ],
  );
  return <FormErrorSummary errors={wrong} title={title} focusKey={focusKey} />;
}
