import { type ActionFunctionArgs, redirect } from '@remix-run/node';
import { attendanceTaken } from '@tutor/api/attendance';
import { z } from 'zod';
import { requireSignedIn } from '../account/guard.server.ts';
import { actionFailure, actionReply } from '../shell/action-reply.server.ts';

/** What an attendance reply came to: taken only on ErrorCode 0 with Body 1 (specification, core §4). */
export interface AttendanceReply {
  id: number;
  isTaken: boolean;
  message: string;
}

const replySchema = z.object({ id: z.coerce.number().int().positive(), answer: z.literal('yes') });

export function loader(): Response {
  return redirect('/home');
}

/** Answers Yes to an attendance confirmation, at once. */
export async function action(args: ActionFunctionArgs): Promise<Response> {
  const { api } = await requireSignedIn(args);
  const form = replySchema.safeParse(Object.fromEntries(await args.request.formData()));
  if (!form.success) {
    const unread = 'This answer could not be read. Please answer again.';
    return actionReply(args, { result: null, flash: { tone: 'error', message: unread } }, '/home');
  }
  const { id } = form.data;
  try {
    const { body, message } = await api.attendance.reply({ body: { Id: id, IsICan: true } });
    const isTaken = body === attendanceTaken;
    const shown =
      message !== '' ? message : isTaken ? 'Attendance confirmed.' : 'Your answer was not taken. Please try again.';
    const result: AttendanceReply = { id, isTaken, message: shown };
    return actionReply(args, { result, flash: { tone: isTaken ? 'success' : 'error', message: shown } }, '/home');
  } catch (error) {
    return actionFailure(error, args, '/home');
  }
}
