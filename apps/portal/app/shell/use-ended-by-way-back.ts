import { useLocation, useNavigationType } from '@remix-run/react';
import { useEffect, useRef } from 'react';
import type { OpenDialog } from '../session/open-dialog.ts';

/** They are not of the page on which they came. */
const outlivesPage = ({ name }: OpenDialog): boolean => name === 'idle' || name === 'refreshNeeded';

/** The way back leaves what was opened on a page together with the page. */
export function useEndedByWayBack(onKeepOnly: (isKept: (dialog: OpenDialog) => boolean) => void): void {
  const { pathname } = useLocation();
  const type = useNavigationType();
  const latestType = useRef(type);
  latestType.current = type;
  // As the page before goes, so that what the next one opens stays.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address alone ends it.
  useEffect(
    () => () => {
      if (latestType.current === 'POP') onKeepOnly(outlivesPage);
    },
    [pathname, onKeepOnly],
  );
}
