import { useMatches } from '@remix-run/react';
import { Banner } from '@tutor/ui/primitives/feedback/banner.tsx';
import { leftOutOf } from '../kit/beside/left-out.ts';

/** Says how many rows are missing from the page, since the service's replies had them in a form that cannot be read. */
export function LeftOutRows() {
  const rows = useMatches().reduce((sum, { data }) => sum + leftOutOf(data), 0);
  if (rows === 0) return null;
  return (
    <Banner tone="warning">
      {`${rows === 1 ? '1 entry' : `${rows} entries`} of this page could not be read and cannot be shown. Please try again later.`}
    </Banner>
  );
}
