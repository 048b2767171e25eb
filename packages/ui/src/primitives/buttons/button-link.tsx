import { forwardRef, type ReactNode } from 'react';
import { classNames } from '../behaviour/class-names.ts';
import { type LinkComponentProps, useLinkComponent } from '../navigation/link-provider.tsx';
import { type ButtonLook, ButtonWords, buttonClassName } from './button.tsx';

export interface ButtonLinkProps extends LinkComponentProps, ButtonLook {
  /** An `<Icon>` before the words. */
  icon?: ReactNode;
}

/** A link that looks like a button: it goes somewhere, it changes nothing. */
export const ButtonLink = forwardRef<HTMLAnchorElement, ButtonLinkProps>(function ButtonLink(
  { variant, size, isFullWidth, icon, className, children, ...rest },
  ref,
) {
  const Component = useLinkComponent();
  return (
    <Component {...rest} ref={ref} className={classNames(buttonClassName({ variant, size, isFullWidth }), className)}>
      {icon}
      <ButtonWords>{children}</ButtonWords>
    </Component>
  );
});
