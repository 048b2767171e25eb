import { createContext, type ReactNode, useContext } from 'react';

const MoreDialogsContext = createContext(0);

export interface MoreDialogsProps {
  /** How many dialogs wait for the end of this one. */
  count: number;
  children: ReactNode;
}

/** Has the dialog below say how many come after it. */
export function MoreDialogs({ count, children }: MoreDialogsProps) {
  return <MoreDialogsContext.Provider value={count}>{children}</MoreDialogsContext.Provider>;
}

/** How many dialogs come after this one, in words; undefined for none. */
export function useMoreDialogsText(): string | undefined {
  const count = useContext(MoreDialogsContext);
  return count === 0 ? undefined : `${count} more after this`;
}
