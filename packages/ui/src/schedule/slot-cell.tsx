import { memo } from 'react';
import { cellRole } from '../classes/grid-roles.ts';
import { classNames } from '../primitives/behaviour/class-names.ts';
import { slotAttribute } from './slot-element.ts';
import * as styles from './slot-grid.css.ts';

/** What a half hour is. */
export type SlotLook = keyof typeof styles.look;

const words: Readonly<Record<SlotLook, string>> = {
  closed: 'Closed',
  open: 'Open',
  busyTime: 'Busy time',
  booked: 'Booked',
  leave: 'On leave',
  disabled: 'Not available',
};

/** A cell that can be selected: open is selected. */
function slotRole(column: number, isOpen: boolean) {
  return { ...cellRole(column), 'aria-selected': isOpen } as const;
}

export interface SlotCellProps {
  startMs: number;
  day: number;
  /** Day and time, for the ear. */
  timeName: string;
  look: SlotLook;
  /** The word for a half hour that is on, where it is not 'Open'. */
  openWord?: string | undefined;
  /** Student of a booked half hour. */
  title?: string | undefined;
  isOpen: boolean;
  isChanged: boolean;
  isLocked: boolean;
  /** It belongs to a busy time that is off. */
  isOfBusyTime: boolean;
  /** What the company said against it. */
  refusal?: string | undefined;
  isTabStop: boolean;
  isInRange: boolean;
}

/** One half hour of the grid: a native button that is a cell. Renders again only when something of it changed. */
export const SlotCell = memo(function SlotCell({
  startMs,
  day,
  timeName,
  look,
  openWord,
  title,
  isOpen,
  isChanged,
  isLocked,
  isOfBusyTime,
  refusal,
  isTabStop,
  isInRange,
}: SlotCellProps) {
  const lookWord = look === 'open' ? (openWord ?? words.open) : words[look];
  const word = look === 'closed' && !isChanged ? '' : lookWord;
  const note = refusal !== undefined ? 'Refused' : isChanged ? 'Changed' : title;
  return (
    <button
      type="button"
      // What leave or the company keeps is no choice of the tutor's, open or not.
      {...slotRole(day + 2, isOpen && look !== 'disabled' && look !== 'leave')}
      {...{ [slotAttribute]: startMs }}
      tabIndex={isTabStop ? 0 : -1}
      aria-disabled={isLocked ? true : undefined}
      // What is seen stands in the name as it is seen; what else there is to say comes after it.
      aria-label={[
        timeName,
        lookWord,
        note?.replace(/^(Refused|Changed)$/, (mark) => mark.toLowerCase()),
        refusal,
        look === 'closed' && isOfBusyTime ? 'of a busy time' : undefined,
      ]
        .filter((part) => part !== undefined)
        .join(', ')}
      title={refusal}
      className={classNames(
        styles.cell,
        styles.look[look],
        isChanged && styles.changed,
        refusal !== undefined && styles.refused,
        isInRange && styles.inRange,
      )}
    >
      <span>{word}</span> {note === undefined ? null : <span className={styles.note}>{note}</span>}
    </button>
  );
});
