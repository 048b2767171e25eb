import { useEffect } from 'react';
import { tell } from '../kit/line/ask.ts';

/** Tells the company which modules of the shell are used: whatever carries `data-module` counts when it is pressed. */
export function useModuleClicks(): void {
  useEffect(() => {
    const onClick = ({ target }: MouseEvent): void => {
      const pressed = target instanceof Element ? target.closest<HTMLElement>('[data-module]') : null;
      const module = pressed?.dataset.module;
      // A beacon goes out even while the page is being left.
      if (module !== undefined) tell('/shell/click', { module });
    };
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, []);
}
