import ChevronLeft from 'lucide-react/icons/chevron-left';
import type { ReactNode } from 'react';
import { Icon } from '../../theme/icon.tsx';
import { classNames } from '../behaviour/class-names.ts';
import { Link } from '../navigation/link.tsx';
import * as styles from './page-header.css.ts';

export interface PageHeaderProps {
  /** The page's one h1. */
  title: ReactNode;
  /** A line under the title: the day, the zone, what the page is for. */
  description?: ReactNode;
  /** Where one came from. */
  back?: { href: string; label: string } | undefined;
  /** Buttons, links, a view switch. */
  actions?: ReactNode;
  className?: string | undefined;
}

/** Title of a page with what can be done on it. */
export function PageHeader({ title, description, back, actions, className }: PageHeaderProps) {
  return (
    <div className={classNames(styles.root, className)}>
      <div className={styles.words}>
        {back === undefined ? null : (
          <div className={styles.back}>
            <Link href={back.href} variant="standalone">
              <Icon of={ChevronLeft} size="small" />
              <span>{back.label}</span>
            </Link>
          </div>
        )}
        <h1>{title}</h1>
        {description === undefined ? null : <p className={styles.description}>{description}</p>}
      </div>
      {actions === undefined ? null : <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
