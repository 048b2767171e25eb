import type { AnswerState, AttendanceItem } from '@tutor/ui/attendance/attendance-row.tsx';
import { useMemo, useRef } from 'react';

/** What to list: the classes that wait, and those answered since one began to look, each in its place by time. */
export function useShownAttendance(
  items: readonly AttendanceItem[],
  answers: Readonly<Record<number, AnswerState>>,
): readonly AttendanceItem[] {
  const seen = useRef(new Map<number, AttendanceItem>());
  for (const item of items) seen.current.set(item.id, item);
  return useMemo(() => {
    const waiting = new Set(items.map(({ id }) => id));
    const answered = [...seen.current.values()].filter(({ id }) => !waiting.has(id) && answers[id] !== undefined);
    return [...answered, ...items].sort((a, b) => (a.start?.getTime() ?? 0) - (b.start?.getTime() ?? 0));
  }, [items, answers]);
}
