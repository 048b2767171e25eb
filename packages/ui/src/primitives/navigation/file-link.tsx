import Download from 'lucide-react/icons/download';
import type { ReactNode } from 'react';
import { Icon } from '../../theme/icon.tsx';
import { type ButtonLook, ButtonWords, buttonClassName } from '../buttons/button.tsx';

export interface FileLinkProps extends Pick<ButtonLook, 'size'> {
  href: string;
  /** Name that begins with the words, where these alone do not say which file. */
  'aria-label'?: string | undefined;
  children: ReactNode;
}

/**
 * Leads to a file, which the browser fetches by itself: it is no page of the application's router. It has no `download`: the
 * answer says that it is to be saved, and a page that comes in its place, such as the sign-in, is opened and not saved.
 */
export function FileLink({ size, children, ...rest }: FileLinkProps) {
  return (
    <a {...rest} className={buttonClassName({ size })}>
      <Icon of={Download} size="small" />
      <ButtonWords>{children}</ButtonWords>
    </a>
  );
}
