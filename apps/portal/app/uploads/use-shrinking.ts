import { useStorageChange } from '@tutor/ui/primitives/behaviour/use-storage-change.ts';
import { useEffect, useState } from 'react';

const key = 'tutor-photos-as-they-are';

/** Whether photos are made smaller before they are sent. They are, unless the tutor has turned it off in this browser. */
export function useShrinking(): { isOn: boolean; onChange: (isOn: boolean) => void } {
  const [isOn, setOn] = useState(true);
  useEffect(() => setOn(!isOff()), []);
  useStorageChange(key, () => setOn(!isOff()));
  const onChange = (next: boolean): void => {
    setOn(next);
    try {
      if (next) window.localStorage.removeItem(key);
      else window.localStorage.setItem(key, '1');
    } catch {
      // Where nothing can be stored it holds for this field.
    }
  };
  return { isOn, onChange };
}

function isOff(): boolean {
  try {
    return window.localStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}
