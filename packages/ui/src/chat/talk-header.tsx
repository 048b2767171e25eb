import { spoken } from '@tutor/rules/chat/entry-text';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import type { ReactNode } from 'react';
import { Avatar } from '../primitives/data/avatar.tsx';
import { useLinkComponent } from '../primitives/navigation/link-provider.tsx';
import { Icon } from '../theme/icon.tsx';
import * as styles from './talk-header.css.ts';

export interface TalkHeaderProps {
  name: string;
  avatarUrl?: string | undefined;
  /** Under the name: '12 members', or who the person is. */
  detail?: string | undefined;
  /** The way back to the conversations, where these are not beside it. */
  backHref: string;
  /** Search, facts, and what else can be done with the conversation. */
  tools?: ReactNode;
  /** Before the tools: `CallButtons`. */
  actions?: ReactNode;
}

/** Whose conversation it is, above its messages. */
export function TalkHeader({ name, avatarUrl, detail, backHref, tools, actions }: TalkHeaderProps) {
  const Link = useLinkComponent();
  return (
    <header className={styles.root}>
      <Link href={backHref} className={styles.back} aria-label="Back to the conversations">
        <Icon of={ArrowLeft} />
      </Link>
      <Avatar name={spoken(name)} src={avatarUrl} isDecorative />
      <div className={styles.words}>
        <h2 className={styles.name}>
          <bdi>{spoken(name)}</bdi>
        </h2>
        {detail === undefined ? null : (
          <p className={styles.detail}>
            <bdi>{detail}</bdi>
          </p>
        )}
      </div>
      {tools === undefined && actions === undefined ? null : (
        <div className={styles.tools}>
          {actions}
          {tools}
        </div>
      )}
    </header>
  );
}
