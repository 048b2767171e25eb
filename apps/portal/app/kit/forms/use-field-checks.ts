import { parse, useForm } from '@conform-to/react';
import { seconds } from '@tutor/rules/time/durations';
import { type FormEvent, useCallback, useEffect, useRef, useState } from 'react';
import type { z } from 'zod';
import { whenIdle } from '../line/when-idle.ts';
import { isFieldOf, useTypedFields } from './use-typed-fields.ts';

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
 * Checks a form's fields by its schema when one that was typed into is left, and before the form is sent; the server checks by
 * the same schema.
 * Give the form the `id`, each field `${id}-${name}`, and the submit event to `onSubmit`, which prevents it while something is
 * wrong. The schema loads once the page is idle or a field gets the focus. Fields that were left before are checked then, and what
 * is sent before waits for it, unless something is changed meanwhile; where it does not come, the server checks alone.
 */
export function useFieldChecks<Rules>({ id, load, schemaOf }: FieldChecks<Rules>) {
  const { loaded, left, start } = useLoaded(id, load);
  const held = useRef<{ form: HTMLFormElement; submitter: HTMLElement | null }>(undefined);
  const [isPassing, setPassing] = useState(false);
  /** What the last check found, by field. */
  const found = useRef<Readonly<Record<string, unknown>>>({});
  const [form] = useForm<Values, unknown, string[]>({
    id,
    onValidate: ({ formData }) => {
      if (loaded === undefined) return parse<unknown, string[]>(formData, { resolve: (value) => ({ value }) });
      const parsed = loaded.parseFields(formData, { schema: schemaOf(loaded.rules) });
      found.current = (parsed.status === 'success' ? undefined : parsed.error) ?? {};
      return parsed;
    },
    // Leaving a field is watched here: conform would check those, too, that one only passes on the way by Tab.
    shouldValidate: 'onSubmit',
    shouldRevalidate: 'onInput',
  });
  const { validate } = form;
  useTypedFields(id, {
    onLeft: (field) => {
      if (loaded === undefined) left.current.push(field.name);
      // A field also loses the focus as its dialog goes. Its form, asked then, would be sent by the browser itself.
      else loaded.afterPress(() => field.isConnected && validate({ name: field.name }));
    },
  });
  useEffect(() => {
    if (loaded === undefined) return;
    for (const name of left.current.splice(0)) validate({ name });
  }, [loaded, left, validate]);
  const onSubmit = (event: FormEvent<HTMLFormElement>): void => {
    const submitter = event.nativeEvent instanceof SubmitEvent ? event.nativeEvent.submitter : null;
    // A field that was left asks by an event of this kind, too.
    const isOfOneField = submitter?.getAttribute('name') === INTENT;
    if (loaded !== undefined || isPassing) {
      form.onSubmit(event);
      if (event.defaultPrevented && !isOfOneField) focusUnseen(event.currentTarget, found.current);
      return;
    }
    // What a field of the form has stopped, such as a file on its way, does not go by itself later.
    if (event.defaultPrevented) return;
    event.preventDefault();
    // The field is kept in `left`.
    if (isOfOneField || held.current !== undefined) return;
    const press = { form: event.currentTarget, submitter };
    held.current = press;
    // Who chooses a file or types after the press is not done: that is not sent before another press.
    const takeBack = (): void => {
      if (held.current === press) held.current = undefined;
    };
    press.form.addEventListener('input', takeBack, { once: true });
    void Promise.race([start(), new Promise((resolve) => setTimeout(resolve, longestWaitMs))]).then(
      () => held.current === press && setPassing(true),
    );
  };
  useEffect(() => {
    if (!isPassing) return;
    const press = held.current;
    held.current = undefined;
    if (press?.form.isConnected) press.form.requestSubmit(press.submitter?.isConnected ? press.submitter : null);
    setPassing(false);
  }, [isPassing]);
  const errors: Record<string, string | undefined> = Object.fromEntries(
    Object.entries(form.allErrors).map(([name, messages]) => [name, messages[0]] as const),
  );
  return { id: form.id, onSubmit, errors, hasErrors: Object.keys(errors).length > 0 };
}

/**
 * Conform moves the focus to the first field at fault. Of a control that sends by hidden inputs, such as one for files, it finds
 * one of those, which takes none: the control itself does.
 */
function focusUnseen(form: HTMLFormElement, errors: Readonly<Record<string, unknown>>): void {
  for (const field of form.elements) {
    if (!isFieldOf(form.id, field) || field.name === '' || errors[field.name] == null) continue;
    if (field.type === 'hidden') document.getElementById(`${form.id}-${field.name}`)?.focus();
    return;
  }
}

type Values = Record<string, unknown>;

/** What is sent does not wait longer for its checks. */
const longestWaitMs = seconds(3);
/** Name under which conform asks for the check of one field. */
const INTENT = '__intent__';

interface Loaded<Rules> {
  rules: Rules;
  parseFields: typeof import('./parse-fields.ts')['parseFields'];
  afterPress: typeof import('./parse-fields.ts')['afterPress'];
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
  /** Loads them now; resolves when they are here or cannot be had. */
  start: () => Promise<void>;
} {
  const [loaded, setLoaded] = useState<Loaded<Rules>>();
  const left = useRef<string[]>([]);
  const loading = useRef<Promise<void>>(undefined);
  const start = useCallback((): Promise<void> => {
    loading.current ??= Promise.all([load(), import('./parse-fields.ts')]).then(
      ([rules, parts]) => setLoaded({ rules, ...parts }),
      () => {
        loading.current = undefined;
      },
    );
    return loading.current;
  }, [load]);
  useEffect(() => {
    if (loaded !== undefined) return;
    const onFocus = ({ target }: FocusEvent): void => {
      if (isFieldOf(id, target)) void start();
    };
    document.addEventListener('focusin', onFocus);
    const takeBack = whenIdle(() => void start());
    return () => {
      document.removeEventListener('focusin', onFocus);
      takeBack();
    };
  }, [id, start, loaded]);
  return { loaded, left, start };
}
