import { classNames } from '../behaviour/class-names.ts';
import * as styles from './filter-links.css.ts';
import { useLinkComponent } from './link-provider.tsx';

export interface FilterLinksProps {
  /** What is narrowed down; names the navigation. */
  label: string;
  filters: readonly { href: string; label: string; isCurrent: boolean }[];
  className?: string | undefined;
}

/** The ways to narrow a list down, each with its own address; more of them than fit scroll sideways. */
export function FilterLinks({ label, filters, className }: FilterLinksProps) {
  const Anchor = useLinkComponent();
  return (
    <nav aria-label={label} className={classNames(styles.root, className)}>
      {filters.map((filter) => (
        <Anchor
          key={filter.href}
          href={filter.href}
          aria-current={filter.isCurrent ? 'page' : undefined}
          className={styles.link}
        >
          {filter.label}
        </Anchor>
      ))}
    </nav>
  );
}
