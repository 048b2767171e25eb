import { confirmableToday } from '@tutor/rules/attendance/reminder-ladder';
import type { SpanMs } from '@tutor/rules/classes/working-day';
import { useRef } from 'react';
import type { FormSlot } from '../forms/form-slot.tsx';
import { Button, type ButtonSize } from '../primitives/buttons/button.tsx';
import type { AnswerState, AttendanceItem } from './attendance-row.tsx';

export interface ConfirmTodayProps {
  items: readonly AttendanceItem[];
  answers: Readonly<Record<number, AnswerState>>;
  /** IANA name of the zone to write times in. */
  zone: string;
  now: Date;
  /** All of the tutor's classes around now: one that goes on past midnight is of today. */
  classes?: readonly SpanMs[] | undefined;
  /** Where the form posts the `id` of each class. */
  action: string;
  Form?: FormSlot | undefined;
  /** Id of the form, unique on the page. */
  formId?: string | undefined;
  size?: ButtonSize | undefined;
}

/** Says Yes to every class of today that can still be confirmed; offered from two such classes on. */
export function ConfirmToday({
  items,
  answers,
  zone,
  now,
  classes,
  action,
  Form = 'form',
  formId = 'attendance-today',
  size = 'small',
}: ConfirmTodayProps) {
  const today = confirmableToday(items, { now, zone, classes });
  const isSending = today.some(({ id }) => answers[id]?.status === 'sending');
  const open = today.filter(({ id }) => answers[id] === undefined || answers[id].status === 'failed');
  // While answers are on their way it stays where it was offered; a single Yes does not make it appear.
  const isOffered = useRef(false);
  isOffered.current = open.length > 1 || (isOffered.current && isSending);
  if (!isOffered.current) return null;
  return (
    <Form id={formId} action={action} method="post">
      {open.map(({ id }) => (
        <input key={id} type="hidden" name="id" value={id} />
      ))}
      <Button
        type="submit"
        name="answer"
        value="yesToAll"
        size={size}
        isPending={isSending}
        pendingLabel="Sending"
      >{`Confirm all today (${open.length})`}</Button>
    </Form>
  );
}
