import { type RefObject, useEffect } from 'react';

/** Moves the focus to the first field at fault whenever the server answers with new field errors. */
export function useFocusFirstInvalid(rootRef: RefObject<HTMLElement | null>, fieldErrors: object | undefined): void {
  useEffect(() => {
    if (fieldErrors === undefined) return;
    rootRef.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [rootRef, fieldErrors]);
}
