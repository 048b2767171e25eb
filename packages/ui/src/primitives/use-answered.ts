import { useEffect, useRef } from 'react';

/** Calls `onAnswer` once what was being sent has been answered, and not whenever the answer's object is made anew. */
export function useAnswered(isSubmitting: boolean, onAnswer: () => void): void {
  const wasSubmitting = useRef(isSubmitting);
  useEffect(() => {
    if (wasSubmitting.current && !isSubmitting) onAnswer();
    wasSubmitting.current = isSubmitting;
  });
}
