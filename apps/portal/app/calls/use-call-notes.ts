import { cutText } from '@tutor/rules/shell/cut-text';
import { useStorageChange } from '@tutor/ui/primitives/behaviour/use-storage-change.ts';
import { useState } from 'react';

const prefix = 'call-notes-';

/** Longest notes that are kept, in characters. */
export const callNotesMax = 5_000;

/** Notes of a conversation's calls, kept in this browser for the tutor alone. */
export function useCallNotes(personId: number, conversationId: number) {
  const key = `${prefix}${personId}-${conversationId}`;
  const [notes, setNotes] = useState(() => read(key));
  useStorageChange(key, () => setNotes(read(key)));
  const change = (text: string): void => {
    const kept = cutText(text, callNotesMax);
    setNotes(kept);
    try {
      window.localStorage.setItem(key, kept);
    } catch {
      // A browser that keeps nothing: the notes last as long as the window.
    }
  };
  return { notes, change };
}

function read(key: string): string {
  try {
    return window.localStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}
