import { spoken } from '@tutor/rules/chat/entry-text';
import type { ReactNode } from 'react';
import { Avatar } from '../primitives/data/avatar.tsx';
import * as styles from './call-waiting.css.ts';

export interface CallWaitingProps {
  name: string;
  avatar?: string | null | undefined;
  /** 'Calling…' */
  text: string;
  children?: ReactNode;
}

/** While nobody is there yet: whom one waits for. */
export function CallWaiting({ name, avatar, text, children }: CallWaitingProps) {
  return (
    <div className={styles.root}>
      <span className={styles.ring}>
        <Avatar name={spoken(name)} src={avatar ?? undefined} isDecorative className={styles.avatar} />
      </span>
      <p className={styles.name}>
        <bdi>{spoken(name)}</bdi>
      </p>
      <p role="status" className={styles.text}>
        {text}
      </p>
      {children}
    </div>
  );
}
