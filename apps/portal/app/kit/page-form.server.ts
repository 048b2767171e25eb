import { json, redirect } from '@remix-run/node';
import { z } from 'zod';
import { formFailure } from './action-reply.server.ts';
import { requireFailedCall } from './failed-call.server.ts';
import { setFlash } from './flash.server.ts';
import { formKeyProblem, isSentBefore, newFormKey } from './form-key.server.ts';
import type { RequestArguments } from './request-arguments.ts';

/** What a form of a page gets back when it was refused: what was wrong, and what was typed. */
export interface PageFormReply {
  /** Name of the form, where a page has several. */
  form: string;
  error: string | null;
  /** The service asked to slow down (HTTP 229): `error` is said in the limit-flow dialog, too. */
  isLimit?: boolean;
  fieldErrors: Record<string, string>;
  values: Record<string, string>;
  /** What a button of the form has done; the form goes on. */
  said?: string;
  /** When a code was sent, in ms since the epoch by the service's clock; the form carries it, and a refusal keeps it. */
  sentAtMs?: number;
}

const sentAtSchema = z.coerce.number().int().positive();

/**
 * Reads a form of a page by its schema and makes its call. Done: a redirect with the words of success, and the form's draft
 * is forgotten. Refused: what was wrong, with everything typed, for pages with and without JavaScript alike.
 */
export async function pageFormReply<Schema extends z.ZodType>(
  _args: RequestArguments,
  {
    name,
    form,
    typed,
    fileErrors = {},
    schema,
    send,
    backTo,
  }: {
    /** Of the form and its draft. */
    name: string;
    form: FormData;
    /** What the schema reads where a field comes several times; by default each field's text. */
    typed?: Readonly<Record<string, unknown>>;
    /** What was wrong with posted files, by field. */
    fileErrors?: Readonly<Record<string, string>>;
    schema: Schema;
    /**
     * Makes the call; gives the words of success, and where to go where that is known only now. A code that was sent has its
     * time: then the page stays, with everything typed.
     */
    send: (values: z.output<Schema>) => Promise<{ message: string; backTo?: string; sentAtMs?: number }>;
    backTo: string;
  },
): Promise<Response> {
  const values = Object.fromEntries(
    [...form].flatMap(([field, value]) => (typeof value === 'string' ? [[field, value] as const] : [])),
  );
  const carried = sentAtSchema.safeParse(values.sentAtMs);
  const refused: PageFormReply = {
    form: name,
    error: null,
    fieldErrors: {},
    values,
    ...(carried.success ? { sentAtMs: carried.data } : {}),
  };
  const keyProblem = formKeyProblem(form);
  if (keyProblem !== undefined) {
    return json<PageFormReply>({ ...refused, error: keyProblem, values: { ...values, key: newFormKey() } }, 400);
  }
  const parsed = schema.safeParse(typed ?? values);
  if (!parsed.success || Object.keys(fileErrors).length > 0) {
    const fieldErrors: Record<string, string> = { ...fileErrors };
    for (const issue of parsed.error?.issues ?? []) fieldErrors[String(issue.path[0] ?? '')] ??= issue.message;
    return json<PageFormReply>({ ...refused, fieldErrors }, 400);
  }
  try {
    const { message, backTo: next = backTo, sentAtMs } = await send(parsed.data);
    if (sentAtMs !== undefined) {
      return json<PageFormReply>({ form: name, error: null, fieldErrors: {}, values, said: message, sentAtMs });
    }
    const flash = await setFlash({ tone: 'success', message, clearsDraft: name });
    return redirect(next, { status: 303, headers: { 'set-cookie': flash } });
  } catch (error) {
    requireFailedCall(error);
    const { said, status } = formFailure(error);
    const again = isSentBefore(error) ? { values: { ...values, key: newFormKey() } } : {};
    return json<PageFormReply>({ ...refused, ...said, ...again }, status);
  }
}
