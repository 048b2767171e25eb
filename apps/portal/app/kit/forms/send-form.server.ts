import { json, redirect } from '@remix-run/node';
import type { ApiError } from '@tutor/api/core/api-error';
import { z } from 'zod';
import { requireFailedCall, shownMessage } from '../server/failed-call.server.ts';
import { type Flash, setFlash } from './flash.server.ts';
import { formKeyProblem, isSentBefore, newFormKey } from './form-key.server.ts';
import { type FormReply, typedTexts, unsent } from './form-reply.ts';

/** What came of a form's call. */
export interface Sent<More = object> {
  /** The words of success; none where nothing is to be said. */
  message?: string;
  /** How they are said; as a success where this is left out. */
  tone?: Flash['tone'];
  /** Where the page goes, where that is known only now. */
  backTo?: string;
  /** When a code was sent, in ms since the epoch: the page then stays, with everything typed. */
  sentAtMs?: number;
  /** What the form's own page alone understands of it. */
  more?: Partial<More>;
  /** The form goes on with everything typed: nothing was sent for good, or only a button has done its work. */
  goesOn?: true;
  /** Why nothing came of it, where no call has failed. */
  refused?: Partial<Pick<FormReply, 'error' | 'fieldErrors'>>;
}

export interface SendForm<Schema extends z.ZodType, More> {
  form: FormData;
  /** Of the form on its page, and of its draft. */
  name?: string;
  /** Name of the draft, where it is another one. */
  draft?: string;
  /** The button, where the form does not say it. */
  intent?: string;
  /** What the schema reads where a field comes several times; by default each field's text. */
  typed?: Readonly<Record<string, unknown>>;
  /** What was wrong with posted files, by field. */
  fileErrors?: Readonly<Record<string, string>>;
  schema: Schema;
  /** Makes the call. A failed one is refused in its words; `guarded` answers for a lost session. */
  send: (values: z.output<Schema>) => Promise<Sent<More>>;
  /** What goes along with whatever is wrong, of a failed call too. */
  beside?: (failure?: ApiError) => Partial<More> | Promise<Partial<More>>;
  /** The page after it. Without one the form stays where it is, such as a dialog's, and hears that it is done. */
  backTo?: string | undefined;
}

const sentAtSchema = z.coerce.number().int().positive();

/**
 * Reads a form by its schema and makes its call. Done, a page is left with the words of success and without its draft, and a
 * dialog hears of it. Refused, both get what was wrong and everything typed, with and without JavaScript.
 */
export async function sendForm<Schema extends z.ZodType, More = object>({
  form,
  name = '',
  draft = name,
  intent,
  typed = typedTexts(form),
  fileErrors = {},
  schema,
  send,
  beside = () => ({}),
  backTo,
}: SendForm<Schema, More>): Promise<Response> {
  const nothingSent = { ...unsent(form), ...(name === '' ? {} : { form: name }), ...(intent && { intent }) };
  const { values } = nothingSent;
  const carried = sentAtSchema.safeParse(values.sentAtMs);
  const reply = async (change: Partial<FormReply>, status: number, failure?: ApiError): Promise<Response> => {
    const kept = carried.success ? { sentAtMs: carried.data } : {};
    return json({ ...nothingSent, ...kept, ...(await beside(failure)), ...change }, status);
  };

  const parsed = schema.safeParse(typed);
  if (!parsed.success || Object.keys(fileErrors).length > 0) {
    const fieldErrors = { ...(parsed.error && fieldErrorsOf(parsed.error)), ...fileErrors };
    return reply({ fieldErrors, ...rekeyed(values, formKeyProblem(form) !== undefined) }, 400);
  }
  const keyProblem = formKeyProblem(form);
  if (keyProblem !== undefined) return reply({ error: keyProblem, ...rekeyed(values) }, 400);
  try {
    const { message = '', tone = 'success', ...sent } = await send(parsed.data);
    const { backTo: next = backTo, sentAtMs, more, goesOn, refused } = sent;
    if (refused !== undefined) return await reply({ ...refused, ...more }, 400);
    if (goesOn) return await reply({ ...more, ...(message !== '' && { said: message }) }, 200);
    const flash = message === '' ? null : { tone, message };
    if (next === undefined) return json({ ...nothingSent, isDone: true, flash, sentAtMs, values: {}, ...more });
    if (sentAtMs !== undefined) return json({ ...nothingSent, said: message, sentAtMs });
    if (flash === null && draft === '') return redirect(next, 303);
    const setCookie = await setFlash({ tone, message, ...(draft !== '' && { clearsDraft: draft }) });
    return redirect(next, { status: 303, headers: { 'set-cookie': setCookie } });
  } catch (error) {
    requireFailedCall(error);
    const { said, status } = formFailure(error);
    return reply({ ...said, ...rekeyed(values, isSentBefore(error)) }, status, error);
  }
}

/** Sends what its schema finds right, where that schema is known only once the form is being sent. */
export async function checkedSend<Schema extends z.ZodType, More>(
  schema: Schema,
  typed: Readonly<Record<string, unknown>>,
  send: (values: z.output<Schema>) => Promise<Sent<More>>,
): Promise<Sent<More>> {
  const parsed = schema.safeParse(typed);
  return parsed.success ? send(parsed.data) : { refused: { fieldErrors: fieldErrorsOf(parsed.error) } };
}

/** The first message of each field that was refused. */
function fieldErrorsOf({ issues }: z.ZodError): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const { path, message } of issues) errors[String(path[0] ?? '')] ??= message;
  return errors;
}

/** A key of our own in place of one that was made up, or that has arrived with other words. */
function rekeyed(values: FormReply['values'], isNeeded = true): Partial<FormReply> {
  return isNeeded ? { values: { ...values, key: newFormKey() } } : {};
}

/** A failed call as a form hears it: the words stand at the form, which keeps what was typed. */
function formFailure(error: ApiError): { said: { error: string; isLimit?: true }; status: number } {
  const said = { error: shownMessage(error) };
  if (error.kind === 'rateLimited') return { said: { ...said, isLimit: true }, status: 429 };
  return { said, status: error.kind === 'refused' ? 400 : 503 };
}
