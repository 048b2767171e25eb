import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../../theme/icon.tsx';
import * as toneStyles from '../../theme/tone.css.ts';
import { classNames } from '../behaviour/class-names.ts';
import * as styles from './empty-state.css.ts';

export interface EmptyStateProps {
  icon?: LucideIcon | undefined;
  /** What is not there, e.g. 'No classes this day'. */
  title: string;
  /** Level of the title in the page's outline: 2, 3 (default) or 4. */
  headingLevel?: 2 | 3 | 4 | undefined;
  /** What this place is for and what to do. */
  description?: ReactNode;
  /** A button or link. */
  action?: ReactNode;
  className?: string | undefined;
}

/** Stands where a list would be when there is nothing to list. */
export function EmptyState({ icon, title, headingLevel = 3, description, action, className }: EmptyStateProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={classNames(styles.root, className)}>
      {icon === undefined ? null : (
        <span className={classNames(styles.mark, toneStyles.soft.neutral)}>
          <Icon of={icon} size="large" />
        </span>
      )}
      <Heading className={styles.title}>{title}</Heading>
      {description === undefined ? null : <p className={styles.description}>{description}</p>}
      {action === undefined ? null : <div className={styles.actions}>{action}</div>}
    </div>
  );
}
