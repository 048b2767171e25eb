import { Skeleton, SkeletonGroup } from '../primitives/feedback/skeleton.tsx';
import { Card } from '../primitives/layout/card.tsx';
import { HomeLayout } from './home-layout.tsx';
import * as styles from './home-skeleton.css.ts';

/** The outline of the dashboard while it is on its way. */
export function HomeSkeleton() {
  return (
    <SkeletonGroup label="Loading the dashboard" className={styles.root}>
      <Skeleton shape="title" width="own" className={styles.title} />
      <HomeLayout
        main={
          <>
            <Card>
              <Skeleton shape="small" width="short" />
              <Skeleton shape="title" width="medium" />
              <Skeleton width="long" />
              <Skeleton width="medium" />
            </Card>
            <SkeletonRows count={4} />
          </>
        }
        aside={
          <>
            <SkeletonRows count={6} />
            <SkeletonRows count={3} />
          </>
        }
      />
    </SkeletonGroup>
  );
}

/** A card with the outline of a list. Inside a `SkeletonGroup`, which says what it waits for. */
export function SkeletonRows({ count }: { count: number }) {
  return (
    <Card>
      <div className={styles.rows}>
        {Array.from({ length: count }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the rows are alike and never move.
          <div key={index} className={styles.row}>
            <Skeleton shape="avatar" />
            <div className={styles.words}>
              <Skeleton width="medium" />
              <Skeleton shape="small" width="long" />
            </div>
          </div>
        ))}
      </div>
    </Card>
  );
}
