import { seconds } from '@tutor/rules/time/durations';
import type { AttendanceItem } from '@tutor/ui/attendance/attendance-row';
import { toastStore } from '@tutor/ui/primitives/toast-store';
import type { UserPanelDialog } from '@tutor/ui/shell/user-panel';
import { createContext, type ReactNode, useCallback, useContext, useEffect, useState } from 'react';
import type { FrameDialogs } from './frame-dialogs.tsx';

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
  | 'feedback'
  | 'noticeSettings'
  | 'didi';

/**
 * What is open: the dialog, and the class that a No is about, as it was when it was pressed. The list of such classes may still be
 * on its way, and one that is loaded anew must not take the form away under the tutor's hands.
 */
export type OpenDialog = { name: FrameDialog } | { name: 'attendanceNo'; item: AttendanceItem };

/** The service was asked too much (HTTP 229), in its words. */
interface LimitFlow {
  name: 'limitFlow';
  message: string;
}

type Open = (dialog: OpenDialog | LimitFlow) => void;

const DialogsContext = createContext<Open>(() => undefined);

/**
 * Opens one of the frame's dialogs. Only one is open at a time (specification, core §4), and over it what the service says
 * when it is asked too much.
 */
export function useOpenDialog(): Open {
  return useContext(DialogsContext);
}

/** The frame's dialogs. The code of each is loaded when it first opens. */
export function DialogsProvider({ isFirstLogin, children }: { isFirstLogin: boolean; children: ReactNode }) {
  const [opened, setOpened] = useState<OpenDialog>();
  const [limitMessage, setLimitMessage] = useState<string>();
  const open = useCallback<Open>((dialog) => {
    if (dialog.name === 'limitFlow') setLimitMessage(dialog.message);
    else setOpened((current) => current ?? dialog);
  }, []);
  const close = useCallback(() => setOpened(undefined), []);
  const closeLimit = useCallback(() => setLimitMessage(undefined), []);
  const closeAll = useCallback(() => {
    close();
    closeLimit();
  }, [close, closeLimit]);
  const Dialogs = useFrameDialogs(opened !== undefined || limitMessage !== undefined, closeAll);
  return (
    <DialogsContext.Provider value={open}>
      {children}
      {Dialogs === undefined ? null : (
        <Dialogs
          opened={opened}
          onClose={close}
          onSwitch={setOpened}
          isFirstLogin={isFirstLogin}
          limitMessage={limitMessage}
          onLimitClose={closeLimit}
        />
      )}
    </DialogsContext.Provider>
  );
}

const retryMs = seconds(5);

/**
 * What decides which dialog is open, loaded once the page is interactive: none of it is needed before. What fails to load is
 * asked for again until it comes, and at once where a press waits for it.
 */
function useFrameDialogs(isWanted: boolean, onFailed: () => void): typeof FrameDialogs | undefined {
  const [Dialogs, setDialogs] = useState<typeof FrameDialogs>();
  const [failures, setFailures] = useState(0);
  const isLoaded = Dialogs !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each failure is the reason for another try.
  useEffect(() => {
    if (isLoaded) return;
    let isGone = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    import('./frame-dialogs.tsx').then(
      ({ FrameDialogs: loaded }) => {
        if (!isGone) setDialogs(() => loaded);
      },
      () => {
        if (isGone) return;
        timer = setTimeout(() => setFailures((count) => count + 1), retryMs);
        if (!isWanted) return;
        toastStore.add({ tone: 'error', message: 'Links seem to get inaccessible. Please try again.' });
        onFailed();
      },
    );
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, [isLoaded, isWanted, onFailed, failures]);
  return Dialogs;
}
