import type { UserPanelDialog } from '@tutor/ui/shell/user-panel';
import { createContext, lazy, type ReactNode, Suspense, useCallback, useContext, useMemo, useState } from 'react';
import { useAttendance } from '../attendance/attendance-provider.tsx';
import { useExtras } from './extras-provider.tsx';

/** Dialogs that a press opens; those that wait for the tutor open by themselves. */
type FrameDialog =
  | 'pointsRules'
  | UserPanelDialog
  | 'bindPhone'
  | 'skype'
  | 'aiChat'
  | 'appPoster'
  | 'softMode'
  | 'idle'
  | 'refreshNeeded'
  | 'limitFlow'
  | 'attendanceNo';

/** What is open: the dialog, the message that the limit-flow dialog shows, the class that a No is about. */
export interface OpenDialog {
  name: FrameDialog;
  message?: string;
  requestId?: number;
}

const DialogsContext = createContext<(dialog: OpenDialog) => void>(() => undefined);

/** Opens one of the frame's dialogs. Only one is open at a time (specification, core §4). */
export function useOpenDialog(): (dialog: OpenDialog) => void {
  return useContext(DialogsContext);
}

const FrameDialogs = lazy(() => import('./frame-dialogs.tsx'));

/** The frame's dialogs. Their code is loaded when the first one opens. */
export function DialogsProvider({ isFirstLogin, children }: { isFirstLogin: boolean; children: ReactNode }) {
  const extras = useExtras();
  const { isDialogDue } = useAttendance();
  const [opened, setOpened] = useState<OpenDialog>();
  const open = useCallback((dialog: OpenDialog) => setOpened((current) => current ?? dialog), []);
  const close = useCallback(() => setOpened(undefined), []);
  const isAnyWaiting = useMemo(() => {
    if (extras === undefined) return false;
    const { compulsory, agreement, mustBindPhone, isSkypeMissing, incompleteInfoPath, clientNotice, isPosterDue } =
      extras.dialogs;
    return (
      isFirstLogin ||
      compulsory.length > 0 ||
      agreement !== undefined ||
      mustBindPhone ||
      isSkypeMissing ||
      incompleteInfoPath !== undefined ||
      clientNotice !== undefined ||
      isPosterDue
    );
  }, [extras, isFirstLogin]);
  return (
    <DialogsContext.Provider value={open}>
      {children}
      {(opened !== undefined || isAnyWaiting || isDialogDue) && (
        <Suspense>
          <FrameDialogs opened={opened} onClose={close} onSwitch={setOpened} isFirstLogin={isFirstLogin} />
        </Suspense>
      )}
    </DialogsContext.Provider>
  );
}
