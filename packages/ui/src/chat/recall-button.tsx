import { recallMs } from '@tutor/rules/chat/chat-limits';
import Undo2 from 'lucide-react/icons/undo-2';
import { useNow, useReadNow } from '../primitives/behaviour/now.tsx';
import { Icon } from '../theme/icon.tsx';
import * as styles from './recall-button.css.ts';

export interface RecallButtonProps {
  /** When the service took the message. */
  at: Date;
  /** The message in one line, for the button's name. */
  text: string;
  isTabbable?: boolean | undefined;
  onRecall: () => void;
}

/** Milliseconds in which a message can be taken back still, by the service's clock. */
export function recallLeftMs(at: Date, now: Date): number {
  return Math.max(0, Math.min(recallMs, recallMs - (now.getTime() - at.getTime())));
}

/** Takes a message back, with a ring of the time that is left for it; nothing once it is over. */
export function RecallButton(props: RecallButtonProps) {
  const readNow = useReadNow();
  // A message of long ago starts no clock.
  return recallLeftMs(props.at, readNow()) === 0 ? null : <RunningRing {...props} />;
}

const ring = { viewBox: '0 0 24 24', cx: 12, cy: 12, r: 11, pathLength: 100 } as const;

function RunningRing({ at, text, isTabbable = true, onRecall }: RecallButtonProps) {
  const leftMs = recallLeftMs(at, useNow('second'));
  if (leftMs === 0) return null;
  const { viewBox, ...circle } = ring;
  const seconds = Math.ceil(leftMs / 1_000);
  return (
    <button
      type="button"
      className={styles.button}
      aria-label={`Recall: ${text}`}
      title={`Recall: ${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')} left`}
      onClick={onRecall}
      {...(isTabbable ? {} : { tabIndex: -1 })}
    >
      <svg viewBox={viewBox} className={styles.ring} aria-hidden="true">
        <circle {...circle} className={styles.track} />
        <circle {...circle} className={styles.left} strokeDasharray={`${(100 * leftMs) / recallMs} 100`} />
      </svg>
      <Icon of={Undo2} size="small" className={styles.icon} />
    </button>
  );
}
