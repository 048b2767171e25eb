import { useEffect, useRef } from 'react';
import { classNames } from '../primitives/behaviour/class-names.ts';
import * as styles from './level-meter.css.ts';

/** Calls back with each new level of a microphone, 0 to 1, some 20 times a second. Returns how to stop. */
export type SubscribeLevel = (listener: (level: number) => void) => () => void;

export interface LevelMeterProps {
  /** The same function at each drawing. */
  subscribe: SubscribeLevel;
  className?: string | undefined;
}

/** How loud a microphone is, for the eye. Drawn past React, which is not asked 20 times a second. */
export function LevelMeter({ subscribe, className }: LevelMeterProps) {
  const ref = useRef<HTMLSpanElement>(null);
  useEffect(
    () =>
      subscribe((level) => {
        ref.current?.style.setProperty('scale', `${Math.min(1, Math.max(0, level))} 1`);
      }),
    [subscribe],
  );
  return (
    <span aria-hidden="true" className={classNames(styles.track, className)}>
      <span ref={ref} className={styles.level} />
    </span>
  );
}
