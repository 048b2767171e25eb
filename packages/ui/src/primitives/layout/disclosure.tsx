import ChevronRight from 'lucide-react/icons/chevron-right';
import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import { Icon } from '../../theme/icon.tsx';
import { classNames } from '../behaviour/class-names.ts';
import * as styles from './disclosure.css.ts';

export interface DisclosureProps extends ComponentPropsWithoutRef<'details'> {
  /** The words that open it. */
  summary: ReactNode;
}

/** Content behind one line: the native `<details>`, open for print and search by the browser's own means. */
export function Disclosure({ summary, className, children, ...rest }: DisclosureProps) {
  return (
    <details {...rest} className={classNames(styles.root, className)}>
      <summary className={styles.summary}>
        <Icon of={ChevronRight} size="small" className={styles.chevron} />
        <span>{summary}</span>
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
