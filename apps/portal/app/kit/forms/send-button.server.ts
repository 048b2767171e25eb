import { json, redirect } from '@remix-run/node';
import { safeReturnPath } from '@tutor/rules/account/return-path';
import type { z } from 'zod';
import type { RequestArguments } from '../server/request-arguments.ts';
import { type Flash, setFlash } from './flash.server.ts';
import { type FormReply, refusalOf } from './form-reply.ts';
import { type SendForm, sendForm } from './send-form.server.ts';

interface SendButton<Schema extends z.ZodType, More>
  extends Pick<SendForm<Schema, More>, 'form' | 'intent' | 'typed' | 'schema' | 'send'> {
  /** Where it leads without JavaScript, if the page that it was pressed on is not known. */
  backTo: string;
}

/** `sendForm` for a button, whose form keeps nothing and has no page of its own. */
export async function sendButton<Schema extends z.ZodType, More = object>(
  args: Pick<RequestArguments, 'context'>,
  { backTo, ...form }: SendButton<Schema, More>,
): Promise<Response> {
  const answer = await sendForm<Schema, More>(form);
  if (answer.headers.has('location')) return answer;
  const reply: FormReply = await answer.json();
  const flash = reply.flash ?? refusalFlash(reply);
  if (args.context.isDataRequest) return json({ ...reply, flash }, answer.status);
  return leadBack(args, flash, backTo);
}

/** Back to the page that a form without JavaScript was sent from, with the words of what came of it. */
export async function leadBack(
  { context }: Pick<RequestArguments, 'context'>,
  flash: Flash | null,
  backTo: string,
): Promise<Response> {
  const headers = new Headers();
  if (flash !== null) headers.append('set-cookie', await setFlash(flash));
  return redirect(safeReturnPath(context.pagePath, backTo), { status: 303, headers });
}

function refusalFlash(reply: FormReply): Flash | null {
  const message = refusalOf(reply);
  if (message === undefined) return null;
  return { tone: 'error', message, ...(reply.isLimit && { isLimit: true }) };
}
