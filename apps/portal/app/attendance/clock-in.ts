import { redirect } from '@remix-run/node';
import { type ClockInState, clockInResult } from '@tutor/rules/attendance/clock-in';
import { actionFailure, actionReply } from '../kit/action-reply.server.ts';
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
export const action = guarded(async (args) => {
  const { api } = args;
  try {
    const { body, message } = await api.attendance.registration();
    const { state, isSuccess } = clockInResult(body);
    const shown = message === '' ? clockInWords(isSuccess) : message;
    const result: ClockInResult = { state, message: shown, isSuccess };
    return actionReply(args, { result, flash: { tone: isSuccess ? 'success' : 'error', message: shown } }, '/home');
  } catch (error) {
    return actionFailure(error, args, '/home');
  }
});

function clockInWords(isSuccess: boolean): string {
  return isSuccess ? 'You are clocked in.' : 'You are not clocked in.';
}
