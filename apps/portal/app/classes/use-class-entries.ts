import type { SerializeFrom } from '@remix-run/node';
import type { ClassEntry } from '@tutor/ui/classes/class-card';
import { useMemo, useRef } from 'react';
import { type ClassRow, classEntry } from './class-entry.ts';

/** The entries of a page's rows. A row that says the same as before keeps its object, so that only changed ones are drawn anew. */
export function useClassEntries(rows: readonly SerializeFrom<ClassRow>[]): ClassEntry[] {
  const kept = useRef(new Map<string, ClassEntry>());
  return useMemo(() => {
    const known = kept.current;
    kept.current = new Map();
    return rows.map((row) => {
      const text = JSON.stringify(row);
      const entry = known.get(text) ?? classEntry(row);
      kept.current.set(text, entry);
      return entry;
    });
  }, [rows]);
}
