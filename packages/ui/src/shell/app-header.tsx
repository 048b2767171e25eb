import { badgeText } from '@tutor/rules/messages/badge-text';
import Menu from 'lucide-react/icons/menu';
import MessageSquare from 'lucide-react/icons/message-square';
import type { ReactNode } from 'react';
import { IconButton } from '../primitives/buttons/icon-button.tsx';
import { Badge } from '../primitives/data/badge.tsx';
import { useLinkComponent } from '../primitives/navigation/link-provider.tsx';
import { Icon } from '../theme/icon.tsx';
import { sidebarId } from './app-frame.tsx';
import * as styles from './app-header.css.ts';
import { BrandName } from './brand-mark.tsx';
import { popoverTrigger } from './popover.ts';

export interface AppHeaderProps {
  homeHref: string;
  messageHref: string;
  /** Unread messages; 99+ above 99 for eye and ear alike (specification, core §9). */
  unreadCount: number;
  /** A `ConnectionStatus`. */
  status?: ReactNode;
  /** The button that opens the notification history. */
  notifications?: ReactNode;
  /** A `UserPanel`. */
  userMenu: ReactNode;
}

/** The bar at the top: where one is, whether the portal is connected, what is new, and who is signed in. */
export function AppHeader({ homeHref, messageHref, unreadCount, status, notifications, userMenu }: AppHeaderProps) {
  const Link = useLinkComponent();
  const unread = badgeText(unreadCount);
  return (
    <header className={styles.root}>
      <div className={styles.menu}>
        <IconButton label="Menu" icon={<Icon of={Menu} />} {...popoverTrigger(sidebarId)} />
      </div>
      <Link href={homeHref} className={styles.brand} aria-label="Tutor Portal, home">
        <BrandName />
      </Link>
      <div className={styles.end}>
        {status}
        <Link
          href={messageHref}
          data-module="message"
          className={styles.message}
          aria-label={unread === '' ? 'Message' : `Message, ${unread} unread`}
          title="Message"
        >
          <Icon of={MessageSquare} />
          <span aria-hidden="true" className={styles.count}>
            <Badge count={unreadCount} />
          </span>
        </Link>
        {notifications}
        {userMenu}
      </div>
    </header>
  );
}
