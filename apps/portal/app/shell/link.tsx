import { Link } from '@remix-run/react';
import type { LinkComponentProps } from '@tutor/ui/primitives/link-provider';
import { forwardRef } from 'react';

/** Links of the design system, navigated by Remix. */
export const PortalLink = forwardRef<HTMLAnchorElement, LinkComponentProps>(function PortalLink(
  { href, ...rest },
  ref,
) {
  // A file is the browser's to fetch: it is no page to go to.
  return <Link {...rest} ref={ref} to={href} reloadDocument={rest.download !== undefined} />;
});
