import { createContext } from 'react';

/** How much waits on the pages of growth; the frame knows it once it has loaded its extras. */
export interface GrowthWaiting {
  tasks: number;
  rewards: number;
  clothes: number;
}

export const GrowthWaitingContext = createContext<GrowthWaiting>({ tasks: 0, rewards: 0, clothes: 0 });
