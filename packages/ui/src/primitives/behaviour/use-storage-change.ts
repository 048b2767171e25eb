import { useEffect, useRef } from 'react';

/** Calls back when another window of this browser has changed what is stored under a key. */
export function useStorageChange(key: string, onChange: () => void): void {
  const latest = useRef(onChange);
  latest.current = onChange;
  useEffect(() => {
    const hear = (change: StorageEvent): void => {
      if (change.key === key || change.key === null) latest.current();
    };
    window.addEventListener('storage', hear);
    return () => window.removeEventListener('storage', hear);
  }, [key]);
}
