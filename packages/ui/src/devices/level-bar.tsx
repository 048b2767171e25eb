import { levelOf, levelShare, type MicrophoneLevel } from '@tutor/rules/devices/microphone-level';
import { VisuallyHidden } from '../primitives/layout/visually-hidden.tsx';
import * as styles from './device-test.css.ts';

const words: Readonly<Record<MicrophoneLevel, string>> = {
  silent: 'Nothing is heard',
  quiet: 'Speak louder',
  clear: 'Clear',
  tooLoud: 'Too loud',
};

/** How loud a microphone hears at this moment. A meter, not a progress bar: screen readers beep along with those. */
export function LevelBar({ label, db }: { label: string; db: number }) {
  const share = Math.round(levelShare(db) * 100);
  const level = levelOf(db);
  return (
    <div className={styles.stack}>
      <VisuallyHidden>
        <meter aria-label={label} min={0} max={100} value={share} aria-valuetext={words[level]} />
      </VisuallyHidden>
      <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true" className={styles.bar}>
        <rect width={share} height="10" className={styles.barLevel[level]} />
      </svg>
      <p className={styles.muted}>{words[level]}</p>
    </div>
  );
}
