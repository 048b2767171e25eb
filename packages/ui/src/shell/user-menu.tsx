import { zoneText } from '@tutor/rules/time/zoned-text';
import { ChevronDown, Globe, LogOut } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Avatar } from '../primitives/avatar.tsx';
import { useLinkComponent } from '../primitives/link-provider.tsx';
import { useNow } from '../primitives/now.tsx';
import { Tag } from '../primitives/tag.tsx';
import { Icon } from '../theme/icon.tsx';
import type { FormSlot } from './form-slot.tsx';
import { closePopoverAfterLink, popoverPanel, popoverTrigger } from './popover.ts';
import * as styles from './user-menu.css.ts';

export interface UserMenuProps {
  name: string;
  teacherId: number;
  avatarUrl?: string | undefined;
  /** IANA name of the zone that times are shown in. */
  zone: string;
  /** Marks accounts in custom mode beside the name. */
  isCustom?: boolean | undefined;
  links?: readonly { label: string; href: string }[] | undefined;
  /** Where Log Out posts to; default '/logout'. */
  logoutAction?: string | undefined;
  Form?: FormSlot | undefined;
  /** Further rows between the person and the links, such as a Soft Mode switch. */
  children?: ReactNode;
}

/** Who is signed in, and the way out. */
export function UserMenu({
  name,
  teacherId,
  avatarUrl,
  zone,
  isCustom = false,
  links = [],
  logoutAction = '/logout',
  Form = 'form',
  children,
}: UserMenuProps) {
  const panelId = `${useId()}user`;
  const now = useNow('minute');
  const Link = useLinkComponent();
  return (
    <div className={styles.root}>
      <button type="button" className={styles.trigger} {...popoverTrigger(panelId)}>
        <Avatar name={name} src={avatarUrl} size="small" isDecorative />
        <span className={styles.triggerName}>{name}</span>
        <Icon of={ChevronDown} size="small" className={styles.chevron} />
      </button>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: hears presses on the links inside, which have their own keys. */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a link followed by keyboard arrives here as a click too. */}
      <div {...popoverPanel(panelId)} className={styles.panel} onClick={closePopoverAfterLink}>
        <div className={styles.person}>
          <Avatar name={name} src={avatarUrl} isDecorative />
          <div className={styles.words}>
            <p className={styles.name}>
              {name} {isCustom ? <Tag>Custom</Tag> : null}
            </p>
            <p className={styles.detail}>Teacher ID {teacherId}</p>
          </div>
        </div>
        <p className={styles.zone}>
          <Icon of={Globe} size="small" />
          Times in {zoneText(now, zone)}
        </p>
        {children === undefined ? null : <div className={styles.section}>{children}</div>}
        {links.length === 0 ? null : (
          <ul className={styles.section}>
            {links.map(({ label, href }) => (
              <li key={href}>
                <Link href={href} className={styles.row}>
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        )}
        <div className={styles.section}>
          <Form action={logoutAction} method="post">
            <button type="submit" className={styles.row}>
              <Icon of={LogOut} size="small" />
              Log Out
            </button>
          </Form>
        </div>
      </div>
    </div>
  );
}
