import { createContext, useContext } from 'react';

/** Shows the service's words where it was asked too much (HTTP 229). */
export type ShowLimit = (message: string) => void;

/** Filled by the frame, which holds the dialog; a page of the way in has none. */
export const LimitFlowContext = createContext<ShowLimit>(() => undefined);

export function useShowLimit(): ShowLimit {
  return useContext(LimitFlowContext);
}
