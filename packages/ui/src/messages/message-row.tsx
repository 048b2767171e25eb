import type { MessageKind, MessageSource } from '@tutor/rules/messages/message-kinds';
import { dayText, nearDayText, timeText } from '@tutor/rules/time/zoned-text';
import MessageCircleQuestion from 'lucide-react/icons/message-circle-question-mark';
import type { ReactNode } from 'react';
import { classNames } from '../primitives/behaviour/class-names.ts';
import { useNow } from '../primitives/behaviour/now.tsx';
import { Dot } from '../primitives/data/badge.tsx';
import { StatusTag } from '../primitives/data/status-tag.tsx';
import { useLinkComponent } from '../primitives/navigation/link-provider.tsx';
import { Icon } from '../theme/icon.tsx';
import * as toneStyles from '../theme/tone.css.ts';
import { messageLook } from './message-kind.tsx';
import * as styles from './message-list.css.ts';

/** One message as the list shows it. */
export interface MessageItem {
  id: number;
  kind: MessageKind;
  /** Where it comes from; default 'system'. */
  source?: MessageSource | undefined;
  /** What the tutor answered, or that an answer is still due; shown as a word. */
  answer?: 'accepted' | 'refused' | 'due' | undefined;
  title: string;
  /** The beginning of its text, without markup. */
  excerpt?: string | undefined;
  sentAt: Date;
  isRead: boolean;
  /** Is read by its answer alone: it has no button to mark it. */
  isReadByAnswer?: boolean | undefined;
  href: string;
}

interface MessageRowProps {
  message: MessageItem;
  /** IANA name of the zone to write the time in. */
  zone: string;
  /** What else can be done with it, at its end. */
  children?: ReactNode;
}

/** A message in the list: a link to it. */
export function MessageRow({ message, zone, children }: MessageRowProps) {
  const now = useNow('minute');
  const Link = useLinkComponent();
  const look = messageLook(message.kind, message.source ?? 'system');
  const day = nearDayText(message.sentAt, now, zone) ?? dayText(message.sentAt, zone);
  return (
    <li className={styles.item} data-message={message.id}>
      <Link href={message.href} className={styles.link} data-unread={message.isRead ? undefined : ''}>
        <span className={classNames(styles.mark, toneStyles.words[look.tone])}>
          <Icon of={look.icon} label={look.word} />
        </span>
        <span className={styles.words}>
          <span className={styles.title}>
            <span>{message.title}</span>
            {message.isRead ? null : <Dot label="Unread" tone="brand" className={styles.unread} />}
            {message.answer === undefined ? null : <Answer answer={message.answer} />}
          </span>
          {message.excerpt === undefined || message.excerpt === '' ? null : (
            <span className={styles.excerpt}>{message.excerpt}</span>
          )}
        </span>
        <time
          dateTime={message.sentAt.toISOString()}
          className={styles.time}
        >{`${day}, ${timeText(message.sentAt, zone)}`}</time>
      </Link>
      {children}
    </li>
  );
}

function Answer({ answer }: { answer: NonNullable<MessageItem['answer']> }) {
  if (answer !== 'due') return <span className={styles.answer}>{answer === 'accepted' ? 'Accepted' : 'Refused'}</span>;
  return (
    <StatusTag tone="warning" icon={MessageCircleQuestion}>
      Answer needed
    </StatusTag>
  );
}
