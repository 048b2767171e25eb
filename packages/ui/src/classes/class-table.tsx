import { type ReactNode, useSyncExternalStore } from 'react';
import { media } from '../theme/media.ts';
import * as styles from './class-table.css.ts';

export interface ClassTableProps {
  /** What the table does not show, and why. */
  notice?: ReactNode;
  /** A `ClassCalendar`, for screens with room for columns. */
  calendar: ReactNode;
  /** A `ClassAgenda` of the same days, for phones. */
  agenda: ReactNode;
}

/** The class table in the shape that fits. The server draws both, style shows one, and the other goes once that is known. */
export function ClassTable({ notice, calendar, agenda }: ClassTableProps) {
  // A store and no state: the other shape is there in the same frame in which style hides the one that was.
  const isPhone = useSyncExternalStore(followPhone, isPhoneNow, () => undefined);
  return (
    <>
      {notice === undefined ? null : <div className={styles.notice}>{notice}</div>}
      {isPhone === true ? null : <div className={styles.calendar}>{calendar}</div>}
      {isPhone === false ? null : <div className={styles.agenda}>{agenda}</div>}
    </>
  );
}

function followPhone(onChange: () => void): () => void {
  const query = window.matchMedia(media.phone);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

function isPhoneNow(): boolean {
  return window.matchMedia(media.phone).matches;
}
