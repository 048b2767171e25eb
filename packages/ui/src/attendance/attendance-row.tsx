import { canConfirmAttendance, confirmDeadlineMs } from '@tutor/rules/attendance/penalty';
import { durationText } from '@tutor/rules/time/zoned-text';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleAlert from 'lucide-react/icons/circle-exclamation-point';
import Clock from 'lucide-react/icons/clock';
import { type MouseEvent, type MutableRefObject, useId, useRef } from 'react';
import type { FormSlot } from '../forms/form-slot.tsx';
import { classNames } from '../primitives/behaviour/class-names.ts';
import { useBrowserLayoutEffect } from '../primitives/behaviour/use-browser-layout-effect.ts';
import { Button } from '../primitives/buttons/button.tsx';
import { ButtonLink } from '../primitives/buttons/button-link.tsx';
import { isPlainPress } from '../primitives/buttons/plain-press.ts';
import { StatusTag } from '../primitives/data/status-tag.tsx';
import { ProgressBar } from '../primitives/feedback/progress-bar.tsx';
import { VisuallyHidden } from '../primitives/layout/visually-hidden.tsx';
import * as toneStyles from '../theme/tone.css.ts';
import * as styles from './attendance-row.css.ts';
import { classTimeText, deadlineText, waitingText } from './attendance-text.ts';
import { PenaltyPreview } from './penalty-preview.tsx';

/** A class that waits for the tutor's Yes or No. */
export interface AttendanceItem {
  id: number;
  start?: Date | undefined;
  end?: Date | undefined;
  /** The class time as the service words it; shown when `start` is unknown. */
  timeText: string;
  /** How many classes the answer is for; said where it is more than one. */
  count?: number | undefined;
  studentName?: string | undefined;
  subject?: string | undefined;
  /** In whole centavos: the base of the penalty. */
  lessonFeeCentavos?: number | undefined;
}

/** How far an answer is. Success is the server's to claim: until it has spoken an answer is sending or waiting. */
export type AnswerState =
  | {
      status: 'sending';
      answer?: 'yes' | 'no' | undefined;
      /** Of a photo, in percent. */
      progress?: number | undefined;
    }
  | {
      /** Held up by the line. */
      status: 'waiting';
      answer: 'yes' | 'no';
      tappedAt: Date;
      /** It is being tried again because the tutor asked for it. */
      isPressed?: boolean | undefined;
      /** Of a photo that is tried again, in percent. */
      progress?: number | undefined;
    }
  | { status: 'sent'; message?: string | undefined }
  | { status: 'failed'; message: string; answer?: 'yes' | 'no' | undefined };

/** How a request is answered: where Yes and No lead. */
export interface AttendanceActions {
  /** Where Yes posts `id` and `answer=yes`. */
  action: string;
  Form?: FormSlot | undefined;
  /** Page on which No is said; without it only Yes is offered. */
  noHrefOf?: ((item: AttendanceItem) => string) | undefined;
  /** Says No without leaving the page: called for a plain press instead of following the link. */
  onNo?: ((item: AttendanceItem) => void) | undefined;
  /** Tries a waiting answer now. */
  onRetry?: ((item: AttendanceItem) => void) | undefined;
  /** Takes a waiting answer back. */
  onTakeBack?: ((item: AttendanceItem) => void) | undefined;
}

export interface AttendanceRowProps extends AttendanceActions {
  item: AttendanceItem;
  answer: AnswerState | undefined;
  /** IANA name of the zone to write times in. */
  zone: string;
  now: Date;
  /** Id of the Yes form, unique on the page. */
  formId: string;
}

/** One class that asks for an answer: what, when, until when, what a No costs, and how far the answer is. */
export function AttendanceRow({ item, answer, zone, now, formId, ...actions }: AttendanceRowProps) {
  const id = useId();
  const untilClassMs = item.start === undefined ? undefined : item.start.getTime() - now.getTime();
  const isInTime = untilClassMs === undefined || canConfirmAttendance(untilClassMs);
  const isOpen = answer === undefined || answer.status === 'failed' || answer.status === 'sending';
  const hadFocus = useRef(false);
  const about = `${item.studentName ?? 'this class'}, ${classTimeText(item, now, zone)}`;
  return (
    <>
      <div className={styles.words}>
        <p className={styles.title} id={`${id}-title`}>
          <VisuallyHidden>Can you teach </VisuallyHidden>
          <span>{item.studentName ?? 'this class'}</span>{' '}
          {item.subject === undefined ? null : <span className={styles.subject}>{`· ${item.subject}`}</span>}
        </p>
        <p className={styles.detail}>
          {`${classTimeText(item, now, zone)}${(item.count ?? 1) > 1 ? ` · ${item.count} classes` : ''}`}
        </p>
        {isOpen && item.start !== undefined && untilClassMs !== undefined ? (
          isInTime ? (
            <>
              <p
                className={styles.deadline}
              >{`Answer by ${deadlineText(item.start, now, zone)} (${durationText(untilClassMs - confirmDeadlineMs)} left).`}</p>
              <PenaltyPreview id={`${id}-price`} start={item.start} lessonFeeCentavos={item.lessonFeeCentavos} />
            </>
          ) : (
            <p className={classNames(styles.detail, toneStyles.words.danger)}>
              The time to answer is over. Without an answer the class is cancelled and costs 3 times the lesson fee.
            </p>
          )
        ) : null}
      </div>
      {isOpen && isInTime ? <AnswerForm {...{ item, answer, about, formId, id, ...actions }} /> : null}
      {answer?.status === 'waiting' ? (
        <WaitingActions {...{ item, about, isPressed: answer.isPressed, hadFocus, ...actions }} />
      ) : null}
      <Outcome answer={answer} isInTime={isInTime} zone={zone} hadFocus={hadFocus} />
    </>
  );
}

interface AnswerFormProps extends AttendanceActions {
  item: AttendanceItem;
  answer: AnswerState | undefined;
  /** Student and time: the buttons of several classes stand on one page, and each is called by its own name. */
  about: string;
  formId: string;
  /** Beginning of the ids of the texts that describe the buttons. */
  id: string;
}

function AnswerForm({ item, answer, about, formId, id, action, Form = 'form', noHrefOf, onNo }: AnswerFormProps) {
  const isSending = answer?.status === 'sending';
  const isSendingNo = isSending && answer.answer === 'no';
  const yesWords = answer?.status === 'failed' && answer.answer !== 'no' ? 'Try Yes again' : 'Yes';
  const noHref = noHrefOf?.(item);
  const sayNo = (event: MouseEvent): void => {
    if (onNo === undefined || !isPlainPress(event)) return;
    event.preventDefault();
    onNo(item);
  };
  return (
    <Form id={formId} action={action} method="post" className={styles.form}>
      <input type="hidden" name="id" value={item.id} />
      {noHref === undefined || isSending ? null : (
        <ButtonLink
          href={noHref}
          onClick={sayNo}
          aria-label={`No to ${about}`}
          aria-describedby={`${id}-title ${id}-price`}
        >
          No
        </ButtonLink>
      )}
      {isSendingNo ? null : (
        <Button
          type="submit"
          name="answer"
          value="yes"
          variant="primary"
          isPending={isSending}
          pendingLabel="Sending"
          aria-label={`${isSending ? 'Sending' : yesWords} to ${about}`}
          aria-describedby={`${id}-title`}
        >
          {yesWords}
        </Button>
      )}
    </Form>
  );
}

interface WaitingActionsProps extends AttendanceActions {
  item: AttendanceItem;
  about: string;
  isPressed: boolean | undefined;
  /** Set as the buttons go: whether one of them had the focus. */
  hadFocus: MutableRefObject<boolean>;
}

function WaitingActions({ item, about, isPressed, hadFocus, onRetry, onTakeBack }: WaitingActionsProps) {
  const ref = useRef<HTMLDivElement>(null);
  useBrowserLayoutEffect(() => {
    const buttons = ref.current;
    return () => {
      hadFocus.current = buttons?.contains(document.activeElement) ?? false;
    };
  }, [hadFocus]);
  return (
    <div ref={ref} className={styles.form}>
      {onTakeBack === undefined ? null : (
        <Button variant="quiet" aria-label={`Take back: ${about}`} onClick={() => onTakeBack(item)}>
          Take back
        </Button>
      )}
      {onRetry === undefined ? null : (
        <Button
          isPending={isPressed}
          pendingLabel="Sending"
          aria-label={`${isPressed ? 'Sending' : 'Send now'}: ${about}`}
          onClick={() => onRetry(item)}
        >
          Send now
        </Button>
      )}
    </div>
  );
}

interface OutcomeProps {
  answer: AnswerState | undefined;
  isInTime: boolean;
  zone: string;
  hadFocus: MutableRefObject<boolean>;
}

function Outcome({ answer, isInTime, zone, hadFocus }: OutcomeProps) {
  const ref = useRef<HTMLDivElement>(null);
  const status = answer?.status;
  const before = useRef(status);
  useBrowserLayoutEffect(() => {
    // The pressed button has gone: whoever came by keyboard goes on from what became of it, before the frame finds the focus
    // lost. What was held up also settles by itself, while its reader is elsewhere.
    const hasLeft =
      (before.current === 'sending' && (status === 'sent' || status === 'waiting')) ||
      (before.current === 'waiting' && hadFocus.current && (status === 'sent' || status === 'failed'));
    before.current = status;
    if (hasLeft && document.activeElement === document.body) ref.current?.focus({ preventScroll: true });
  }, [status, hadFocus]);
  return (
    <div role="status" ref={ref} tabIndex={-1} className={styles.result}>
      {answer?.status === 'sending' && answer.answer === 'no' ? (
        <ProgressBar label="Sending your No" value={answer.progress} />
      ) : null}
      {answer?.status === 'waiting' ? (
        <p className={styles.outcome}>
          <StatusTag tone="warning" icon={Clock}>
            Waiting
          </StatusTag>
          <span>{waitingText(answer, isInTime, zone)}</span>
        </p>
      ) : null}
      {answer?.status === 'waiting' && answer.progress !== undefined ? (
        <ProgressBar label="Sending the photo" value={answer.progress} />
      ) : null}
      {answer?.status === 'sent' ? (
        <p className={classNames(styles.outcome, toneStyles.words.success)}>
          <StatusTag tone="success" icon={CircleCheck}>
            Sent
          </StatusTag>
          <span>{answer.message ?? 'Confirmed. See you in class.'}</span>
        </p>
      ) : null}
      {answer?.status === 'failed' ? (
        <p className={classNames(styles.outcome, toneStyles.words.danger)}>
          <StatusTag tone="danger" icon={CircleAlert}>
            Failed
          </StatusTag>
          <span>{answer.message}</span>
        </p>
      ) : null}
    </div>
  );
}
