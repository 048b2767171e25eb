import { spoken } from '@tutor/rules/chat/entry-text';
import BellOff from 'lucide-react/icons/bell-off';
import Mail from 'lucide-react/icons/mail';
import Pin from 'lucide-react/icons/pin';
import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { Button } from '../primitives/buttons/button.tsx';
import { IconButton } from '../primitives/buttons/icon-button.tsx';
import { Avatar } from '../primitives/data/avatar.tsx';
import { Icon } from '../theme/icon.tsx';
import * as styles from './group-panel.css.ts';

export interface PanelHeadProps {
  name: string;
  avatarUrl?: string | undefined;
  /** Under the name. */
  detail?: string | undefined;
  isMuted: boolean;
  isPinned: boolean;
  onMute: (isMuted: boolean) => void;
  onPin: (isPinned: boolean) => void;
  /** Comes back to it later: it counts as unread, and is left. */
  onMarkUnread?: (() => void) | undefined;
  /** Closes the column, where it stands over others. */
  onClose?: (() => void) | undefined;
  /** What can be done with the picture. */
  pictureAction?: ReactNode;
}

/** Whom or which group the column is about, and the reader's own marks of the conversation. */
export function PanelHead({
  name,
  avatarUrl,
  detail,
  isMuted,
  isPinned,
  onMute,
  onPin,
  onMarkUnread,
  onClose,
  pictureAction,
}: PanelHeadProps) {
  return (
    <div className={styles.head}>
      {onClose === undefined ? null : (
        <IconButton
          size="small"
          label="Close details"
          icon={<Icon of={X} />}
          onClick={onClose}
          className={styles.close}
        />
      )}
      <Avatar name={spoken(name)} src={avatarUrl} size="large" isDecorative />
      {pictureAction}
      <h2 className={styles.name}>
        <bdi>{spoken(name)}</bdi>
      </h2>
      {detail === undefined ? null : (
        <p className={styles.muted}>
          <bdi>{detail}</bdi>
        </p>
      )}
      <div className={styles.marks}>
        <Button size="small" icon={<Icon of={Pin} size="small" />} onClick={() => onPin(!isPinned)}>
          {isPinned ? 'Unpin' : 'Pin'}
        </Button>
        <Button size="small" icon={<Icon of={BellOff} size="small" />} onClick={() => onMute(!isMuted)}>
          {isMuted ? 'Unmute' : 'Mute'}
        </Button>
        {onMarkUnread === undefined ? null : (
          <Button size="small" icon={<Icon of={Mail} size="small" />} onClick={onMarkUnread}>
            Mark as unread
          </Button>
        )}
      </div>
    </div>
  );
}
