import type { MessageKind, MessageSource } from '@tutor/rules/messages/message-kinds';
import { dayText, timeText, zoneText } from '@tutor/rules/time/zoned-text';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { ButtonLink } from '../primitives/button-link.tsx';
import { Card } from '../primitives/card.tsx';
import { PageHeader } from '../primitives/page-header.tsx';
import { SafeHtml } from '../primitives/safe-html.tsx';
import { Icon } from '../theme/icon.tsx';
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
  newerHref?: string | undefined;
  olderHref?: string | undefined;
  /** Further buttons, such as marking as read without JavaScript. */
  actions?: ReactNode;
}

/** One message in full. */
export function MessageView({
  title,
  kind,
  source,
  sentAt,
  zone,
  html,
  backHref,
  newerHref,
  olderHref,
  actions,
}: MessageViewProps) {
  return (
    <article className={styles.root}>
      <div>
        <PageHeader title={title} back={{ href: backHref, label: 'Messages' }} />
        <p className={styles.facts}>
          <MessageKindTag kind={kind} source={source} />
          <time dateTime={sentAt.toISOString()}>
            {dayText(sentAt, zone, 'long')}, {timeText(sentAt, zone)}
          </time>
          <span>{zoneText(sentAt, zone)}</span>
        </p>
      </div>
      <Card>
        <SafeHtml html={html} />
      </Card>
      {actions === undefined && newerHref === undefined && olderHref === undefined ? null : (
        <div className={styles.foot}>
          {actions}
          <span className={styles.spacer} />
          {newerHref === undefined ? null : (
            <ButtonLink href={newerHref} icon={<Icon of={ChevronLeft} size="small" />}>
              Newer
            </ButtonLink>
          )}
          {olderHref === undefined ? null : (
            <ButtonLink href={olderHref}>
              Older <Icon of={ChevronRight} size="small" />
            </ButtonLink>
          )}
        </div>
      )}
    </article>
  );
}
