import {
  canConfirmAttendance,
  cancellationPenalty,
  confirmDeadlineMs,
  type Penalty,
} from '@tutor/rules/attendance/penalty';
import type { MessageKind } from '@tutor/rules/messages/message-kinds';
import { dayText, durationText, nearDayText, timeRangeText, timeText } from '@tutor/rules/time/zoned-text';
import { CircleAlert, CircleCheck, FilePenLine, Inbox } from 'lucide-react';
import { useId } from 'react';
import { messageKindLooks } from '../messages/message-kind.tsx';
import { Badge } from '../primitives/badge.tsx';
import { Button } from '../primitives/button.tsx';
import { ButtonLink } from '../primitives/button-link.tsx';
import { Card } from '../primitives/card.tsx';
import { classNames } from '../primitives/class-names.ts';
import { EmptyState } from '../primitives/empty-state.tsx';
import { useLinkComponent } from '../primitives/link-provider.tsx';
import { useNow } from '../primitives/now.tsx';
import * as toneStyles from '../primitives/tone.css.ts';
import { VisuallyHidden } from '../primitives/visually-hidden.tsx';
import type { FormSlot } from '../shell/form-slot.tsx';
import { Icon } from '../theme/icon.tsx';
import * as styles from './needs-answer.css.ts';

/** A class that waits for the tutor's Yes. */
export interface AttendanceItem {
  id: number;
  start?: Date | undefined;
  end?: Date | undefined;
  /** The class time as the service words it; shown when `start` is unknown. */
  timeText: string;
  studentName?: string | undefined;
  subject?: string | undefined;
}

export type AnswerState =
  | { status: 'sending' }
  | { status: 'sent'; message?: string | undefined }
  | { status: 'failed'; message: string };

/** An unread message. */
export interface NoticeItem {
  id: number;
  title: string;
  kind: MessageKind;
  sentAt: Date;
  href: string;
}

/** A class that is over and has no remark. */
export interface RemarkItem {
  id: string;
  start: Date;
  studentName?: string | undefined;
  href: string;
}

export interface NeedsAnswerProps {
  attendance: readonly AttendanceItem[];
  /** How far each answer is, by the request's id. */
  answers?: Readonly<Record<number, AnswerState>> | undefined;
  /** Where Yes posts `id` and `answer=yes`. */
  action: string;
  Form?: FormSlot | undefined;
  /** IANA name of the zone to write times in. */
  zone: string;
  notices?: readonly NoticeItem[] | undefined;
  missingRemarks?: readonly RemarkItem[] | undefined;
  /** Leads to saying No; without it only Yes is offered. */
  noHrefOf?: ((item: AttendanceItem) => string) | undefined;
}

/** The last moment for an answer, with its day unless that is today. */
function deadlineText(start: Date, now: Date, zone: string): string {
  const deadline = new Date(start.getTime() - confirmDeadlineMs);
  const time = timeText(deadline, zone);
  return nearDayText(deadline, now, zone) === 'Today' ? time : `${dayText(deadline, zone)}, ${time}`;
}

function penaltyText({ feePercent, points }: Penalty): string {
  if (feePercent === 0) return 'A No now costs nothing.';
  const fee = feePercent === 300 ? '3 times the lesson fee' : `${feePercent}% of the lesson fee`;
  return `A No now costs ${fee} and ${points} points.`;
}

interface AttendanceRowProps {
  item: AttendanceItem;
  answer: AnswerState | undefined;
  action: string;
  Form: FormSlot;
  zone: string;
  now: Date;
  noHref: string | undefined;
}

function AttendanceRow({ item, answer, action, Form, zone, now, noHref }: AttendanceRowProps) {
  const titleId = useId();
  const untilClassMs = item.start === undefined ? undefined : item.start.getTime() - now.getTime();
  const isInTime = untilClassMs === undefined || canConfirmAttendance(untilClassMs);
  const isSent = answer?.status === 'sent';
  return (
    <li className={styles.item}>
      <div className={styles.words}>
        <p className={styles.title} id={titleId}>
          <VisuallyHidden>Can you teach </VisuallyHidden>
          {item.studentName ?? 'this class'}{' '}
          {item.subject === undefined ? null : <span className={styles.subject}>· {item.subject}</span>}
        </p>
        <p className={styles.detail}>
          {item.start === undefined || item.end === undefined
            ? item.timeText
            : `${nearDayText(item.start, now, zone) ?? dayText(item.start, zone)}, ${timeRangeText(item.start, item.end, zone)}`}
        </p>
        {isSent || untilClassMs === undefined || item.start === undefined ? null : isInTime ? (
          <p className={styles.deadline}>
            <strong className={styles.left}>
              Answer by {deadlineText(item.start, now, zone)} ({durationText(untilClassMs - confirmDeadlineMs)} left).
            </strong>{' '}
            {penaltyText(cancellationPenalty(untilClassMs))}
          </p>
        ) : (
          <p className={classNames(styles.deadline, toneStyles.words.danger)}>
            The time to answer is over. Without an answer the class is canceled and costs 3 times the lesson fee.
          </p>
        )}
      </div>
      {isSent || !isInTime ? null : (
        <Form id={`attendance-${item.id}`} action={action} method="post" className={styles.form}>
          <input type="hidden" name="id" value={item.id} />
          {noHref === undefined ? null : (
            <ButtonLink href={noHref} variant="quiet" aria-describedby={titleId}>
              No
            </ButtonLink>
          )}
          <Button
            type="submit"
            name="answer"
            value="yes"
            variant="primary"
            isPending={answer?.status === 'sending'}
            pendingLabel="Sending"
            aria-describedby={titleId}
          >
            {answer?.status === 'failed' ? 'Try Yes again' : 'Yes'}
          </Button>
        </Form>
      )}
      <div role="status" className={styles.result}>
        {isSent ? (
          <p className={classNames(styles.outcome, toneStyles.words.success)}>
            <Icon of={CircleCheck} size="small" />
            {answer.message ?? 'Confirmed. See you in class.'}
          </p>
        ) : null}
        {answer?.status === 'failed' ? (
          <p className={classNames(styles.outcome, toneStyles.words.danger)}>
            <Icon of={CircleAlert} size="small" />
            {answer.message}
          </p>
        ) : null}
      </div>
    </li>
  );
}

/** Everything that waits for the tutor: classes to confirm, remarks to write, messages to read. */
export function NeedsAnswer({
  attendance,
  answers = {},
  action,
  Form = 'form',
  zone,
  notices = [],
  missingRemarks = [],
  noHrefOf,
}: NeedsAnswerProps) {
  const now = useNow('minute');
  const Anchor = useLinkComponent();
  const open = attendance.filter((item) => answers[item.id]?.status !== 'sent').length;
  const count = open + notices.length + missingRemarks.length;
  if (attendance.length + notices.length + missingRemarks.length === 0) {
    return (
      <Card title="Needs an answer">
        <EmptyState
          icon={Inbox}
          title="Nothing waits for you"
          description="Classes to confirm, remarks to write and new notices appear here."
        />
      </Card>
    );
  }
  return (
    <Card
      title={
        <>
          Needs an answer <Badge count={count} tone="warning" className={styles.count} />
        </>
      }
    >
      <ul className={styles.list}>
        {attendance.map((item) => (
          <AttendanceRow
            key={item.id}
            item={item}
            answer={answers[item.id]}
            action={action}
            Form={Form}
            zone={zone}
            now={now}
            noHref={noHrefOf?.(item)}
          />
        ))}
        {missingRemarks.map((remark) => (
          <li key={remark.id} className={styles.row}>
            <Icon of={FilePenLine} className={toneStyles.words.warning} />
            <span className={styles.words}>
              <Anchor href={remark.href} className={styles.link}>
                Write the remark for {remark.studentName ?? 'the class'}
              </Anchor>
              <span className={styles.detail}>
                {nearDayText(remark.start, now, zone) ?? dayText(remark.start, zone)}, {timeText(remark.start, zone)}
              </span>
            </span>
          </li>
        ))}
        {notices.map((notice) => {
          const look = messageKindLooks[notice.kind];
          return (
            <li key={notice.id} className={styles.row}>
              <Icon of={look.icon} className={toneStyles.words[look.tone]} />
              <span className={styles.words}>
                <Anchor href={notice.href} className={styles.link}>
                  {notice.title}
                </Anchor>
                <span className={styles.detail}>
                  {look.word}, {nearDayText(notice.sentAt, now, zone) ?? dayText(notice.sentAt, zone)},{' '}
                  {timeText(notice.sentAt, zone)}
                </span>
              </span>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
