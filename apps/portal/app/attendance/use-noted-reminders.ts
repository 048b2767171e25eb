import { currentReminder, isLastReminder, type Reminder, reminderKey } from '@tutor/rules/attendance/reminder-ladder';
import type { AttendanceItem } from '@tutor/ui/attendance/attendance-row.tsx';
import { useReadNow } from '@tutor/ui/primitives/behaviour/now.tsx';
import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { useFrame } from '../session/use-frame.ts';

/** Reminders that the tutor has acknowledged, for all tabs of this browser; for this page alone where storage is forbidden. */
export function useNotedReminders() {
  const { tuid } = useFrame().tutor;
  const storageKey = `attendance-noted:${tuid}`;
  const text = useSyncExternalStore(
    subscribe,
    () => read(storageKey),
    () => '',
  );
  const noted = useMemo<ReadonlySet<string>>(() => new Set(text === '' ? [] : text.split(' ')), [text]);
  const readNow = useReadNow();
  const note = useCallback(
    (items: readonly AttendanceItem[], isMeant: (reminder: Reminder) => boolean) => {
      const nowMs = readNow().getTime();
      const keys = items.flatMap(({ id, start }) => {
        const reminder = start === undefined ? undefined : currentReminder(start.getTime() - nowMs);
        return reminder === undefined || !isMeant(reminder) ? [] : [reminderKey(id, reminder)];
      });
      write(storageKey, keys);
    },
    [storageKey, readNow],
  );
  /** Acknowledges the present reminder of each class. */
  const noteAll = useCallback((items: readonly AttendanceItem[]) => note(items, () => true), [note]);
  /** The same for whoever puts the questions off: they come again at the next step of the ladder, so the last one stays. */
  const notePutOff = useCallback(
    (items: readonly AttendanceItem[]) => note(items, (reminder) => !isLastReminder(reminder)),
    [note],
  );
  return { noted, noteAll, notePutOff };
}

/** Of so many reminders the oldest are forgotten: their classes are long over. */
const notedMax = 100;
const kept = new Map<string, string>();
const listeners = new Set<() => void>();

function read(key: string): string {
  try {
    return window.localStorage.getItem(key) ?? kept.get(key) ?? '';
  } catch {
    return kept.get(key) ?? '';
  }
}

function write(key: string, added: readonly string[]): void {
  const known = read(key).split(' ').filter(Boolean);
  const text = [...new Set([...known, ...added])].slice(-notedMax).join(' ');
  kept.set(key, text);
  try {
    window.localStorage.setItem(key, text);
  } catch {
    // Forbidden or full: this page remembers by itself.
  }
  for (const listener of [...listeners]) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}
