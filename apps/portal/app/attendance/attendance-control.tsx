import { AttendanceDialog } from '@tutor/ui/attendance/attendance-dialog.tsx';
import { useEffect } from 'react';
import { useWaiting } from '../messages/waiting-provider.tsx';
import { useFrame } from '../session/use-frame.ts';
import { AttendanceForm, YesContext } from './attendance-forms.tsx';
import { noHrefOf } from './attendance-item.ts';
import { useAttendance } from './attendance-provider.tsx';
import { useAttendanceActions } from './use-attendance-actions.ts';
import { useNotedReminders } from './use-noted-reminders.ts';
import { useShownAttendance } from './use-shown-attendance.ts';

/** The dialog that asks for every class that waits. It closes once nothing is left to answer (specification, core §4). */
export function AttendanceControl() {
  const { items, answers, putOff, setDialogOpen } = useAttendance();
  const { zone } = useFrame().tutor;
  const { waiting } = useWaiting();
  const shown = useShownAttendance(items, answers);
  const { sayYes, ...actions } = useAttendanceActions(shown);
  const { notePutOff } = useNotedReminders();
  useEffect(() => {
    setDialogOpen(true);
    return () => setDialogOpen(false);
  }, [setDialogOpen]);
  return (
    <YesContext.Provider value={sayYes}>
      <AttendanceDialog
        isOpen
        onOpenChange={() => {
          notePutOff(items);
          putOff();
        }}
        attendance={shown}
        answers={answers}
        zone={zone}
        action="/attendance/reply"
        confirmTodayAction="/attendance/reply"
        classes={waiting?.classSpans ?? undefined}
        Form={AttendanceForm}
        noHrefOf={noHrefOf}
        {...actions}
      />
    </YesContext.Provider>
  );
}
