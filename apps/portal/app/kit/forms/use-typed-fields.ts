import { useEffect, useRef } from 'react';

type TypedField = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Tells which fields of the form of this id are typed into, and when one that was typed into is left. */
export function useTypedFields(
  id: string,
  { onInput, onLeft }: { onInput?: (field: TypedField) => void; onLeft: (field: TypedField) => void },
): void {
  const typed = useRef(new Set<string>());
  const handlers = useRef({ onInput, onLeft });
  handlers.current = { onInput, onLeft };
  useEffect(() => {
    const onInputEvent = ({ target }: Event): void => {
      // A control without a name, such as a chooser of files, sends nothing; checked, it would stand for the whole form.
      if (!isFieldOf(id, target) || target.name === '') return;
      typed.current.add(target.name);
      handlers.current.onInput?.(target);
    };
    const onFocusOut = ({ target }: FocusEvent): void => {
      if (isFieldOf(id, target) && typed.current.delete(target.name)) handlers.current.onLeft(target);
    };
    document.addEventListener('input', onInputEvent);
    document.addEventListener('focusout', onFocusOut);
    return () => {
      document.removeEventListener('input', onInputEvent);
      document.removeEventListener('focusout', onFocusOut);
    };
  }, [id]);
}

/** Whether something on the page is a field of the form of this id. */
export function isFieldOf(id: string, target: EventTarget | null): target is TypedField {
  const isField =
    target instanceof HTMLInputElement || target instanceof HTMLSelectElement || target instanceof HTMLTextAreaElement;
  return isField && target.form?.id === id;
}
