import type { ReactNode } from 'react';
import { ErrorState } from '../primitives/feedback/error-state.tsx';
import { Skeleton, SkeletonGroup } from '../primitives/feedback/skeleton.tsx';
import * as styles from './load-state.css.ts';

export interface LoadStateProps {
  /** Beside an error it is being tried again. */
  isLoading: boolean;
  /** What is waited for: 'Loading the grade table'. */
  loadingLabel: string;
  /** The server's message, or the one for a server that cannot be reached. */
  error: string | undefined;
  /** What could not be had: 'The grade table could not be loaded'. */
  errorTitle: string;
  onRetry: (() => void) | undefined;
  /** Lines of the skeleton: as many as usually come. */
  lines?: number | undefined;
  children: ReactNode;
}

/** What a dialog shows while its content is fetched, when it could not be had, and then the content. */
export function LoadState({
  isLoading,
  loadingLabel,
  error,
  errorTitle,
  onRetry,
  lines = 5,
  children,
}: LoadStateProps) {
  // Asked again it stays until there is an answer, and with it the focus.
  if (error !== undefined) {
    return <ErrorState title={errorTitle} description={error} onRetry={onRetry} isRetrying={isLoading} />;
  }
  if (isLoading) {
    return (
      <SkeletonGroup label={loadingLabel} className={styles.lines}>
        {Array.from({ length: lines }, (_, index) => index).map((line) => (
          <Skeleton key={line} width={line % 2 === 0 ? 'full' : 'long'} />
        ))}
      </SkeletonGroup>
    );
  }
  return children;
}
