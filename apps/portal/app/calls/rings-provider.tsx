import type { Ring } from '@tutor/rules/calls/ring';
import { createContext, type ReactNode, useContext, useMemo, useState } from 'react';

interface RingsValue {
  /** Calls that ring for the tutor, as last told; each telling is a new array. */
  rings: readonly Ring[];
  noteRings: (rings: readonly Ring[]) => void;
  /** In place of the page's title while a call rings: 'Chloé calls…'. */
  calling: string | undefined;
  noteCalling: (calling: string | undefined) => void;
}

const none: readonly Ring[] = [];
const RingsContext = createContext<RingsValue>({
  rings: none,
  noteRings: () => undefined,
  calling: undefined,
  noteCalling: () => undefined,
});

/** Calls that ring now. They are told with the news of the chat. */
export function useRings(): RingsValue {
  return useContext(RingsContext);
}

export function RingsProvider({ children }: { children: ReactNode }) {
  const [rings, noteRings] = useState(none);
  const [calling, noteCalling] = useState<string>();
  const value = useMemo(() => ({ rings, noteRings, calling, noteCalling }), [rings, calling]);
  return <RingsContext.Provider value={value}>{children}</RingsContext.Provider>;
}
