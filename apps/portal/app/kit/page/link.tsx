import { Link } from '@remix-run/react';
import type { LinkComponentProps } from '@tutor/ui/primitives/navigation/link-provider.tsx';
import { forwardRef } from 'react';

/** Links of the design system, navigated by Remix. */
export const PortalLink = forwardRef<HTMLAnchorElement, LinkComponentProps>(function PortalLink(
  { href, ...rest },
  ref,
) {
  return <Link {...rest} ref={ref} to={href} />;
});
