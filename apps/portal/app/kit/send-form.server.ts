import { json, redirect } from '@remix-run/node';
import type { ApiError } from '@tutor/api/core/api-error';
import { z } from 'zod';
import { requireFailedCall, shownMessage } from './failed-call.server.ts';
import { setFlash } from './flash.server.ts';
import { formKeyProblem, isSentBefore, newFormKey } from './form-key.server.ts';
import { type FormReply, unsent } from './form-reply.ts';

/** What came of a form's call. */
interface Sent<More = object> {
  /** The words of success; none where nothing is to be said. */
  message?: string;
  /** Where the page goes, where that is known only now. */
  backTo?: string;
  /** When a code was sent, in ms since the epoch: the page then stays, with everything typed. */
  sentAtMs?: number;
  /** Nothing was sent yet: the form goes on with this. */
  goesOn?: Partial<More>;
}

interface SendForm<Schema extends z.ZodType, More> {
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
  /** What goes along with whatever is wrong. */
  beside?: () => Partial<More> | Promise<Partial<More>>;
  /** The page after it. Without one the form is a dialog's, which hears that it is done. */
  backTo?: string;
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
  typed,
  fileErrors = {},
  schema,
  send,
  beside = () => ({}),
  backTo,
}: SendForm<Schema, More>): Promise<Response> {
  const nothingSent = { ...unsent(form), ...(name === '' ? {} : { form: name }), ...(intent && { intent }) };
  const { values } = nothingSent;
  const carried = sentAtSchema.safeParse(values.sentAtMs);
  const reply = async (change: Partial<FormReply>, status: number): Promise<Response> =>
    json(
      { ...nothingSent, ...(carried.success && { sentAtMs: carried.data }), ...(await beside()), ...change },
      status,
    );

  const parsed = schema.safeParse(typed ?? values);
  if (!parsed.success || Object.keys(fileErrors).length > 0) {
    const fieldErrors: Record<string, string> = { ...fileErrors };
    for (const issue of parsed.error?.issues ?? []) fieldErrors[String(issue.path[0] ?? '')] ??= issue.message;
    return reply({ fieldErrors, ...rekeyed(values, formKeyProblem(form) !== undefined) }, 400);
  }
  const keyProblem = formKeyProblem(form);
  if (keyProblem !== undefined) return reply({ error: keyProblem, ...rekeyed(values) }, 400);
  try {
    const { message = '', backTo: next = backTo, sentAtMs, goesOn } = await send(parsed.data);
    if (goesOn !== undefined) return await reply(goesOn, 200);
    const flash = message === '' ? null : ({ tone: 'success', message } as const);
    if (next === undefined) return json({ ...nothingSent, isDone: true, flash, sentAtMs, values: {} });
    if (sentAtMs !== undefined) return json({ ...nothingSent, said: message, sentAtMs });
    const setCookie = await setFlash({ tone: 'success', message, clearsDraft: draft });
    return redirect(next, { status: 303, headers: { 'set-cookie': setCookie } });
  } catch (error) {
    requireFailedCall(error);
    const { said, status } = formFailure(error);
    return reply({ ...said, ...rekeyed(values, isSentBefore(error)) }, status);
  }
}

/** A key of our own in place of one that was made up, or that has arrived with other words. */
function rekeyed(values: FormReply['values'], isNeeded = true): Partial<FormReply> {
  return isNeeded ? { values: { ...values, key: newFormKey() } } : {};
}

/** A failed call as a form hears it: the words stand at the form, which keeps what was typed. */
export function formFailure(error: ApiError): { said: { error: string; isLimit?: true }; status: number } {
  const said = { error: shownMessage(error) };
  if (error.kind === 'rateLimited') return { said: { ...said, isLimit: true }, status: 429 };
  return { said, status: error.kind === 'refused' ? 400 : 503 };
}
