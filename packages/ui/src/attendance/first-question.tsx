import { canConfirmAttendance } from '@tutor/rules/attendance/penalty';
import MessageCircleQuestion from 'lucide-react/icons/message-circle-question-mark';
import type { MouseEvent } from 'react';
import { classNames } from '../primitives/behaviour/class-names.ts';
import { useNow } from '../primitives/behaviour/now.tsx';
import { ButtonLink } from '../primitives/buttons/button-link.tsx';
import { isPlainPress } from '../primitives/buttons/plain-press.ts';
import { Icon } from '../theme/icon.tsx';
import * as toneStyles from '../theme/tone.css.ts';
import * as styles from './attendance-reminder.css.ts';
import type { AttendanceItem } from './attendance-row.tsx';
import { classTimeText, confirmRule, deadlineText } from './attendance-text.ts';

export interface FirstQuestionProps {
  /** The class that is asked about. */
  item: AttendanceItem;
  /** How many classes wait besides. */
  more: number;
  /** IANA name of the zone to write times in. */
  zone: string;
  /** Where all questions stand. */
  href: string;
  /** Opens the questions in place of going there. */
  onAnswer?: (() => void) | undefined;
}

/** The first class that waits for an answer, drawn with the page: the dialog that asks needs the scripts, and a pause. */
export function FirstQuestion({ item, more, zone, href, onAnswer }: FirstQuestionProps) {
  const now = useNow('minute');
  const { start } = item;
  const isInTime = start !== undefined && canConfirmAttendance(start.getTime() - now.getTime());
  const answer = (event: MouseEvent): void => {
    if (onAnswer === undefined || !isPlainPress(event)) return;
    event.preventDefault();
    onAnswer();
  };
  return (
    <section aria-label="Class that waits for you" className={classNames(styles.root, toneStyles.soft.warning)}>
      <Icon of={MessageCircleQuestion} />
      <div className={styles.words} role="status">
        <p className={styles.title}>{`Can you teach ${item.studentName ?? 'this class'}?`}</p>
        <p
          className={styles.text}
        >{`${classTimeText(item, now, zone)}${isInTime ? `, answer by ${deadlineText(start, now, zone)}` : ''}. ${confirmRule.deadline} ${confirmRule.price}${more === 0 ? '' : ` ${more} more ${more === 1 ? 'class waits' : 'classes wait'} for your answer.`}`}</p>
      </div>
      <ButtonLink size="small" href={href} onClick={answer}>
        Answer
      </ButtonLink>
    </section>
  );
}
