import { useRouteLoaderData } from '@remix-run/react';
import { toastStore } from '@tutor/ui/primitives/feedback/toast-store.ts';
import { useCallback, useEffect } from 'react';
import type { loader } from '../../root.tsx';
import type { FormReply } from './form-reply.ts';
import { useShowLimit } from './limit-flow.ts';

type Reply = Pick<FormReply, 'flash' | 'error' | 'isLimit'>;

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

/** Shows an action's message once, and in the limit-flow dialog why the service refused it when it asked to slow down. */
export function useReplyToast(reply: Reply | undefined): void {
  const show = useShowFlash();
  const flash = reply?.flash ?? null;
  useEffect(() => {
    if (flash !== null) show(flash);
  }, [flash, show]);
  useLimitFlow(reply);
}

/** Why a form was refused, as far as no other dialog says it. */
export function errorInPlace(reply: Pick<FormReply, 'error' | 'isLimit'> | undefined): string | undefined {
  return reply?.isLimit ? undefined : (reply?.error ?? undefined);
}

/** Says in the limit-flow dialog, too, why the service refused a page's form when it asked to slow down. */
export function useLimitFlow(reply: Pick<FormReply, 'error' | 'isLimit'> | undefined): void {
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
