import type { SpanMs } from '@tutor/rules/classes/working-day';
import { useNow } from '../primitives/behaviour/now.tsx';
import { Button } from '../primitives/buttons/button.tsx';
import { Dialog } from '../primitives/dialogs/dialog.tsx';
import { Disclosure } from '../primitives/layout/disclosure.tsx';
import * as styles from './attendance-dialog.css.ts';
import * as rowStyles from './attendance-row.css.ts';
import { type AnswerState, type AttendanceActions, type AttendanceItem, AttendanceRow } from './attendance-row.tsx';
import { confirmRule } from './attendance-text.ts';
import { ConfirmToday } from './confirm-today.tsx';
import { PenaltyTable } from './penalty-table.tsx';

export interface AttendanceDialogProps extends AttendanceActions {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  attendance: readonly AttendanceItem[];
  /** How far each answer is, by the request's id. */
  answers?: Readonly<Record<number, AnswerState>> | undefined;
  /** IANA name of the zone to write times in. */
  zone: string;
  /** Where 'Confirm all today' posts the `id` of each class. */
  confirmTodayAction: string;
  /** All of the tutor's classes around now: one that goes on past midnight is of today. */
  classes?: readonly SpanMs[] | undefined;
}

/** Asks for every class that waits for a confirmation (specification, core §4 'Course attendance dialog'). */
export function AttendanceDialog({
  isOpen,
  onOpenChange,
  attendance,
  answers = {},
  zone,
  confirmTodayAction,
  classes,
  ...actions
}: AttendanceDialogProps) {
  const now = useNow('minute');
  // What was answered stays in the list to say what became of it; it is asked about no more.
  const open = attendance.filter(({ id }) => answers[id]?.status !== 'sent').length || attendance.length;
  const fees = new Set(attendance.map((item) => item.lessonFeeCentavos));
  const [onlyFee] = fees;
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={open === 1 ? 'Can you teach this class?' : `Can you teach these ${open} classes?`}
      description={
        <>
          <p>{confirmRule.deadline}</p>
          <p>{confirmRule.price}</p>
        </>
      }
      className={styles.panel}
      footer={
        <>
          <Button variant="quiet" onClick={() => onOpenChange(false)}>
            Later
          </Button>
          <ConfirmToday
            items={attendance}
            answers={answers}
            zone={zone}
            now={now}
            classes={classes}
            action={confirmTodayAction}
            Form={actions.Form}
            formId="attendance-dialog-today"
            size="medium"
          />
        </>
      }
    >
      <ul className={styles.list}>
        {attendance.map((item) => (
          <li key={item.id} className={rowStyles.row}>
            <AttendanceRow
              item={item}
              answer={answers[item.id]}
              zone={zone}
              now={now}
              formId={`attendance-dialog-${item.id}`}
              {...actions}
            />
          </li>
        ))}
      </ul>
      <Disclosure summary="What a No costs">
        <PenaltyTable isCaptionHidden lessonFeeCentavos={fees.size === 1 ? onlyFee : undefined} />
      </Disclosure>
    </Dialog>
  );
}
