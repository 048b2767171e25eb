import { type RefObject, useState } from 'react';
import { useBrowserLayoutEffect } from '../behaviour/use-browser-layout-effect.ts';

/** A field that holds its form back, and why. */
interface HeldField {
  fieldId: string;
  message: string;
  /** Takes the tutor to what is in the way. */
  onFollow: () => void;
}

const heldEvent = 'tutor-field-held';

/** Tells the summary of a form that a field holds it back, or no longer does: also once the field has gone. */
export function tellHeld(form: HTMLFormElement, fieldId: string, held?: Omit<HeldField, 'fieldId'>): void {
  form.dispatchEvent(new CustomEvent(heldEvent, { bubbles: true, detail: { fieldId, ...held } }));
}

/** The fields that hold back the form in which `place` stands. */
export function useHeldFields(place: RefObject<HTMLElement | null>): readonly HeldField[] {
  const [held, setHeld] = useState<readonly HeldField[]>([]);
  useBrowserLayoutEffect(() => {
    const hear = (event: Event): void => {
      if (!(event instanceof CustomEvent) || event.target !== place.current?.closest('form')) return;
      const { fieldId, message, onFollow }: Partial<HeldField> = event.detail;
      setHeld((current) => {
        const others = current.filter((field) => field.fieldId !== fieldId);
        if (fieldId === undefined || message === undefined || onFollow === undefined) return others;
        return [...others, { fieldId, message, onFollow }];
      });
    };
    document.addEventListener(heldEvent, hear);
    return () => document.removeEventListener(heldEvent, hear);
  }, [place]);
  return held;
}
