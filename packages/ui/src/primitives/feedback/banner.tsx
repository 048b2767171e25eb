import CircleCheck from 'lucide-react/icons/circle-check';
import CircleAlert from 'lucide-react/icons/circle-exclamation-point';
import Info from 'lucide-react/icons/info';
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point';
import X from 'lucide-react/icons/x';
import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import { Icon } from '../../theme/icon.tsx';
import * as toneStyles from '../../theme/tone.css.ts';
import { classNames } from '../behaviour/class-names.ts';
import { IconButton } from '../buttons/icon-button.tsx';
import * as styles from './banner.css.ts';

const icons = { info: Info, success: CircleCheck, warning: TriangleAlert, danger: CircleAlert } as const;

export interface BannerProps extends Omit<ComponentPropsWithoutRef<'div'>, 'title'> {
  tone?: keyof typeof icons | undefined;
  title?: ReactNode;
  /** A button or link. */
  action?: ReactNode;
  /** Gives the banner a dismiss button. */
  onDismiss?: (() => void) | undefined;
  dismissLabel?: string | undefined;
}

/** A message that stays on the page. `danger` interrupts a screen reader, the others wait; `role` can say otherwise. */
export function Banner({
  tone = 'info',
  title,
  action,
  onDismiss,
  dismissLabel = 'Dismiss',
  className,
  children,
  ...rest
}: BannerProps) {
  return (
    <div
      role={tone === 'danger' ? 'alert' : 'status'}
      {...rest}
      className={classNames(styles.root, toneStyles.soft[tone], className)}
    >
      <Icon of={icons[tone]} />
      <div className={styles.body}>
        <div className={styles.words}>
          {title === undefined ? null : <p className={styles.title}>{title}</p>}
          {children === undefined ? null : <div className={styles.text}>{children}</div>}
        </div>
        {action}
      </div>
      {onDismiss === undefined ? null : (
        <IconButton
          size="small"
          label={dismissLabel}
          icon={<Icon of={X} size="small" />}
          onClick={onDismiss}
          className={styles.dismiss}
        />
      )}
    </div>
  );
}
