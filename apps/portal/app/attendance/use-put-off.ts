import { currentReminder } from '@tutor/rules/attendance/reminder-ladder';
import type { AttendanceItem } from '@tutor/ui/attendance/attendance-row.tsx';
import { useReadNow } from '@tutor/ui/primitives/behaviour/now.tsx';
import { useCallback, useRef, useState } from 'react';
import { readTabWords, writeTabWords } from '../kit/line/tab-memory.ts';

const nobody: ReadonlySet<number> = new Set();
const nothing: ReadonlySet<string> = new Set();

/**
 * The questions that the tutor has put off. The tab remembers them over page loads, each until the next step of the ladder:
 * a page that is loaded after it asks again.
 */
export function usePutOff(tuid: number, items: readonly AttendanceItem[]) {
  const storageKey = `attendance-put-off:${tuid}`;
  const readNow = useReadNow();
  const [ids, setIds] = useState(nobody);
  const remembered = useRef<ReadonlySet<string>>();
  remembered.current ??= readTabWords(storageKey);
  /** Which step each class was at when this page first saw it. */
  const stepAtFirst = useRef(new Map<number, string>());
  const stepOf = ({ id, start }: AttendanceItem): string => {
    const reminder = start === undefined ? undefined : currentReminder(start.getTime() - readNow().getTime());
    return `${id}:${reminder?.stepMs ?? 'none'}`;
  };
  for (const item of items) if (!stepAtFirst.current.has(item.id)) stepAtFirst.current.set(item.id, stepOf(item));

  const latest = useRef({ items, stepOf });
  latest.current = { items, stepOf };
  const putOff = useCallback(() => {
    const { items: asked, stepOf: step } = latest.current;
    setIds(new Set(asked.map(({ id }) => id)));
    writeTabWords(storageKey, asked.map(step));
  }, [storageKey]);
  const askAgain = useCallback(() => {
    remembered.current = nothing;
    setIds(nobody);
    writeTabWords(storageKey, []);
  }, [storageKey]);
  const isPutOff = (id: number): boolean =>
    ids.has(id) || (remembered.current?.has(stepAtFirst.current.get(id) ?? '') ?? false);
  return { isPutOff, putOff, askAgain };
}
