import { useState } from 'react';
import { useStorageChange } from '../primitives/behaviour/use-storage-change.ts';

const storageKey = 'call-single-keys';

/** Whether keys alone do what buttons of a call do, as it was chosen in this browser. Whoever speaks to a computer may want them off. */
export function useSingleKeys(): readonly [boolean, (isOn: boolean) => void] {
  const [isOn, setOn] = useState(read);
  useStorageChange(storageKey, () => setOn(read()));
  const choose = (next: boolean): void => {
    setOn(next);
    try {
      window.localStorage.setItem(storageKey, next ? 'on' : 'off');
    } catch {
      // A browser that keeps nothing: the choice lasts as long as the window.
    }
  };
  return [isOn, choose];
}

function read(): boolean {
  try {
    return window.localStorage.getItem(storageKey) !== 'off';
  } catch {
    return true;
  }
}
