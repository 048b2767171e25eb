import { useState } from 'react';
import { readTabWords, writeTabWords } from '../kit/line/tab-memory.ts';
import { useFrame } from '../session/use-frame.ts';

interface GrowthEntryState {
  isRedPacketClosed: boolean;
  isHidden: boolean;
}

/** How far the growth entry was closed: in this tab it stays so, over page loads too. Read where nothing is drawn on the server. */
export function useGrowthEntry(): [GrowthEntryState, (next: GrowthEntryState) => void] {
  const key = `growth-entry:${useFrame().tutor.tuid}`;
  const [state, setState] = useState<GrowthEntryState>(() => {
    const words = readTabWords(key);
    return { isRedPacketClosed: words.has('packet'), isHidden: words.has('hidden') };
  });
  const change = (next: GrowthEntryState): void => {
    setState(next);
    writeTabWords(key, [...(next.isRedPacketClosed ? ['packet'] : []), ...(next.isHidden ? ['hidden'] : [])]);
  };
  return [state, change];
}
