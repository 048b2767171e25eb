import { useEffect, useState } from 'react';

/**
 * Whether the review before a submission stands open. It is over once what it showed was refused (`refusedBy`, another object
 * for each refusal), or once nothing of it is left, as where it was saved.
 */
export function useReview(refusedBy: object | undefined, isEmpty: boolean): [boolean, (isOpen: boolean) => void] {
  const [isReviewing, setReviewing] = useState(false);
  // Told by the refusal and not by the end of submitting: a reply that comes at once may leave no moment in which that was drawn.
  useEffect(() => {
    if (refusedBy !== undefined) setReviewing(false);
  }, [refusedBy]);
  useEffect(() => {
    if (isEmpty) setReviewing(false);
  }, [isEmpty]);
  return [isReviewing, setReviewing];
}
