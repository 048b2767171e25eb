import type { AttendanceItem } from '@tutor/ui/attendance/attendance-row.tsx';
import { toastStore } from '@tutor/ui/primitives/feedback/toast-store.ts';
import { useCallback } from 'react';
import { useOpenDialog } from '../session/open-dialog.ts';
import { useAttendance } from './attendance-provider.tsx';

/** What can be done about the classes that are listed, for the panel and for the dialog. */
export function useAttendanceActions(items: readonly AttendanceItem[]) {
  const { reply, retry, discard, entryOf } = useAttendance();
  const open = useOpenDialog();
  const sayYes = useCallback(
    (requestIds: readonly number[]) => {
      for (const item of items) {
        if (!requestIds.includes(item.id)) continue;
        void reply({ item, answer: 'yes' }).then((refusal) => {
          if (refusal !== undefined) toastStore.add({ tone: 'error', message: refusal.message });
        });
      }
    },
    [items, reply],
  );
  const onNo = useCallback((item: AttendanceItem) => open({ name: 'attendanceNo', item }), [open]);
  const onRetry = useCallback(({ id }: AttendanceItem) => retry(entryOf(id)?.key ?? ''), [retry, entryOf]);
  const onTakeBack = useCallback(({ id }: AttendanceItem) => discard(entryOf(id)?.key ?? ''), [discard, entryOf]);
  return { sayYes, onNo, onRetry, onTakeBack };
}
