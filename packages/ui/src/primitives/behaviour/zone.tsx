import { createContext, type ReactNode, useContext } from 'react';

const ZoneContext = createContext<string>('UTC');

export interface ZoneProviderProps {
  /** IANA name of the tutor's own zone, e.g. `Asia/Manila`. */
  zone: string;
  children: ReactNode;
}

/** Says in which zone every time below is written. */
export function ZoneProvider({ zone, children }: ZoneProviderProps) {
  return <ZoneContext.Provider value={zone}>{children}</ZoneContext.Provider>;
}

/** IANA name of the zone to write times in; UTC without a provider. */
export function useZone(): string {
  return useContext(ZoneContext);
}
