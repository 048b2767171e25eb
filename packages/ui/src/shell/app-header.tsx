import { badgeText } from '@tutor/rules/messages/badge-text';
import type { LucideIcon } from 'lucide-react';
import Menu from 'lucide-react/icons/menu';
import MessageSquare from 'lucide-react/icons/message-square';
import MessagesSquare from 'lucide-react/icons/messages-square';
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
  chatHref: string;
  /** Unread messages of the chat, in the same words. */
  chatUnreadCount: number;
  /** A `ConnectionStatus`. */
  status?: ReactNode;
  /** The button that opens the notification history. */
  notifications?: ReactNode;
  /** A `UserPanel`. */
  userMenu: ReactNode;
}

/** The bar at the top: where one is, whether the portal is connected, what is new, and who is signed in. */
export function AppHeader({
  homeHref,
  messageHref,
  unreadCount,
  chatHref,
  chatUnreadCount,
  status,
  notifications,
  userMenu,
}: AppHeaderProps) {
  const Link = useLinkComponent();
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
        <CountedLink href={chatHref} module="chat" label="Chat" icon={MessagesSquare} count={chatUnreadCount} />
        <CountedLink href={messageHref} module="message" label="Message" icon={MessageSquare} count={unreadCount} />
        {notifications}
        {userMenu}
      </div>
    </header>
  );
}

interface CountedLinkProps {
  href: string;
  /** Under which a press is counted. */
  module: string;
  label: string;
  icon: LucideIcon;
  /** Of what is unread there. */
  count: number;
}

function CountedLink({ href, module, label, icon, count }: CountedLinkProps) {
  const Link = useLinkComponent();
  const unread = badgeText(count);
  return (
    <Link
      href={href}
      data-module={module}
      className={styles.message}
      aria-label={unread === '' ? label : `${label}, ${unread} unread`}
      title={label}
    >
      <Icon of={icon} />
      <span aria-hidden="true" className={styles.count}>
        <Badge count={count} />
      </span>
    </Link>
  );
}
