import { Tag } from '../primitives/data/tag.tsx';
import * as styles from './schedule-editor.css.ts';

/** What the looks of half hours mean, and how they are changed. */
export function SlotLegend() {
  return (
    <div>
      <p className={styles.legend}>
        <Tag tone="brand">Open</Tag>
        <Tag tone="info">Busy time</Tag>
        <Tag tone="success">Booked</Tag>
        <Tag tone="neutral" className={styles.leaveTag}>
          On leave
        </Tag>
        <Tag tone="neutral">Not available</Tag>
      </p>
      <p className={styles.hint}>
        Press a half hour to open or close it; drag, or press another one with Shift, to change several. By keyboard,
        Shift with arrow keys marks several, and Space changes them. A busy time counts all its half hours.
      </p>
    </div>
  );
}
