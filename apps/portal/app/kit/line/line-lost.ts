import { createContext, useContext } from 'react';

/** Whether the portal is out of reach, or a live connection that was there is gone; filled by whoever holds it, false outside the frame. */
export const LineLostContext = createContext(false);

export function useIsLineLost(): boolean {
  return useContext(LineLostContext);
}
