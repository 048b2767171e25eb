import { type RefObject, useRef, useState } from 'react';
import { useBrowserLayoutEffect } from '../primitives/behaviour/use-browser-layout-effect.ts';
import { tellHeld } from '../primitives/fields/held-fields.ts';

interface FormHold {
  /** Why the form must not be sent now; undefined where it may. */
  reason: string | undefined;
  /** Takes the tutor to what is in the way. */
  onHeld: () => void;
}

/**
 * Stops the form of a field while there is a reason, in front of whoever would send it: no form has to think of it. Gives the
 * reason once a sending was stopped, until it is over.
 */
export function useFormHold(field: RefObject<HTMLElement | null>, { reason, onHeld }: FormHold): string | undefined {
  const [isHeld, setHeld] = useState(false);
  const onHeldRef = useRef(onHeld);
  onHeldRef.current = onHeld;
  const isFree = reason === undefined;
  // In the layout, so that no press comes before it.
  useBrowserLayoutEffect(() => {
    if (isFree) return;
    const onSubmit = (event: SubmitEvent): void => {
      const place = field.current;
      // Of a field that is not shown, such as one that an answer has made needless, the form wants nothing.
      if (place === null || event.target !== place.closest('form') || !isShown(place)) return;
      // Forms send themselves without validation to have one of their fields checked.
      if (event.submitter?.hasAttribute('formnovalidate')) return;
      // Of several fields the first gets the focus.
      if (!event.defaultPrevented) onHeldRef.current();
      event.preventDefault();
      setHeld(true);
    };
    document.addEventListener('submit', onSubmit, true);
    return () => {
      document.removeEventListener('submit', onSubmit, true);
      setHeld(false);
    };
  }, [field, isFree]);
  const told = isHeld ? reason : undefined;
  // In the layout, while a field that goes can still be found in its form.
  useBrowserLayoutEffect(() => {
    const place = field.current;
    const form = place?.closest('form');
    if (told === undefined || !place || !form) return;
    const { id } = place;
    tellHeld(form, id, { message: told, onFollow: () => onHeldRef.current() });
    // Of a field that an answer makes needless meanwhile there is nothing to say any more.
    const observer = new ResizeObserver(() => {
      if (!isShown(place)) setHeld(false);
    });
    observer.observe(place);
    return () => {
      observer.disconnect();
      tellHeld(form, id);
    };
  }, [field, told]);
  return told;
}

function isShown(field: HTMLElement): boolean {
  return field.getClientRects().length > 0;
}
