import Video from 'lucide-react/icons/video';
import type { ReactNode } from 'react';
import { ButtonLink, type ButtonLinkProps } from '../primitives/buttons/button-link.tsx';
import { Icon } from '../theme/icon.tsx';

export interface JoinLinkProps extends Pick<ButtonLinkProps, 'size' | 'aria-label'> {
  href: string;
  /** The desktop client opens the classroom in place of the page, the browser beside it: the plan stays open. */
  isInClient: boolean;
  children?: ReactNode;
}

/** The way into a classroom that is open. */
export function JoinLink({ href, isInClient, children = 'Join class', ...rest }: JoinLinkProps) {
  return (
    <ButtonLink
      {...rest}
      href={href}
      variant="primary"
      icon={<Icon of={Video} />}
      {...(isInClient ? {} : { target: '_blank', rel: 'noopener noreferrer' })}
    >
      {children}
    </ButtonLink>
  );
}
