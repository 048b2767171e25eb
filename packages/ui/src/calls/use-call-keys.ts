import { useEffect, useRef } from 'react';
import { type CallKey, callKeys } from './call-keys.ts';

const typed = 'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable]';

/** Lets a key alone do what its button does, except where one types. */
export function useCallKeys(isOn: boolean, presses: Readonly<Record<CallKey, () => void>>): void {
  const latest = useRef(presses);
  latest.current = presses;
  useEffect(() => {
    if (!isOn) return;
    const hear = (event: KeyboardEvent): void => {
      const { target, repeat } = event;
      const isMeant = !(event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || repeat);
      if (!isMeant || (target instanceof Element && target.closest(typed) !== null)) return;
      const name = keyNames.find((one) => callKeys[one] === letterOf(event));
      if (name === undefined) return;
      event.preventDefault();
      latest.current[name]();
    };
    document.addEventListener('keydown', hear);
    return () => document.removeEventListener('keydown', hear);
  }, [isOn]);
}

/** The letter of a key; of a layout without Latin letters, the one that the place has on others. */
function letterOf({ key, code }: KeyboardEvent): string {
  const letter = /^[a-z]$/i.test(key) ? key : code.replace(/^Key/, '');
  return letter.toLowerCase();
}

const keyNames = ['microphone', 'camera', 'share', 'devices', 'pictureInPicture', 'notes'] as const;
