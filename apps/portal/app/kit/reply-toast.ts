import { useRouteLoaderData } from '@remix-run/react';
import { toastStore } from '@tutor/ui/primitives/feedback/toast-store.ts';
import { useCallback, useEffect } from 'react';
import type { loader } from '../root.tsx';
import { useShowLimit } from './limit-flow.ts';

interface Reply {
  flash: { tone: 'success' | 'error' | 'info'; message: string; isLimit?: boolean } | null;
}

/** Shows a message: as a toast, or in the limit-flow dialog when the service asked to slow down. */
export function useShowFlash(): (flash: NonNullable<Reply['flash']>) => void {
  const showLimit = useShowLimit();
  return useCallback(
    (flash) => {
      if (flash.isLimit) showLimit(flash.message);
      else toastStore.add(flash);
    },
    [showLimit],
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
  const showLimit = useShowLimit();
  useEffect(() => {
    if (reply?.isLimit && reply.error !== null) showLimit(reply.error);
  }, [reply, showLimit]);
}

/** Says in the limit-flow dialog, too, what a redirect carried when the service asked to slow down. */
export function useFlashLimit(): void {
  const showLimit = useShowLimit();
  const flash = useRouteLoaderData<typeof loader>('root')?.flash ?? null;
  useEffect(() => {
    if (flash?.isLimit) showLimit(flash.message);
  }, [flash, showLimit]);
}
