import { confirmDeadlineMs } from '@tutor/rules/attendance/penalty';
import { durationText } from '@tutor/rules/time/zoned-text';
import BellRing from 'lucide-react/icons/bell-ring';
import { classNames } from '../primitives/behaviour/class-names.ts';
import { useNow } from '../primitives/behaviour/now.tsx';
import { Button } from '../primitives/buttons/button.tsx';
import { Icon } from '../theme/icon.tsx';
import * as toneStyles from '../theme/tone.css.ts';
import * as styles from './attendance-reminder.css.ts';
import type { AttendanceItem } from './attendance-row.tsx';
import { classTimeText, deadlineText } from './attendance-text.ts';

export interface AttendanceReminderProps {
  /** The unanswered classes to be reminded of, the soonest first. */
  items: readonly AttendanceItem[];
  /** From an hour before class on: interrupts a screen reader. */
  isUrgent: boolean;
  /** IANA name of the zone to write times in. */
  zone: string;
  /** Opens the questions. */
  onAnswer: () => void;
  /** The tutor has seen it: it does not come again before the next step. */
  onNoted: () => void;
}

/** Brings an unanswered confirmation up again on whatever page the tutor is (deadline ladder: 24 h, 2 h, 60 and 35 min). */
export function AttendanceReminder({ items, isUrgent, zone, onAnswer, onNoted }: AttendanceReminderProps) {
  const now = useNow('minute');
  const [item] = items;
  if (item?.start === undefined) return null;
  const more = items.length - 1;
  const leftMs = item.start.getTime() - now.getTime() - confirmDeadlineMs;
  return (
    <section
      aria-label="Class to confirm"
      className={classNames(styles.root, toneStyles.soft[isUrgent ? 'danger' : 'warning'])}
    >
      <Icon of={BellRing} />
      <div className={styles.words} role={isUrgent ? 'alert' : 'status'}>
        <p className={styles.title}>
          <span>{`Answer by ${deadlineText(item.start, now, zone)}`}</span>{' '}
          {/* For the eye alone: it changes each minute, and the ear would be told all of this again. */}
          <span aria-hidden="true">{`(${durationText(leftMs)} left)`}</span>
          <span>{`: ${item.studentName ?? 'your class'}, ${classTimeText(item, now, zone)}`}</span>
        </p>
        <p
          className={styles.text}
        >{`Without an answer the class is cancelled and costs 3 times the lesson fee and 2 points.${more === 0 ? '' : ` ${more} more ${more === 1 ? 'class waits' : 'classes wait'} for your answer.`}`}</p>
      </div>
      <div className={styles.actions}>
        <Button size="small" variant="quiet" onClick={onNoted}>
          Noted
        </Button>
        <Button size="small" onClick={onAnswer}>
          Answer
        </Button>
      </div>
    </section>
  );
}
