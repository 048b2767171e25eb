import type { MessageKind, MessageSource } from '@tutor/rules/messages/message-kinds';
import { dayText, timeText, zoneText } from '@tutor/rules/time/zoned-text';
import type { ReactNode } from 'react';
import { SafeHtml } from '../primitives/html/safe-html.tsx';
import { Card } from '../primitives/layout/card.tsx';
import { PageHeader } from '../primitives/layout/page-header.tsx';
import { MessageKindTag } from './message-kind.tsx';
import * as styles from './message-view.css.ts';

export interface MessageViewProps {
  title: string;
  kind: MessageKind;
  /** Default 'system'. */
  source?: MessageSource | undefined;
  sentAt: Date;
  /** IANA name of the zone to write the time in. */
  zone: string;
  /** The message, sanitised by the server. */
  html: string;
  backHref: string;
  /** What can be done about it, or what was. */
  actions?: ReactNode;
  /** A way on that asks for nothing, such as to the student of the class. */
  more?: ReactNode;
}

/** One message in full. */
export function MessageView({ title, kind, source, sentAt, zone, html, backHref, actions, more }: MessageViewProps) {
  return (
    <article className={styles.root}>
      <div>
        <PageHeader title={title} back={{ href: backHref, label: 'Messages' }} />
        <p className={styles.facts}>
          <MessageKindTag kind={kind} source={source} />
          <time dateTime={sentAt.toISOString()}>{`${dayText(sentAt, zone, 'long')}, ${timeText(sentAt, zone)}`}</time>
          <span>{zoneText(sentAt, zone)}</span>
        </p>
      </div>
      <Card>
        <SafeHtml html={html} />
      </Card>
      {actions === undefined ? null : <div className={styles.foot}>{actions}</div>}
      {more === undefined ? null : <p>{more}</p>}
    </article>
  );
}
