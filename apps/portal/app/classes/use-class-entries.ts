import type { SerializeFrom } from '@remix-run/node';
import type { ClassEntry } from '@tutor/ui/classes/class-card.tsx';
import { useMemo, useRef } from 'react';
import { type ClassRow, classEntry, type LeaveRow, leaveEntry } from './class-entry.ts';

const none: readonly SerializeFrom<LeaveRow>[] = [];

/**
 * The entries of a page's rows, and of its leaves. A row that says the same as before keeps its object, so that only changed
 * ones are drawn anew.
 */
export function useClassEntries(
  rows: readonly SerializeFrom<ClassRow>[],
  leaves: readonly SerializeFrom<LeaveRow>[] = none,
): ClassEntry[] {
  const kept = useRef(new Map<string, ClassEntry>());
  return useMemo(() => {
    const known = kept.current;
    kept.current = new Map();
    const keep = <Row>(row: Row, make: (row: Row) => ClassEntry): ClassEntry => {
      const text = JSON.stringify(row);
      const entry = known.get(text) ?? make(row);
      kept.current.set(text, entry);
      return entry;
    };
    return [...leaves.map((row) => keep(row, leaveEntry)), ...rows.map((row) => keep(row, classEntry))];
  }, [rows, leaves]);
}
