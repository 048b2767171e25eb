import { seconds } from '@tutor/rules/time/durations';
import { PartBoundary } from '@tutor/ui/primitives/behaviour/part-boundary.tsx';
import { toastStore } from '@tutor/ui/primitives/feedback/toast-store.ts';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { LimitFlowContext } from '../kit/forms/limit-flow.ts';
import { type Open, type OpenDialog, OpenDialogContext } from '../session/open-dialog.ts';
import type { FrameDialogs } from './frame-dialogs.tsx';

/** The frame's dialogs. The code of each is loaded when it first opens. */
export function DialogsProvider({ isFirstLogin, children }: { isFirstLogin: boolean; children: ReactNode }) {
  // The first one is open.
  const [queue, setQueue] = useState<readonly OpenDialog[]>([]);
  const [limitMessage, setLimitMessage] = useState<string>();
  const open = useCallback<Open>((dialog) => {
    setQueue((known) => queued(known, dialog));
  }, []);
  const close = useCallback(() => setQueue(([, ...rest]) => rest), []);
  const switchTo = useCallback((dialog: OpenDialog) => setQueue(([, ...rest]) => [dialog, ...rest]), []);
  const keepOnly = useCallback(
    (isKept: (dialog: OpenDialog) => boolean) => setQueue((known) => known.filter(isKept)),
    [],
  );
  const closeLimit = useCallback(() => setLimitMessage(undefined), []);
  const closeAll = useCallback(() => {
    close();
    closeLimit();
  }, [close, closeLimit]);
  const [opened] = queue;
  const Dialogs = useFrameDialogs(opened !== undefined || limitMessage !== undefined, closeAll);
  return (
    <OpenDialogContext.Provider value={open}>
      <LimitFlowContext.Provider value={setLimitMessage}>
        {children}
        {Dialogs === undefined ? null : (
          <PartBoundary name="A dialog" data={opened} onClose={closeAll}>
            <Dialogs
              opened={opened}
              onClose={close}
              onSwitch={switchTo}
              onKeepOnly={keepOnly}
              isFirstLogin={isFirstLogin}
              limitMessage={limitMessage}
              onLimitClose={closeLimit}
            />
          </PartBoundary>
        )}
      </LimitFlowContext.Provider>
    </OpenDialogContext.Provider>
  );
}

/** A press finds one open already and is gone; that nobody was there is told once that one is closed. */
function queued(known: readonly OpenDialog[], dialog: OpenDialog): readonly OpenDialog[] {
  if (known.length === 0 || (dialog.name === 'idle' && known.every(({ name }) => name !== 'idle'))) {
    return [...known, dialog];
  }
  return known;
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
