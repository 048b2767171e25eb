import { useShowFlash } from '../shell/reply-toast.ts';
import { SlowDownError } from './read-calls.ts';

/** Tells that a read state stays as it was: in words of the page, or of the service where it asked to slow down. */
export function useReadFailure(): (error: unknown, message: string) => void {
  const show = useShowFlash();
  return (error, message) =>
    show(
      error instanceof SlowDownError
        ? { tone: 'error', message: error.message, isLimit: true }
        : { tone: 'error', message },
    );
}
