import { redirect } from '@remix-run/node';
import { z } from 'zod';
import { sendButton } from '../kit/forms/send-button.server.ts';
import type { Sent } from '../kit/forms/send-form.server.ts';
import { requireFailedCall, shownMessage } from '../kit/server/failed-call.server.ts';
import type { Api } from '../session/api.server.ts';
import { guarded } from '../session/guarded.server.ts';
import { sendAnswer } from './answer.server.ts';

const unread = 'This answer could not be read. Please answer again.';
const idSchema = z.coerce.number(unread).int(unread).positive(unread);
const formSchema = z.object({
  // One for Yes; for Yes to all of today as many as the form lists, and no tutor teaches a hundred classes a day.
  ids: z.array(idSchema).min(1, unread).max(100, unread),
  answer: z.enum(['yes', 'yesToAll'], unread),
});

export function loader(): Response {
  return redirect('/home');
}

/** Answers Yes to one class, or to all of today, where no script takes the form over. */
export const action = guarded(async (args) => {
  const form = await args.request.formData();
  return sendButton(args, {
    form,
    typed: { ids: form.getAll('id'), answer: form.get('answer') },
    schema: formSchema,
    send: ({ ids, answer }) => (answer === 'yes' ? answerOne(args.api, ids[0] ?? 0) : answerAll(args.api, ids)),
    backTo: '/home',
  });
});

async function answerOne(api: Api, id: number): Promise<Sent> {
  const { isTaken, message } = await sendAnswer(api, { Id: id, IsICan: true });
  return isTaken ? { message } : { refused: { error: message } };
}

/** Each class has its own result: one that is refused keeps the others from nothing. */
async function answerAll(api: Api, ids: readonly number[]): Promise<Sent> {
  const names = await namesOf(api);
  const refusals: string[] = [];
  for (const id of ids) {
    const refusal = await refusalOf(api, id);
    if (refusal !== undefined) refusals.push(`${names.get(id) ?? 'A class'}: ${refusal}`);
  }
  const taken = ids.length - refusals.length;
  const summary = `${taken} of ${ids.length} classes confirmed.`;
  return refusals.length === 0 ? { message: summary } : { refused: { error: [summary, ...refusals].join(' ') } };
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
