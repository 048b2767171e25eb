import type { LucideIcon } from 'lucide-react';
import Bot from 'lucide-react/icons/bot';
import DoorOpen from 'lucide-react/icons/door-open';
import Ellipsis from 'lucide-react/icons/ellipsis';
import Gauge from 'lucide-react/icons/gauge';
import ListTodo from 'lucide-react/icons/list-todo';
import { type MouseEvent, type ReactNode, useId } from 'react';
import { IconButton } from '../primitives/buttons/icon-button.tsx';
import { Badge } from '../primitives/data/badge.tsx';
import { useLinkComponent } from '../primitives/navigation/link-provider.tsx';
import { Icon } from '../theme/icon.tsx';
import * as styles from './header-actions.css.ts';
import { closePopoverAfterLink, closePopoverAround, popoverPanel, popoverTrigger } from './popover.ts';

export interface HeaderActionsProps {
  /** Only inside the desktop client (specification, core §2). */
  temporaryClassroomHref?: string | undefined;
  /** Opens the AI chat dialog; without it there is no Chat Box. */
  onOpenChat?: (() => void) | undefined;
  taskHref?: string | undefined;
  /** Tasks that wait. */
  taskCount?: number | undefined;
  networkTestHref?: string | undefined;
}

/** Temporary Classroom, Chat Box, Teacher Task and Network Test: icons where the header has room, else behind one. */
export function HeaderActions({
  temporaryClassroomHref,
  onOpenChat,
  taskHref = '/teacherTask',
  taskCount = 0,
  networkTestHref = '/speed',
}: HeaderActionsProps) {
  const panelId = `${useId()}actions`;
  const Link = useLinkComponent();
  const words = (icon: LucideIcon, label: string, end?: ReactNode) => (
    <>
      <Icon of={icon} />
      <span className={styles.label}>{label}</span>
      {end}
    </>
  );
  return (
    <div className={styles.root}>
      <div className={styles.trigger}>
        <IconButton label="More" icon={<Icon of={Ellipsis} />} {...popoverTrigger(panelId)} />
      </div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: hears presses on the links inside, which have their own keys. */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a link followed by keyboard arrives here as a click too. */}
      <div {...popoverPanel(panelId)} className={styles.panel} onClick={closePopoverAfterLink}>
        <ul className={styles.list}>
          {temporaryClassroomHref === undefined ? null : (
            <li>
              <Link
                href={temporaryClassroomHref}
                className={styles.action}
                title="Temporary Classroom"
                data-module="temporaryClassroom"
              >
                {words(DoorOpen, 'Temporary Classroom')}
              </Link>
            </li>
          )}
          {onOpenChat === undefined ? null : (
            <li>
              <button type="button" className={styles.action} title="Chat Box" data-module="chatBox" onClick={openChat}>
                {words(Bot, 'Chat Box')}
              </button>
            </li>
          )}
          <li>
            <Link href={taskHref} className={styles.action} title="Teacher Task" data-module="teacherTask">
              {words(
                ListTodo,
                'Teacher Task',
                <span className={styles.count}>
                  <Badge count={taskCount} label="waiting" />
                </span>,
              )}
            </Link>
          </li>
          <li>
            <Link href={networkTestHref} className={styles.action} title="Network Test" data-module="networkTest">
              {words(Gauge, 'Network Test')}
            </Link>
          </li>
        </ul>
      </div>
    </div>
  );

  function openChat(event: MouseEvent): void {
    closePopoverAround(event.currentTarget);
    onOpenChat?.();
  }
}
