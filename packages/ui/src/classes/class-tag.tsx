import { classNames } from '../primitives/behaviour/class-names.ts';
import { StatusTag } from '../primitives/data/status-tag.tsx';
import { type ClassState, classLooks } from './class-state.ts';
import * as styles from './class-tag.css.ts';

export interface ClassTagProps {
  state: ClassState;
  className?: string | undefined;
}

/** The state of a class as colour, icon and word. */
export function ClassTag({ state, className }: ClassTagProps) {
  const look = classLooks[state];
  const isLong = state === 'incorrectMissingRemark';
  return (
    <StatusTag tone={look.tone} icon={look.icon} className={classNames(isLong && styles.long, className)}>
      {look.word}
    </StatusTag>
  );
}
