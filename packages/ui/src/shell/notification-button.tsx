import Bell from 'lucide-react/icons/bell';
import { useId } from 'react';
import { IconButton } from '../primitives/buttons/icon-button.tsx';
import { NotificationHistory, type NotificationHistoryProps } from '../primitives/feedback/notification-history.tsx';
import { Icon } from '../theme/icon.tsx';
import * as styles from './notification-button.css.ts';
import { popoverPanel, popoverTrigger } from './popover.ts';

/** The bell in the header: opens the list of what was shown briefly. */
export function NotificationButton(props: NotificationHistoryProps) {
  const panelId = `${useId()}notifications`;
  return (
    <>
      <IconButton label="Notifications" icon={<Icon of={Bell} />} {...popoverTrigger(panelId)} />
      <section {...popoverPanel(panelId)} aria-labelledby={`${panelId}-title`} className={styles.panel}>
        <h2 id={`${panelId}-title`} className={styles.title}>
          Notifications
        </h2>
        <NotificationHistory {...props} />
      </section>
    </>
  );
}
