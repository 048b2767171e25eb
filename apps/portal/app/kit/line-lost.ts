import { createContext, useContext } from 'react';

/** Whether a live connection that was there is gone; filled by whoever holds it, false outside the frame. */
export const LineLostContext = createContext(false);

export function useIsLineLost(): boolean {
  return useContext(LineLostContext);
}
