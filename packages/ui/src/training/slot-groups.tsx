import * as styles from './slot-groups.css.ts';

export interface BookingSlot {
  /** What the form sends: both ends. */
  value: string;
  /** Begin and end in words. */
  time: string;
  /** Begin by the company's clock, where that is another time. */
  companyTime?: string | undefined;
  /** Day and time in words. */
  when: string;
  /** Why it cannot be taken. */
  clash?: string | undefined;
}

/** Slots that are drawn together: a day's, or those of one kind of lesson on it. */
export interface SlotGroup {
  name: string;
  slots: readonly BookingSlot[];
}

export interface SlotGroupsProps {
  /** Beginning of the groups' ids. */
  id: string;
  groups: readonly SlotGroup[];
  /** The value of the one that is chosen. */
  chosen: string | undefined;
  onChoose: (slot: BookingSlot) => void;
  /** What is wrong with the choice. */
  error?: string | undefined;
}

/** Times to choose one from: choosing another clears the earlier one, on whichever day it is. */
export function SlotGroups({ id, groups, chosen, onChoose, error }: SlotGroupsProps) {
  return (
    <div id={id} tabIndex={-1} className={styles.root}>
      {groups.map((group) => (
        <fieldset
          key={group.name}
          className={styles.group}
          aria-describedby={error === undefined ? undefined : `${id}-error`}
        >
          <legend className={styles.name}>{group.name}</legend>
          <div className={styles.slots}>
            {group.slots.map((slot) => (
              <label key={slot.value} className={styles.slot}>
                <input
                  type="radio"
                  name="slot"
                  value={slot.value}
                  defaultChecked={slot.value === chosen}
                  disabled={slot.clash !== undefined}
                  onChange={() => onChoose(slot)}
                  className={styles.radio}
                />
                <span className={styles.words}>
                  <span>{slot.time}</span>
                  {slot.companyTime === undefined ? null : <span className={styles.small}>{slot.companyTime}</span>}
                  {slot.clash === undefined ? null : <span className={styles.small}>{slot.clash}</span>}
                </span>
              </label>
            ))}
          </div>
        </fieldset>
      ))}
    </div>
  );
}
