import { startOfZonedDay } from '@tutor/rules/time/zone';
import { dayText, timeRangeText } from '@tutor/rules/time/zoned-text';
import History from 'lucide-react/icons/rotate-ccw-clock';
import type { ReactNode } from 'react';
import { useNow } from '../primitives/behaviour/now.tsx';
import { EmptyState } from '../primitives/feedback/empty-state.tsx';
import { useLinkComponent } from '../primitives/navigation/link-provider.tsx';
import * as styles from './class-history.css.ts';
import { type ClassEntry, canOpen, classState, classTitle, classTopic } from './class-state.ts';
import { ClassTag } from './class-tag.tsx';
import { ClassToolLabel } from './class-tool-label.tsx';
import { nameCellRole, rowsRole, tableCellRole, tableHeadRole, tableRole, tableRowRole } from './table-roles.ts';

export interface ClassHistoryProps {
  /** What it lists, for the ear: 'Classes in November 2026'. */
  label: string;
  /** Past classes, in any order. */
  entries: readonly ClassEntry[];
  /** IANA name of the zone to write times in. */
  zone: string;
  hrefOf: (entry: ClassEntry) => string | undefined;
  /** The way to further pages of the month. */
  pager?: ReactNode;
}

const heads = ['Time', 'Student', 'Lesson', 'Classroom', 'Status'];

/**
 * Past classes of a month as one table, from the latest back, a group of rows for each day. All rows of a page are there, for the ear,
 * for the browser's search and without script; days that are out of sight are not drawn.
 */
export function ClassHistory({ label, entries, zone, hrefOf, pager }: ClassHistoryProps) {
  const now = useNow('minute');
  const Anchor = useLinkComponent();
  if (entries.length === 0) {
    return (
      <EmptyState
        icon={History}
        title="No classes here"
        description="In this month no class is over that fits. Choose another month, or show all classes."
      />
    );
  }
  const byDay = new Map<number, ClassEntry[]>();
  for (const entry of [...entries].sort((a, b) => b.start.getTime() - a.start.getTime())) {
    const day = startOfZonedDay(entry.start, zone).getTime();
    byDay.set(day, [...(byDay.get(day) ?? []), entry]);
  }
  return (
    <div className={styles.root}>
      <div {...tableRole(label, entries.length + 1)} className={styles.table}>
        <div {...rowsRole()}>
          <div {...tableRowRole} className={styles.head}>
            {heads.map((head) => (
              <span key={head} {...tableHeadRole}>
                {head}
              </span>
            ))}
          </div>
        </div>
        {[...byDay].map(([dayMs, rows]) => {
          const day = dayText(new Date(dayMs), zone, 'long');
          return (
            <div key={dayMs} {...rowsRole(day)} className={styles.day}>
              <p aria-hidden="true" className={styles.dayHead}>
                <span>{day}</span>
                <span className={styles.dayCount}>{rows.length === 1 ? '1 class' : `${rows.length} classes`}</span>
              </p>
              {rows.map((entry) => {
                const href = canOpen(entry) ? hrefOf(entry) : undefined;
                const title = classTitle(entry);
                return (
                  <div key={entry.id} {...tableRowRole} className={styles.row}>
                    <span {...tableCellRole} className={styles.time}>
                      {timeRangeText(entry.start, entry.end, zone)}
                    </span>
                    <span {...nameCellRole} className={styles.student}>
                      {href === undefined ? (
                        title
                      ) : (
                        <Anchor href={href} className={styles.link}>
                          {title}
                        </Anchor>
                      )}
                    </span>
                    <span {...tableCellRole} className={styles.topic}>
                      {classTopic(entry)}
                    </span>
                    <span {...tableCellRole} className={styles.tool}>
                      {entry.tool === undefined ? null : <ClassToolLabel tool={entry.tool} />}
                    </span>
                    <span {...tableCellRole} className={styles.state}>
                      <ClassTag state={classState(entry, now)} />
                    </span>
                  </div>
                );
              })}
            </div>
          );
        })}
      </div>
      {pager}
    </div>
  );
}
