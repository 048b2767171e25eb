import { Suspense, useContext } from 'react';
import { couldNotBeShown, PartBoundary, type PartBoundaryProps } from './part-boundary.tsx';
import { PartFailed } from './part-failed.tsx';
import { PartsApart } from './parts-apart.ts';

/** A `PartBoundary` for a part that the server draws, too: the page is served with the words in the part's place. */
export function ServedPartBoundary({ children, ...boundary }: PartBoundaryProps) {
  const isApart = useContext(PartsApart);
  return (
    <PartBoundary {...boundary}>
      {isApart ? (
        <Suspense fallback={<PartFailed words={couldNotBeShown(boundary.name)} />}>{children}</Suspense>
      ) : (
        children
      )}
    </PartBoundary>
  );
}
