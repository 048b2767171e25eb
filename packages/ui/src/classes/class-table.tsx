import { type ReactNode, useEffect, useState } from 'react';
import { media } from '../theme/media.ts';
import * as styles from './class-table.css.ts';

export interface ClassTableProps {
  /** A `ClassCalendar`, for screens with room for columns. */
  calendar: ReactNode;
  /** A `ClassAgenda` of the same days, for phones. */
  agenda: ReactNode;
}

/** The class table in the shape that fits. The server draws both, style shows one, and the other goes once that is known. */
export function ClassTable({ calendar, agenda }: ClassTableProps) {
  const [isPhone, setPhone] = useState<boolean>();
  useEffect(() => {
    const query = window.matchMedia(media.phone);
    const follow = (): void => setPhone(query.matches);
    follow();
    query.addEventListener('change', follow);
    return () => query.removeEventListener('change', follow);
  }, []);
  return (
    <>
      {isPhone === true ? null : <div className={styles.calendar}>{calendar}</div>}
      {isPhone === false ? null : <div className={styles.agenda}>{agenda}</div>}
    </>
  );
}
