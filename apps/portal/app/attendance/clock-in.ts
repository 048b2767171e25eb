import { redirect } from '@remix-run/node';
import { type ClockInState, clockInResult } from '@tutor/rules/attendance/clock-in';
import { z } from 'zod';
import { wordsOr } from '../kit/beside/words-or.server.ts';
import { sendButton } from '../kit/forms/send-button.server.ts';
import { guarded } from '../session/guarded.server.ts';

/** What a clock-in came to. */
export interface ClockInResult {
  state: ClockInState;
  message: string;
  isSuccess: boolean;
}

export function loader(): Response {
  return redirect('/home');
}

/** Clocks in for the shift. The message is a success tip only when the service says so (specification, core §4). */
export const action = guarded(async (args) =>
  sendButton<z.ZodType, { result: ClockInResult }>(args, {
    form: await args.request.formData(),
    schema: z.object({}),
    send: async () => {
      const { body, message: said } = await args.api.attendance.registration();
      const { state, isSuccess } = clockInResult(body);
      const message = wordsOr(said, clockInWords(isSuccess));
      return { message, tone: isSuccess ? 'success' : 'error', more: { result: { state, message, isSuccess } } };
    },
    backTo: '/home',
  }),
);

function clockInWords(isSuccess: boolean): string {
  return isSuccess ? 'You are clocked in.' : 'You are not clocked in.';
}
