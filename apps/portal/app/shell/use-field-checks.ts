import { parse, useForm } from '@conform-to/react';
import { useEffect, useRef, useState } from 'react';
import type { z } from 'zod';
import { whenIdle } from './when-idle.ts';

/** Where a form's schema comes from: a module that loads after the page, and what is taken of it. */
export interface FieldChecks<Rules> {
  id: string;
  /** Always the same function. */
  load: () => Promise<Rules>;
  schemaOf: (rules: Rules) => z.ZodType;
}

/** Checks of a form that need nothing of its page. */
export function checksBy<Rules>(
  load: FieldChecks<Rules>['load'],
  schemaOf: FieldChecks<Rules>['schemaOf'],
): Omit<FieldChecks<Rules>, 'id'> {
  return { load, schemaOf };
}

/**
 * Checks a form's fields by its schema when one is left and before the form is sent; the server checks by the same schema.
 * Give the form the `id` and its submit event to `onSubmit`, which prevents it while something is wrong. The schema loads once
 * the page is idle or a field gets the focus; what is sent before it is there is checked by the server alone, and
 * fields that were left before are checked then.
 */
export function useFieldChecks<Rules>({ id, load, schemaOf }: FieldChecks<Rules>) {
  const { loaded, left } = useLoaded(id, load);
  const [form] = useForm<Values, unknown, string[]>({
    id,
    onValidate: ({ formData }) =>
      loaded === undefined
        ? parse<unknown, string[]>(formData, { resolve: (value) => ({ value }) })
        : loaded.parseFields(formData, { schema: schemaOf(loaded.rules) }),
    shouldValidate: 'onBlur',
    shouldRevalidate: 'onInput',
  });
  const { validate } = form;
  useEffect(() => {
    if (loaded === undefined) return;
    for (const name of left.current.splice(0)) validate({ name });
  }, [loaded, left, validate]);
  const errors: Record<string, string | undefined> = Object.fromEntries(
    Object.entries(form.allErrors).map(([name, messages]) => [name, messages[0]] as const),
  );
  return { id: form.id, onSubmit: form.onSubmit, errors, hasErrors: Object.keys(errors).length > 0 };
}

type Values = Record<string, unknown>;

interface Loaded<Rules> {
  rules: Rules;
  parseFields: typeof import('./parse-fields.ts')['parseFields'];
}

/**
 * The rules with their parser, as soon as they are here, and the names of the fields that were left before. On a bad line the
 * next field that gets the focus tries again.
 */
function useLoaded<Rules>(
  id: string,
  load: () => Promise<Rules>,
): {
  loaded: Loaded<Rules> | undefined;
  left: { readonly current: string[] };
} {
  const [loaded, setLoaded] = useState<Loaded<Rules>>();
  const left = useRef<string[]>([]);
  useEffect(() => {
    if (loaded !== undefined) return;
    let isWanted = true;
    let isLoading = false;
    const start = (): void => {
      if (isLoading) return;
      isLoading = true;
      Promise.all([load(), import('./parse-fields.ts')])
        .then(([rules, { parseFields }]) => {
          if (isWanted) setLoaded({ rules, parseFields });
        })
        .catch(() => {
          isLoading = false;
        });
    };
    const onFocus = ({ target }: FocusEvent): void => {
      if (isFieldOf(id, target)) start();
    };
    const onBlur = ({ target }: FocusEvent): void => {
      if (isFieldOf(id, target) && target.name !== '' && !left.current.includes(target.name)) {
        left.current.push(target.name);
      }
    };
    document.addEventListener('focusin', onFocus);
    document.addEventListener('focusout', onBlur);
    const takeBack = whenIdle(start);
    return () => {
      isWanted = false;
      document.removeEventListener('focusin', onFocus);
      document.removeEventListener('focusout', onBlur);
      takeBack();
    };
  }, [id, load, loaded]);
  return { loaded, left };
}

function isFieldOf(
  id: string,
  target: EventTarget | null,
): target is HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement {
  const isField =
    target instanceof HTMLInputElement || target instanceof HTMLSelectElement || target instanceof HTMLTextAreaElement;
  return isField && target.form?.id === id;
}
