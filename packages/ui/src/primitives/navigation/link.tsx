import { forwardRef } from 'react';
import { classNames } from '../behaviour/class-names.ts';
import * as styles from './link.css.ts';
import { type LinkComponentProps, useLinkComponent } from './link-provider.tsx';

export interface LinkProps extends LinkComponentProps {
  /** `inline` (default): underlined inside a sentence · `standalone`: on its own, 24 px high, underlined on hover. */
  variant?: keyof typeof styles.variant | undefined;
}

/** A text link that navigates the way the application does. */
export const Link = forwardRef<HTMLAnchorElement, LinkProps>(function Link(
  { variant = 'inline', className, ...rest },
  ref,
) {
  const Component = useLinkComponent();
  return <Component {...rest} ref={ref} className={classNames(styles.root, styles.variant[variant], className)} />;
});
