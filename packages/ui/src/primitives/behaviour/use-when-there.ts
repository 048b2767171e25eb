import { useCallback, useEffect, useRef } from 'react';

/** Does something with what may only come later: at once where it is there, else as soon as it comes, in order. */
export type WhenThere<Value> = (act: (value: Value) => void) => void;

/**
 * For what is pressed before the script that does it has come. Nothing of it is lost, unless the page is left before.
 * @param value undefined until it is there
 */
export function useWhenThere<Value extends object>(value: Value | undefined): WhenThere<Value> {
  const waiting = useRef<((value: Value) => void)[]>([]);
  const latest = useRef(value);
  latest.current = value;
  useEffect(() => {
    if (value === undefined) return;
    for (const act of waiting.current.splice(0)) act(value);
  }, [value]);
  return useCallback((act) => {
    if (latest.current === undefined) waiting.current.push(act);
    else act(latest.current);
  }, []);
}
