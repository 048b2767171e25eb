import { toastStore } from '@tutor/ui/primitives/toast-store';
import { useEffect } from 'react';
import { useOpenDialog } from './dialogs-provider.tsx';

interface Reply {
  flash: { tone: 'success' | 'error' | 'info'; message: string; isLimit?: boolean } | null;
}

/** Shows an action's message once: as a toast, or in the limit-flow dialog when the service asked to slow down. */
export function useReplyToast(reply: Reply | undefined): void {
  const open = useOpenDialog();
  const flash = reply?.flash ?? null;
  useEffect(() => {
    if (flash === null) return;
    if (flash.isLimit) open({ name: 'limitFlow', message: flash.message });
    else toastStore.add(flash);
  }, [flash, open]);
}
