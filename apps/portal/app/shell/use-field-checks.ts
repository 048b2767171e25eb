import { useForm } from '@conform-to/react';
import { parseWithZod } from '@conform-to/zod/v4';
import type { z } from 'zod';

/**
 * Checks a form's fields by its schema when one is left and before the form is sent; the server checks by the same schema.
 * Give the form the `id` and its submit event to `onSubmit`, which prevents it while something is wrong.
 */
export function useFieldChecks<Schema extends z.ZodType>(id: string, schema: Schema) {
  const [form] = useForm({
    id,
    onValidate: ({ formData }) => parseWithZod(formData, { schema }),
    shouldValidate: 'onBlur',
    shouldRevalidate: 'onInput',
  });
  const errors: Record<string, string | undefined> = Object.fromEntries(
    Object.entries(form.allErrors).map(([name, messages]) => [name, messages[0]] as const),
  );
  return { id: form.id, onSubmit: form.onSubmit, errors, hasErrors: Object.keys(errors).length > 0 };
}
