import { Suspense } from 'react';
import { couldNotBeShown, PartBoundary, type PartBoundaryProps } from './part-boundary.tsx';
import { PartFailed } from './part-failed.tsx';

/** A `PartBoundary` for a part that the server draws, too: the page is served with the words in the part's place. */
export function ServedPartBoundary({ children, ...boundary }: PartBoundaryProps) {
  return (
    <PartBoundary {...boundary}>
      <Suspense fallback={<PartFailed words={couldNotBeShown(boundary.name)} />}>{children}</Suspense>
    </PartBoundary>
  );
}
