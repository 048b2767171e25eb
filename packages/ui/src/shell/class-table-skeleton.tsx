import { Skeleton, SkeletonGroup } from '../primitives/feedback/skeleton.tsx';
import { Card } from '../primitives/layout/card.tsx';
import * as styles from './class-table-skeleton.css.ts';

/** The outline of the class table while it is on its way. */
export function ClassTableSkeleton() {
  return (
    <SkeletonGroup label="Loading the class table" className={styles.root}>
      <Skeleton shape="title" width="own" className={styles.title} />
      <Skeleton shape="control" width="medium" />
      <Card>
        <div className={styles.days}>
          {[3, 5, 2, 6, 4, 3, 5].map((count, day) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: seven columns that never move.
            <div key={day} className={styles.day}>
              <Skeleton shape="small" width="medium" />
              {Array.from({ length: count }, (_, event) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: shapes that never move.
                <Skeleton key={event} shape="block" />
              ))}
            </div>
          ))}
        </div>
      </Card>
    </SkeletonGroup>
  );
}
