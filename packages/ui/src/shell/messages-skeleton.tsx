import { Skeleton, SkeletonGroup } from '../primitives/feedback/skeleton.tsx';
import { SkeletonRows } from './home-skeleton.tsx';
import * as styles from './messages-skeleton.css.ts';

/** The outline of the message list while it is on its way. */
export function MessagesSkeleton() {
  return (
    <SkeletonGroup label="Loading messages" className={styles.root}>
      <Skeleton shape="title" width="own" className={styles.title} />
      <Skeleton shape="control" width="medium" />
      <SkeletonRows count={8} />
    </SkeletonGroup>
  );
}
