import CloudOff from 'lucide-react/icons/cloud-off';
import RotateCw from 'lucide-react/icons/rotate-cw';
import type { ReactNode } from 'react';
import { Icon } from '../../theme/icon.tsx';
import * as toneStyles from '../../theme/tone.css.ts';
import { classNames } from '../behaviour/class-names.ts';
import { Button } from '../buttons/button.tsx';
import * as styles from './empty-state.css.ts';

export interface ErrorStateProps {
  /** What happened, e.g. 'Your classes could not be loaded'. */
  title: string;
  /** Level of the title in the page's outline: 1, 2, 3 (default) or 4. */
  headingLevel?: 1 | 2 | 3 | 4 | undefined;
  /** Why, and what to do, in the tutor's words. */
  description?: ReactNode;
  /** Draws a retry button. For pages without script pass a `ButtonLink` as `action` instead. */
  onRetry?: (() => void) | undefined;
  /** It is being tried: the button says so and keeps its focus. */
  isRetrying?: boolean | undefined;
  retryLabel?: string | undefined;
  /** Further buttons or links after the retry button. */
  action?: ReactNode;
  className?: string | undefined;
}

/** Stands where content would be when it could not be had: what happened, and what to do. */
export function ErrorState({
  title,
  headingLevel = 3,
  description,
  onRetry,
  isRetrying,
  retryLabel = 'Try again',
  action,
  className,
}: ErrorStateProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div role="alert" className={classNames(styles.root, className)}>
      <span className={classNames(styles.mark, toneStyles.soft.danger)}>
        <Icon of={CloudOff} size="large" />
      </span>
      <Heading className={styles.title}>{title}</Heading>
      {description === undefined ? null : <p className={styles.description}>{description}</p>}
      {onRetry === undefined && action === undefined ? null : (
        <div className={styles.actions}>
          {onRetry === undefined ? null : (
            <Button onClick={onRetry} isPending={isRetrying} icon={<Icon of={RotateCw} size="small" />}>
              {retryLabel}
            </Button>
          )}
          {action}
        </div>
      )}
    </div>
  );
}
