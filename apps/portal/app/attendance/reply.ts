import { type ActionFunctionArgs, redirect } from '@remix-run/node';
import { z } from 'zod';
import { actionFailure, actionReply } from '../kit/action-reply.server.ts';
import { requireFailedCall, shownMessage } from '../kit/failed-call.server.ts';
import type { Flash } from '../kit/flash.server.ts';
import type { Api } from '../session/api.server.ts';
import { guarded } from '../session/guarded.server.ts';
import { sendAnswer } from './answer.server.ts';

const idSchema = z.coerce.number().int().positive();
const formSchema = z.object({
  // One for Yes; for Yes to all of today as many as the form lists, and no tutor teaches a hundred classes a day.
  ids: z.array(idSchema).min(1).max(100),
  answer: z.enum(['yes', 'yesToAll']),
});

export function loader(): Response {
  return redirect('/home');
}

/** Answers Yes to one class, or to all of today, where no script takes the form over. */
export const action = guarded(async (args) => {
  const { api } = args;
  const data = await args.request.formData();
  const form = formSchema.safeParse({ ids: data.getAll('id'), answer: data.get('answer') });
  if (!form.success) return reply(args, { tone: 'error', message: unread });
  try {
    const { ids, answer } = form.data;
    const flash = answer === 'yes' ? await answerOne(api, ids[0] ?? 0) : await answerAll(api, ids);
    return reply(args, flash);
  } catch (error) {
    return actionFailure(error, args, '/home');
  }
});

const unread = 'This answer could not be read. Please answer again.';

function reply(args: ActionFunctionArgs, flash: Flash): Promise<Response> {
  return actionReply(args, { result: null, flash }, '/home');
}

async function answerOne(api: Api, id: number): Promise<Flash> {
  const { isTaken, message } = await sendAnswer(api, { Id: id, IsICan: true });
  return { tone: isTaken ? 'success' : 'error', message };
}

/** Each class has its own result: one that is refused keeps the others from nothing. */
async function answerAll(api: Api, ids: readonly number[]): Promise<Flash> {
  const names = await namesOf(api);
  const refusals: string[] = [];
  for (const id of ids) {
    const refusal = await refusalOf(api, id);
    if (refusal !== undefined) refusals.push(`${names.get(id) ?? 'A class'}: ${refusal}`);
  }
  const taken = ids.length - refusals.length;
  const summary = `${taken} of ${ids.length} classes confirmed.`;
  return refusals.length === 0
    ? { tone: 'success', message: summary }
    : { tone: 'error', message: [summary, ...refusals].join(' ') };
}

async function refusalOf(api: Api, id: number): Promise<string | undefined> {
  try {
    const { isTaken, message } = await sendAnswer(api, { Id: id, IsICan: true });
    return isTaken ? undefined : message;
  } catch (error) {
    requireFailedCall(error);
    return shownMessage(error);
  }
}

/** Whose class each request is about, read before it is answered and gone. */
async function namesOf(api: Api): Promise<Map<number, string>> {
  const { body } = await api.attendance.pending();
  return new Map(body.map(({ Id, StuName, ClassTimeStr }) => [Id, StuName ?? ClassTimeStr]));
}
