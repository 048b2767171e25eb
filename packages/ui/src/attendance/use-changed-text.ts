import { useRef } from 'react';

/** The text once it differs from the first one. */
export function useChangedText(text: string): string | undefined {
  const first = useRef(text).current;
  return text === first ? undefined : text;
}
