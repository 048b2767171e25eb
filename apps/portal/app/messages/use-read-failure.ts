import { useShowFlash } from '../kit/forms/reply-toast.ts';
import { SlowDownError, UncertainError } from './read-calls.ts';
import { useRealtime } from './realtime-provider.tsx';

interface FailureWords {
  /** It stays as it was. */
  failed: string;
  /** The service may have done it all the same. */
  mayBe: string;
}

/**
 * Tells that a read state stays as it was, in words of the page, or of the service where it asked to slow down. Where no
 * answer has come nobody knows: that is said, and the service is asked what it has.
 */
export function useReadFailure(): (error: unknown, words: FailureWords) => void {
  const show = useShowFlash();
  const { askAnew } = useRealtime();
  return (error, { failed, mayBe }) => {
    if (error instanceof SlowDownError) return show({ tone: 'error', message: error.message, isLimit: true });
    const isUncertain = error instanceof UncertainError;
    if (isUncertain) void askAnew();
    show({ tone: 'error', message: isUncertain ? `${error.message} ${mayBe}` : failed });
  };
}
