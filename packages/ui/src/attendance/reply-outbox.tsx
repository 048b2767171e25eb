import { canConfirmAttendance } from '@tutor/rules/attendance/penalty';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleAlert from 'lucide-react/icons/circle-exclamation-point';
import Clock from 'lucide-react/icons/clock';
import SendHorizontal from 'lucide-react/icons/send-horizontal';
import { useNow } from '../primitives/behaviour/now.tsx';
import { Button } from '../primitives/buttons/button.tsx';
import { StatusTag } from '../primitives/data/status-tag.tsx';
import { ProgressBar } from '../primitives/feedback/progress-bar.tsx';
import type { AnswerState, AttendanceItem } from './attendance-row.tsx';
import { classTimeText, waitingText } from './attendance-text.ts';
import * as styles from './reply-outbox.css.ts';

/** An answer that was given and is on its way. */
export interface OutboxReply {
  key: string;
  item: AttendanceItem;
  answer: 'yes' | 'no';
  state: AnswerState;
}

export interface ReplyOutboxProps {
  replies: readonly OutboxReply[];
  /** IANA name of the zone to write times in. */
  zone: string;
  /** Tries one again now. */
  onRetry: (key: string) => void;
  /** Takes a waiting one back, or clears a settled one away. */
  onDiscard: (key: string) => void;
  /** False where the browser keeps nothing: then the tab must stay open. */
  isLasting?: boolean | undefined;
}

const looks = {
  sending: { tone: 'info', icon: SendHorizontal, word: 'Sending' },
  waiting: { tone: 'warning', icon: Clock, word: 'Waiting' },
  sent: { tone: 'success', icon: CircleCheck, word: 'Sent' },
  failed: { tone: 'danger', icon: CircleAlert, word: 'Failed' },
} as const;

/** The answers that were given and have not arrived, or were refused: nothing is said to be sent before it is. */
export function ReplyOutbox({ replies, zone, onRetry, onDiscard, isLasting = true }: ReplyOutboxProps) {
  const now = useNow('minute');
  if (replies.length === 0) return null;
  return (
    <section aria-label="Replies on their way" className={styles.root}>
      <ul className={styles.list}>
        {replies.map(({ key, item, answer, state }) => {
          const look = looks[state.status];
          const title = `${answer === 'yes' ? 'Yes' : 'No'} to ${item.studentName ?? 'your class'}, ${classTimeText(item, now, zone)}`;
          const isPressed = state.status === 'waiting' && state.isPressed === true;
          const retryWords = state.status === 'failed' ? 'Try again' : 'Send now';
          const clearWords = state.status === 'waiting' ? 'Take back' : 'Clear';
          const isInTime = item.start === undefined || canConfirmAttendance(item.start.getTime() - now.getTime());
          return (
            <li key={key} className={styles.reply}>
              <StatusTag tone={look.tone} icon={look.icon}>
                {look.word}
              </StatusTag>
              <div className={styles.words}>
                <p className={styles.title}>{title}</p>
                <div role="status" className={styles.text}>
                  <span>{`${state.status === 'waiting' ? waitingText(state, isInTime, zone) : ''}${state.status === 'sent' || state.status === 'failed' ? state.message : ''}`}</span>
                  {(state.status === 'sending' || state.status === 'waiting') && state.progress !== undefined ? (
                    <ProgressBar label="Sending the photo" value={state.progress} />
                  ) : null}
                </div>
              </div>
              <div className={styles.actions}>
                {state.status === 'waiting' || state.status === 'failed' ? (
                  <Button
                    size="small"
                    isPending={isPressed}
                    pendingLabel="Sending"
                    aria-label={`${isPressed ? 'Sending' : retryWords}: ${title}`}
                    onClick={() => onRetry(key)}
                  >
                    {retryWords}
                  </Button>
                ) : null}
                {state.status === 'sending' ? null : (
                  <Button
                    size="small"
                    variant="quiet"
                    aria-label={`${clearWords}: ${title}`}
                    onClick={() => onDiscard(key)}
                  >
                    {clearWords}
                  </Button>
                )}
              </div>
            </li>
          );
        })}
      </ul>
      {isLasting ? null : (
        <p className={styles.text}>This browser keeps nothing: leave this tab open until everything is sent.</p>
      )}
    </section>
  );
}
