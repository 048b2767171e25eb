import { Skeleton, SkeletonGroup } from '../primitives/feedback/skeleton.tsx';
import { Card } from '../primitives/layout/card.tsx';
import * as styles from './class-detail-skeleton.css.ts';

/** The outline of a class's page while it is on its way. */
export function ClassDetailSkeleton() {
  return (
    <SkeletonGroup label="Loading the class" className={styles.root}>
      <Skeleton shape="small" width="short" />
      <Card>
        <div className={styles.head}>
          <Skeleton shape="avatar" />
          <div className={styles.lines}>
            <Skeleton shape="small" width="medium" />
            <Skeleton shape="title" width="medium" />
            <Skeleton width="long" />
          </div>
        </div>
      </Card>
      <div className={styles.columns}>
        {[5, 3].map((lines) => (
          <Card key={lines}>
            <div className={styles.lines}>
              <Skeleton shape="title" width="medium" />
              {Array.from({ length: lines }, (_, line) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: shapes that never move.
                <Skeleton key={line} width={line % 2 === 0 ? 'full' : 'long'} />
              ))}
            </div>
          </Card>
        ))}
      </div>
    </SkeletonGroup>
  );
}
