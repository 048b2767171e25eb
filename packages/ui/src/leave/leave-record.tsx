import { type LeaveStatus, leaveStatusText } from '@tutor/rules/leave/leave-status';
import CalendarOff from 'lucide-react/icons/calendar-off';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleX from 'lucide-react/icons/circle-x';
import Clock from 'lucide-react/icons/clock';
import Paperclip from 'lucide-react/icons/paperclip';
import History from 'lucide-react/icons/rotate-ccw-clock';
import Undo2 from 'lucide-react/icons/undo-2';
import type { FormEvent, ReactNode } from 'react';
import type { FormSlot } from '../forms/form-slot.tsx';
import { Button } from '../primitives/buttons/button.tsx';
import { ButtonLink } from '../primitives/buttons/button-link.tsx';
import { StatusTag } from '../primitives/data/status-tag.tsx';
import { EmptyState } from '../primitives/feedback/empty-state.tsx';
import { Link } from '../primitives/navigation/link.tsx';
import { Icon } from '../theme/icon.tsx';
import * as styles from './leave.css.ts';

/** A leave as the record shows it. */
export interface LeaveItem {
  id: number;
  kind: string;
  /** From when to when, in words. */
  span: string;
  status: LeaveStatus;
  reason: string;
  /** What the company said to it. */
  remark?: string | undefined;
  attachmentHref?: string | undefined;
  /** What it would take or took, in words. */
  cost?: string | undefined;
  /** Where it is changed; absent when it cannot be. */
  editHref?: string | undefined;
  canUndo: boolean;
}

const looks = [
  { tone: 'warning', icon: Clock },
  { tone: 'success', icon: CircleCheck },
  { tone: 'danger', icon: CircleX },
  { tone: 'neutral', icon: Undo2 },
  { tone: 'neutral', icon: History },
] as const;

/** What became of a request: colour, icon and word. */
export function LeaveStatusTag({ status }: { status: LeaveStatus }) {
  const { tone, icon } = looks[status];
  return (
    <StatusTag tone={tone} icon={icon}>
      {leaveStatusText(status)}
    </StatusTag>
  );
}

export interface LeaveRecordProps {
  /** The latest beginning first. */
  leaves: readonly LeaveItem[];
  /** Where undoing is sent to, with `intent` 'undo' and `id`. */
  action: string;
  Form?: FormSlot | undefined;
  /** Before an undo is sent. */
  onUndo?: ((event: FormEvent<HTMLFormElement>, leave: LeaveItem) => void) | undefined;
  undoingId?: number | undefined;
  /** Where leave is asked for. */
  requestHref: string;
  /** The way to the other pages. */
  pager: ReactNode;
}

/** Every leave of the tutor, with what became of it and what can still be done. */
export function LeaveRecord({
  leaves,
  action,
  Form = 'form',
  onUndo,
  undoingId,
  requestHref,
  pager,
}: LeaveRecordProps) {
  if (leaves.length === 0) {
    return (
      <EmptyState
        headingLevel={2}
        icon={CalendarOff}
        title="No leave yet"
        description="What you ask for is listed here with the company's answer."
        action={
          <ButtonLink href={requestHref} variant="primary">
            Ask for leave
          </ButtonLink>
        }
      />
    );
  }
  return (
    <div className={styles.record}>
      <ul className={styles.list} aria-label="Leave">
        {leaves.map((leave) => (
          <li key={leave.id} className={styles.item}>
            <div className={styles.words}>
              <h2 className={styles.heading}>
                <span>{leave.span}</span> <LeaveStatusTag status={leave.status} />
              </h2>
              <p>{`${leave.kind}: ${leave.reason}`}</p>
              {leave.cost === undefined ? null : <p className={styles.small}>{leave.cost}</p>}
              {leave.remark === undefined ? null : (
                <p className={styles.small}>{`The company says: ${leave.remark}`}</p>
              )}
              {leave.attachmentHref === undefined ? null : (
                <p className={styles.small}>
                  <Link href={leave.attachmentHref} target="_blank" rel="noreferrer">
                    <Icon of={Paperclip} size="small" /> Attachment
                  </Link>
                </p>
              )}
            </div>
            {leave.editHref === undefined && !leave.canUndo ? null : (
              <div className={styles.actions}>
                {leave.editHref === undefined ? null : (
                  <ButtonLink href={leave.editHref} size="small" aria-label={`Edit ${leave.span}`}>
                    Edit
                  </ButtonLink>
                )}
                {leave.canUndo ? (
                  <Form
                    id={`undo-${leave.id}`}
                    action={action}
                    method="post"
                    onSubmit={(event) => onUndo?.(event, leave)}
                  >
                    <input type="hidden" name="intent" value="undo" />
                    <input type="hidden" name="id" value={leave.id} />
                    <Button
                      type="submit"
                      size="small"
                      variant="quiet"
                      aria-label={`${undoingId === leave.id ? 'Submitting...' : 'Undo'} ${leave.span}`}
                      isPending={undoingId === leave.id}
                      pendingLabel="Submitting..."
                    >
                      Undo
                    </Button>
                  </Form>
                ) : null}
              </div>
            )}
          </li>
        ))}
      </ul>
      {pager}
    </div>
  );
}
