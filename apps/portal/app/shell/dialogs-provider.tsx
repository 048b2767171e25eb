import type { UserPanelDialog } from '@tutor/ui/shell/user-panel';
import { createContext, type ReactNode, useCallback, useContext, useState } from 'react';
import { FrameDialogs } from './frame-dialogs.tsx';

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
  | 'attendanceNo'
  | 'feedback';

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

/** The frame's dialogs. The code of each is loaded when it first opens. */
export function DialogsProvider({ isFirstLogin, children }: { isFirstLogin: boolean; children: ReactNode }) {
  const [opened, setOpened] = useState<OpenDialog>();
  const open = useCallback((dialog: OpenDialog) => setOpened((current) => current ?? dialog), []);
  const close = useCallback(() => setOpened(undefined), []);
  return (
    <DialogsContext.Provider value={open}>
      {children}
      <FrameDialogs opened={opened} onClose={close} onSwitch={setOpened} isFirstLogin={isFirstLogin} />
    </DialogsContext.Provider>
  );
}
