import { useLocation, useNavigate } from '@remix-run/react';
import { useMemo } from 'react';
import { chatPath, conversationPath } from './chat-paths.ts';
import { type Beside, besidePath, type ChatPlace, foundPath, placeOf } from './chat-place.ts';

interface ChatWays extends ChatPlace {
  show: (beside: Beside) => void;
  close: () => void;
  /** Goes to a message of the open conversation that the search has found. */
  goTo: (seq: number | undefined) => void;
}

/** How a place was come to: by its button, on this page. Its way back is the one before it. */
const openedHere = { isOpenedHere: true };

/** Where one is in the chat, which the address alone says, and how one goes elsewhere. */
export function usePlace(openId: number | undefined): ChatWays {
  const { pathname, search, hash, key, state } = useLocation();
  const navigate = useNavigate();
  // A message that was gone to before is gone to again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each press is a new address to go to, though it reads the same.
  const place = useMemo(() => placeOf({ search, hash }), [search, hash, key]);
  return {
    ...place,
    show: (beside) => {
      const path = besidePath(openId, beside);
      if (path !== `${pathname}${search}${hash}`) navigate(path, { state: openedHere });
    },
    close: () => {
      const isOpenedHere = typeof state === 'object' && state !== null && 'isOpenedHere' in state;
      if (isOpenedHere) navigate(-1);
      else navigate(openId === undefined ? chatPath : conversationPath(openId), { replace: true });
    },
    goTo: (seq) => {
      if (openId !== undefined && seq !== undefined) navigate(foundPath(openId, seq));
    },
  };
}
