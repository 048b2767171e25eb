import { isSecretField } from '@tutor/rules/account/secret-field';
import type { Flash } from './flash.server.ts';

interface AnyFormReply {
  /** The form has done its work. */
  isDone: boolean;
  /** Name of the form, where a page has several. */
  form: string;
  /** Which of its buttons was pressed. */
  intent: string;
  /** Why the whole was refused. */
  error: string | null;
  /** The service asked to slow down (HTTP 229): `error` is said in the limit-flow dialog. */
  isLimit?: boolean;
  fieldErrors: Record<string, string>;
  /** What was typed but for passwords, with the key that the form has from now on. */
  values: Record<string, string>;
  /** A message of its own, beside the form. */
  flash: Flash | null;
  /** What a button of the form has done; the form goes on. */
  said?: string;
  /** When a code was sent, in ms since the epoch by the service's clock; the form carries it, and a refusal keeps it. */
  sentAtMs?: number;
}

/** What any form gets back. `More` is what its own page alone understands; a line that was lost knows nothing of it. */
export type FormReply<More = object> = AnyFormReply & Partial<More>;

type TypedForm = Iterable<readonly [field: string, value: FormDataEntryValue]>;

/** The text fields of a form; of several with one name the last. */
export function typedTexts(form: TypedForm): Record<string, string> {
  return Object.fromEntries(
    [...form].flatMap(([field, value]) => (typeof value === 'string' ? [[field, value] as const] : [])),
  );
}

/** The reply to a form that nothing came of yet. A password never travels back. */
export function unsent(form: TypedForm): AnyFormReply {
  const texts = Object.entries(typedTexts(form));
  const values = Object.fromEntries(texts.filter(([field]) => !isSecretField(field)));
  return {
    isDone: false,
    form: values.form ?? '',
    intent: values.intent ?? '',
    error: null,
    fieldErrors: {},
    values,
    flash: null,
  };
}

/** Why nothing came of a form that shows no field's fault beside its field. */
export function refusalOf({ error, fieldErrors }: Pick<FormReply, 'error' | 'fieldErrors'>): string | undefined {
  return error ?? Object.values(fieldErrors)[0];
}
