import { useEffect, useRef } from 'react';
import { classNames } from '../behaviour/class-names.ts';
import { Badge } from '../data/badge.tsx';
import * as styles from './filter-links.css.ts';
import { useLinkComponent } from './link-provider.tsx';

export interface FilterLinksProps {
  /** What is narrowed down; names the navigation. */
  label: string;
  filters: readonly { href: string; label: string; isCurrent: boolean; count?: number | undefined }[];
  className?: string | undefined;
}

/** The ways to narrow a list down, each with its own address; more of them than fit scroll sideways, the current one in sight. */
export function FilterLinks({ label, filters, className }: FilterLinksProps) {
  const Anchor = useLinkComponent();
  const root = useRef<HTMLElement>(null);
  const current = filters.find(({ isCurrent }) => isCurrent)?.href;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the current link is read from the page once it has changed.
  useEffect(() => {
    const row = root.current;
    const link = row?.querySelector('[aria-current]');
    // The row alone scrolls: scrollIntoView would move the page too.
    if (row && link) row.scrollLeft += middleOf(link) - middleOf(row);
  }, [current]);
  return (
    <nav ref={root} aria-label={label} className={classNames(styles.root, className)}>
      {filters.map((filter) => (
        <Anchor
          key={filter.href}
          href={filter.href}
          aria-current={filter.isCurrent ? 'page' : undefined}
          className={styles.link}
        >
          <span>{filter.label}</span>
          <Badge count={filter.count ?? 0} label="waiting" />
        </Anchor>
      ))}
    </nav>
  );
}

/** In px from the left of the window. */
function middleOf(element: Element): number {
  const { left, width } = element.getBoundingClientRect();
  return left + width / 2;
}
