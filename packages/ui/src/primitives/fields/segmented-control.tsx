import type { LucideIcon } from 'lucide-react';
import { useId } from 'react';
import { Icon } from '../../theme/icon.tsx';
import { classNames } from '../behaviour/class-names.ts';
import { useLinkComponent } from '../navigation/link-provider.tsx';
import * as styles from './segmented-control.css.ts';

/** One of the values to choose from. */
export interface Segment {
  value: string;
  label: string;
  icon?: LucideIcon | undefined;
  isDisabled?: boolean | undefined;
}

export interface SegmentedControlProps {
  /** What is chosen between; read out. */
  label: string;
  segments: readonly Segment[];
  /** Name in a form; made up when absent. */
  name?: string | undefined;
  value: string;
  onChange: (value: string) => void;
  className?: string | undefined;
}

/** A choice between two to four views: native radio buttons, so arrow keys and forms work by themselves. */
export function SegmentedControl({ label, segments, name, value, onChange, className }: SegmentedControlProps) {
  const madeUpName = useId();
  return (
    <div role="radiogroup" aria-label={label} className={classNames(styles.root, className)}>
      {segments.map((segment) => (
        <label key={segment.value} className={styles.segment}>
          <input
            type="radio"
            name={name ?? madeUpName}
            value={segment.value}
            disabled={segment.isDisabled}
            className={styles.radio}
            checked={segment.value === value}
            onChange={() => onChange(segment.value)}
          />
          {segment.icon === undefined ? null : <Icon of={segment.icon} size="small" />}
          <span>{segment.label}</span>
        </label>
      ))}
    </div>
  );
}

/** One of the pages to choose from. */
export interface LinkSegment {
  href: string;
  label: string;
  icon?: LucideIcon | undefined;
  isCurrent: boolean;
}

export interface SegmentedLinksProps {
  /** Name of the navigation; read out. */
  label: string;
  segments: readonly LinkSegment[];
  className?: string | undefined;
}

/** The same look for views that have an address: works without script and with the back button. */
export function SegmentedLinks({ label, segments, className }: SegmentedLinksProps) {
  const Component = useLinkComponent();
  return (
    <nav aria-label={label} className={classNames(styles.root, className)}>
      {segments.map((segment) => (
        <Component
          key={segment.href}
          href={segment.href}
          className={styles.segment}
          aria-current={segment.isCurrent ? 'page' : undefined}
        >
          {segment.icon === undefined ? null : <Icon of={segment.icon} size="small" />}
          <span>{segment.label}</span>
        </Component>
      ))}
    </nav>
  );
}
