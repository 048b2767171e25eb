import { toastStore } from '@tutor/ui/primitives/toast-store';
import { useEffect } from 'react';

interface Reply {
  flash: { tone: 'success' | 'error' | 'info'; message: string } | null;
}

/** Shows an action's message once, as a toast. */
export function useReplyToast(reply: Reply | undefined): void {
  const flash = reply?.flash ?? null;
  useEffect(() => {
    if (flash !== null) toastStore.add(flash);
  }, [flash]);
}
