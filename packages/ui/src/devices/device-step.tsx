import type { Judged } from '@tutor/rules/devices/camera-picture';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Card } from '../primitives/layout/card.tsx';
import * as styles from './device-test.css.ts';
import { VerdictTag } from './verdict-tag.tsx';

export interface DeviceStepProps {
  title: string;
  /** The focus goes to the heading once, so that keyboard and screen reader go on where the step begins. */
  isFocused?: boolean | undefined;
  /** What this part of the test came to; read out once. Undefined while it runs. */
  judged?: Judged | undefined;
  /** What goes on meanwhile; read out once. */
  progress?: string | undefined;
  children: ReactNode;
  /** Buttons that lead on; after the verdict. */
  actions: ReactNode;
}

/** One part of the device test: heading, content, verdict. */
export function DeviceStep({ title, isFocused = false, judged, progress, children, actions }: DeviceStepProps) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isFocused) heading.current?.focus();
  }, [isFocused]);
  return (
    <Card aria-labelledby={id} className={styles.stack}>
      <h2 ref={heading} id={id} tabIndex={-1} className={styles.heading}>
        {title}
      </h2>
      {children}
      {/* Always there: what appears together with its region is not read out. */}
      <div role="status" className={styles.stack}>
        {judged === undefined ? (
          progress === undefined ? null : (
            <p className={styles.muted}>{progress}</p>
          )
        ) : (
          <div className={styles.stack}>
            <div className={styles.row}>
              <VerdictTag verdict={judged.verdict} />
              <span className={styles.text}>{judged.text}</span>
            </div>
            {judged.nextStep === undefined ? null : <p className={styles.nextStep}>{judged.nextStep}</p>}
          </div>
        )}
      </div>
      <div className={styles.row}>{actions}</div>
    </Card>
  );
}
