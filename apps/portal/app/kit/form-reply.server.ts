import { json } from '@remix-run/node';
import type { z } from 'zod';
import { errorFlash } from './action-reply.server.ts';
import { requireFailedCall, shownMessage } from './failed-call.server.ts';
import type { Flash } from './flash.server.ts';
import { formKeyProblem, isSentBefore, newFormKey } from './form-key.server.ts';
import type { RequestArguments } from './request-arguments.ts';

/** What a dialog's form gets back: done, or what was wrong with which field, or with the whole. */
export interface FormReply {
  isDone: boolean;
  /** Which of the form's buttons was pressed. */
  intent: string;
  error: string | null;
  fieldErrors: Record<string, string>;
  flash: Flash | null;
  /** When a code was sent, in ms since the epoch by the service's clock. */
  sentAtMs?: number;
  /** The form's key from now on. */
  key?: string;
}

/** Reads a form by its schema, makes the call, and says how it went; typed values stay with the dialog. */
export async function formReply<Schema extends z.ZodType>(
  _args: RequestArguments,
  {
    intent,
    schema,
    form,
    typed = Object.fromEntries(form),
    send,
  }: {
    intent: string;
    schema: Schema;
    form: FormData;
    /** What the schema reads where a field comes several times; by default each field's value. */
    typed?: Readonly<Record<string, unknown>>;
    /** Makes the call; gives the words of success and what else the dialog should know. */
    send: (values: z.output<Schema>) => Promise<{ message?: string; sentAtMs?: number }>;
  },
): Promise<Response> {
  const refused = { isDone: false, intent, error: null, fieldErrors: {}, flash: null } satisfies FormReply;
  const keyProblem = formKeyProblem(form);
  if (keyProblem !== undefined) return json<FormReply>({ ...refused, error: keyProblem, key: newFormKey() }, 400);
  const parsed = schema.safeParse(typed);
  if (!parsed.success) {
    const fieldErrors: Record<string, string> = {};
    for (const issue of parsed.error.issues) fieldErrors[String(issue.path[0] ?? '')] ??= issue.message;
    return json<FormReply>({ ...refused, fieldErrors }, 400);
  }
  try {
    const { message, sentAtMs } = await send(parsed.data);
    const flash: Flash | null = message === undefined || message === '' ? null : { tone: 'success', message };
    return json<FormReply>({ ...refused, isDone: true, flash, ...(sentAtMs === undefined ? {} : { sentAtMs }) });
  } catch (error) {
    requireFailedCall(error);
    if (error.kind === 'rateLimited') return json<FormReply>({ ...refused, flash: errorFlash(error) }, 429);
    const again = isSentBefore(error) ? { key: newFormKey() } : {};
    return json<FormReply>({ ...refused, error: shownMessage(error), ...again }, 400);
  }
}
