import type { SpanMs } from '@tutor/rules/classes/working-day';
import type { MessageKind } from '@tutor/rules/messages/message-kinds';
import { dayText, nearDayText, timeText } from '@tutor/rules/time/zoned-text';
import type { LucideIcon } from 'lucide-react';
import FilePenLine from 'lucide-react/icons/file-pen-line';
import Inbox from 'lucide-react/icons/inbox';
import MessageCircleQuestion from 'lucide-react/icons/message-circle-question-mark';
import { messageKindLooks } from '../messages/message-kind-looks.ts';
import { useNow } from '../primitives/behaviour/now.tsx';
import { Badge } from '../primitives/data/badge.tsx';
import { EmptyState } from '../primitives/feedback/empty-state.tsx';
import { Card } from '../primitives/layout/card.tsx';
import { useLinkComponent } from '../primitives/navigation/link-provider.tsx';
import { Icon } from '../theme/icon.tsx';
import * as toneStyles from '../theme/tone.css.ts';
import * as rowStyles from './attendance-row.css.ts';
import { type AnswerState, type AttendanceActions, type AttendanceItem, AttendanceRow } from './attendance-row.tsx';
import { ConfirmToday } from './confirm-today.tsx';
import * as styles from './needs-answer.css.ts';

/** An unread message. */
export interface NoticeItem {
  id: number;
  title: string;
  kind: MessageKind;
  sentAt: Date;
  href: string;
  /** A class notice, to be accepted or refused. */
  isAnswerDue?: boolean | undefined;
}

/** A class that is over and has no remark. */
export interface RemarkItem {
  id: string;
  start: Date;
  studentName?: string | undefined;
  href: string;
}

/** Those that wait beyond the ones shown, and where all of them are. */
export interface MoreWaiting {
  count: number;
  href: string;
}

export interface NeedsAnswerProps extends AttendanceActions {
  attendance: readonly AttendanceItem[];
  /** How far each answer is, by the request's id. */
  answers?: Readonly<Record<number, AnswerState>> | undefined;
  /** IANA name of the zone to write times in. */
  zone: string;
  notices?: readonly NoticeItem[] | undefined;
  missingRemarks?: readonly RemarkItem[] | undefined;
  /** Unread messages beyond `notices`. */
  moreNotices?: MoreWaiting | undefined;
  /** Remarks that are due beyond `missingRemarks`. */
  moreRemarks?: MoreWaiting | undefined;
  /** Where 'Confirm all today' posts the `id` of each class; without it each class is answered on its own. */
  confirmTodayAction?: string | undefined;
  /** All of the tutor's classes around now: one that goes on past midnight is of today. */
  classes?: readonly SpanMs[] | undefined;
}

const classNoticeLook = { word: 'Class notice, answer needed', icon: MessageCircleQuestion, tone: 'warning' } as const;

/** Everything that waits for the tutor: classes to confirm, remarks to write, notices to answer, messages to read. */
export function NeedsAnswer({
  attendance,
  answers = {},
  zone,
  notices = [],
  missingRemarks = [],
  moreNotices,
  moreRemarks,
  confirmTodayAction,
  classes,
  ...actions
}: NeedsAnswerProps) {
  const now = useNow('minute');
  const Anchor = useLinkComponent();
  const open = attendance.filter((item) => answers[item.id]?.status !== 'sent').length;
  const besides = notices.length + missingRemarks.length + (moreNotices?.count ?? 0) + (moreRemarks?.count ?? 0);
  if (attendance.length + besides === 0) {
    return (
      <Card title="Waiting for you">
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
          <span>Waiting for you</span> <Badge count={open + besides} tone="warning" className={styles.count} />
        </>
      }
      action={
        confirmTodayAction === undefined ? undefined : (
          <ConfirmToday
            items={attendance}
            answers={answers}
            zone={zone}
            now={now}
            classes={classes}
            action={confirmTodayAction}
            Form={actions.Form}
          />
        )
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
              formId={`attendance-${item.id}`}
              {...actions}
            />
          </li>
        ))}
        {missingRemarks.map((remark) => (
          <li key={remark.id} className={styles.row}>
            <Icon of={FilePenLine} className={toneStyles.words.warning} />
            <span className={styles.words}>
              <Anchor
                href={remark.href}
                className={styles.link}
              >{`Write the remark for ${remark.studentName ?? 'the class'}`}</Anchor>
              <span
                className={styles.detail}
              >{`${nearDayText(remark.start, now, zone) ?? dayText(remark.start, zone)}, ${timeText(remark.start, zone)}`}</span>
            </span>
          </li>
        ))}
        <MoreRow more={moreRemarks} noun="remark" icon={FilePenLine} />
        {notices.map((notice) => {
          const look = notice.isAnswerDue === true ? classNoticeLook : messageKindLooks[notice.kind];
          return (
            <li key={notice.id} className={styles.row}>
              <Icon of={look.icon} className={toneStyles.words[look.tone]} />
              <span className={styles.words}>
                <Anchor href={notice.href} className={styles.link}>
                  {notice.title}
                </Anchor>
                <span
                  className={styles.detail}
                >{`${look.word}, ${nearDayText(notice.sentAt, now, zone) ?? dayText(notice.sentAt, zone)}, ${timeText(notice.sentAt, zone)}`}</span>
              </span>
            </li>
          );
        })}
        <MoreRow more={moreNotices} noun="unread message" icon={Inbox} />
      </ul>
    </Card>
  );
}

function MoreRow({ more, noun, icon }: { more: MoreWaiting | undefined; noun: string; icon: LucideIcon }) {
  const Anchor = useLinkComponent();
  if (more === undefined || more.count === 0) return null;
  return (
    <li className={styles.row}>
      <Icon of={icon} className={toneStyles.words.warning} />
      <span className={styles.words}>
        <Anchor href={more.href} className={styles.link}>
          {`${more.count} more ${noun}${more.count === 1 ? '' : 's'}`}
        </Anchor>
      </span>
    </li>
  );
}
