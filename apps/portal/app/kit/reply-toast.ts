import { useRouteLoaderData } from '@remix-run/react';
import { toastStore } from '@tutor/ui/primitives/feedback/toast-store.ts';
import { useCallback, useEffect } from 'react';
import type { loader } from '../root.tsx';
import { useOpenDialog } from '../session/open-dialog.ts';

interface Reply {
  flash: { tone: 'success' | 'error' | 'info'; message: string; isLimit?: boolean } | null;
}

/** Shows a message: as a toast, or in the limit-flow dialog when the service asked to slow down. */
export function useShowFlash(): (flash: NonNullable<Reply['flash']>) => void {
  const open = useOpenDialog();
  return useCallback(
    (flash) => {
      if (flash.isLimit) open({ name: 'limitFlow', message: flash.message });
      else toastStore.add(flash);
    },
    [open],
  );
}

/** Shows an action's message once. */
export function useReplyToast(reply: Reply | undefined): void {
  const show = useShowFlash();
  const flash = reply?.flash ?? null;
  useEffect(() => {
    if (flash !== null) show(flash);
  }, [flash, show]);
}

/** Says in the limit-flow dialog, too, why the service refused a page's form when it asked to slow down. */
export function useLimitFlow(reply: { error: string | null; isLimit?: boolean } | undefined): void {
  const open = useOpenDialog();
  useEffect(() => {
    if (reply?.isLimit && reply.error !== null) open({ name: 'limitFlow', message: reply.error });
  }, [reply, open]);
}

/** Says in the limit-flow dialog, too, what a redirect carried when the service asked to slow down. */
export function useFlashLimit(): void {
  const open = useOpenDialog();
  const flash = useRouteLoaderData<typeof loader>('root')?.flash ?? null;
  useEffect(() => {
    if (flash?.isLimit) open({ name: 'limitFlow', message: flash.message });
  }, [flash, open]);
}
