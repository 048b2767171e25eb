import { useFetcher } from '@remix-run/react';
import type { AnswerState } from '@tutor/ui/attendance/needs-answer';
import type { FormSlotProps } from '@tutor/ui/shell/form-slot';
import { createContext, useContext, useEffect } from 'react';
import type { ActionReply } from '../shell/action-reply.server.ts';
import { useReplyToast } from '../shell/reply-toast.ts';
import type { AttendanceReply } from './reply.ts';

/** Told by each form how its answer stands. */
export const AnswersContext = createContext<(formId: string, answer: AnswerState) => void>(() => undefined);

/** One attendance form: sends in the background and reports how the answer stands; a plain form without JavaScript. */
export function AttendanceForm({ id = '', children, ...rest }: FormSlotProps) {
  const fetcher = useFetcher<ActionReply<AttendanceReply>>();
  const report = useContext(AnswersContext);
  const { state, data } = fetcher;
  useReplyToast(data);
  useEffect(() => {
    if (state === 'submitting') report(id, { status: 'sending' });
    else if (data !== undefined) report(id, answerState(data));
  }, [state, data, id, report]);
  return (
    <fetcher.Form {...rest} id={id}>
      {children}
    </fetcher.Form>
  );
}

function answerState(reply: ActionReply<AttendanceReply>): AnswerState {
  if (reply.result?.isTaken === true) return { status: 'sent', message: reply.result.message };
  return { status: 'failed', message: reply.result?.message ?? reply.flash?.message ?? 'Please try again.' };
}
