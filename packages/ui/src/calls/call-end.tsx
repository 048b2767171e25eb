import { spoken } from '@tutor/rules/chat/entry-text';
import { useEffect, useRef } from 'react';
import { Button } from '../primitives/buttons/button.tsx';
import { ButtonLink } from '../primitives/buttons/button-link.tsx';
import { Avatar } from '../primitives/data/avatar.tsx';
import * as styles from './call-waiting.css.ts';

export interface CallEndProps {
  name: string;
  avatar?: string | null | undefined;
  /** What happened, in words: 'This call has ended.', 'You left the call.' */
  title: string;
  /** More of it: its length where it had one, or the next step. */
  text?: string | undefined;
  /** Closes the window, or goes back to the chat. */
  onClose: () => void;
  /** The way back, or to another call. */
  again?: { label: string; onPress: () => void; isWayBack?: boolean | undefined } | undefined;
  /** Address of the conversation. */
  messageHref?: string | undefined;
}

/** A call that is over on this page: how it ended, and what can be done next. */
export function CallEnd({ name, avatar, title, text, onClose, again, messageHref }: CallEndProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // The buttons of the call are gone, and the focus with them.
  useEffect(() => heading.current?.focus(), []);
  // The call goes on: the way back comes before closing.
  const isWayBack = again?.isWayBack === true;
  return (
    <div className={styles.root}>
      <Avatar name={spoken(name)} src={avatar ?? undefined} isDecorative className={styles.avatar} />
      <h2 ref={heading} tabIndex={-1} className={styles.name}>
        {title}
      </h2>
      {text === undefined ? null : <p className={styles.text}>{text}</p>}
      <div className={styles.ways}>
        {again === undefined ? null : (
          <Button size="large" variant={isWayBack ? 'primary' : undefined} onClick={again.onPress}>
            {again.label}
          </Button>
        )}
        {messageHref === undefined ? null : (
          <ButtonLink size="large" href={messageHref}>
            Write a message
          </ButtonLink>
        )}
        <Button size="large" variant={isWayBack ? undefined : 'primary'} onClick={onClose}>
          Close
        </Button>
      </div>
    </div>
  );
}
