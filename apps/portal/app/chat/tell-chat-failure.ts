import { RefusedError } from '@tutor/realtime/service/answer';
import { toastStore } from '@tutor/ui/primitives/feedback/toast-store.ts';

/** Tells why something failed: in the service's words where it refused. */
export function tellChatFailure(what: string): (error: unknown) => void {
  return (error) => {
    const why = error instanceof RefusedError ? error.message : 'Links seem to get inaccessible.';
    toastStore.add({ tone: 'error', message: why.startsWith(what) ? why : `${what}: ${why}` });
  };
}
