import { type MessageKind, messageKinds } from '@tutor/rules/messages/message-kinds';
import { dayText, nearDayText, timeText } from '@tutor/rules/time/zoned-text';
import { ChevronLeft, ChevronRight, Inbox } from 'lucide-react';
import { Badge, Dot } from '../primitives/badge.tsx';
import { ButtonLink } from '../primitives/button-link.tsx';
import { EmptyState } from '../primitives/empty-state.tsx';
import { ErrorState } from '../primitives/error-state.tsx';
import { useLinkComponent } from '../primitives/link-provider.tsx';
import { useNow } from '../primitives/now.tsx';
import { Skeleton, SkeletonGroup } from '../primitives/skeleton.tsx';
import { VisuallyHidden } from '../primitives/visually-hidden.tsx';
import { Icon } from '../theme/icon.tsx';
import { messageKindLooks } from './message-kind.tsx';
import * as styles from './message-list.css.ts';

export type MessageFilter = 'all' | MessageKind;

/** One message as the list shows it. */
export interface MessageItem {
  id: number;
  kind: MessageKind;
  title: string;
  /** The beginning of its text, without markup. */
  excerpt?: string | undefined;
  sentAt: Date;
  isRead: boolean;
  href: string;
}

export interface MessageListProps {
  /** Newest first. */
  messages: readonly MessageItem[];
  filter: MessageFilter;
  /** Unread messages of each filter; a filter without one shows none. */
  counts?: Partial<Record<MessageFilter, number>> | undefined;
  hrefOfFilter: (filter: MessageFilter) => string;
  /** IANA name of the zone to write times in. */
  zone: string;
  isLoading?: boolean | undefined;
  /** Why the messages could not be loaded; in the tutor's words. */
  error?: string | undefined;
  retryHref?: string | undefined;
  newerHref?: string | undefined;
  olderHref?: string | undefined;
  /** Messages of this filter in all. */
  total?: number | undefined;
}

const filterWords: Readonly<Record<MessageFilter, string>> = {
  all: 'All',
  remind: 'Reminders',
  warning: 'Warnings',
  notice: 'Notices',
  levelUp: 'Level up',
};

const emptyWords: Readonly<Record<MessageFilter, { title: string; description: string }>> = {
  all: {
    title: 'No messages yet',
    description: 'What the company tells you arrives here, and the number in the header shows it.',
  },
  remind: {
    title: 'No reminders',
    description: 'Things to do in time, such as remarks and schedules, are listed here.',
  },
  warning: {
    title: 'No warnings',
    description: 'Nothing went wrong. Late arrivals, absences and the like would be listed here.',
  },
  notice: { title: 'No notices', description: 'News of the company, such as new materials, is listed here.' },
  levelUp: { title: 'No level-ups yet', description: 'Every level you reach is celebrated here.' },
};

/** The tutor's messages of one kind or all, with the way to the others. */
export function MessageList(props: MessageListProps) {
  const { filter, counts = {}, hrefOfFilter } = props;
  const Link = useLinkComponent();
  return (
    <div className={styles.root}>
      <nav aria-label="Kinds of messages" className={styles.filters}>
        {(['all', ...messageKinds] as const).map((kind) => {
          const count = counts[kind] ?? 0;
          return (
            <Link
              key={kind}
              href={hrefOfFilter(kind)}
              aria-current={kind === filter ? 'page' : undefined}
              className={styles.filter}
            >
              {filterWords[kind]}
              {count > 0 ? (
                <>
                  <Badge count={count} tone={kind === filter ? 'brand' : 'neutral'} />
                  <VisuallyHidden> unread</VisuallyHidden>
                </>
              ) : null}
            </Link>
          );
        })}
      </nav>
      <Messages {...props} />
    </div>
  );
}

function Messages({
  messages,
  filter,
  zone,
  isLoading = false,
  error,
  retryHref,
  newerHref,
  olderHref,
  total,
}: MessageListProps) {
  if (isLoading) {
    return (
      <SkeletonGroup label="Loading messages" className={styles.list}>
        {[1, 2, 3, 4, 5].map((row) => (
          <div key={row} className={styles.item}>
            <div className={styles.link}>
              <Skeleton shape="avatar" />
              <div>
                <Skeleton width="medium" />
                <Skeleton shape="small" width="long" />
              </div>
            </div>
          </div>
        ))}
      </SkeletonGroup>
    );
  }
  if (error !== undefined) {
    const retry = retryHref === undefined ? undefined : <ButtonLink href={retryHref}>Try again</ButtonLink>;
    return <ErrorState headingLevel={2} title="Your messages could not be loaded" description={error} action={retry} />;
  }
  if (messages.length === 0) return <EmptyState headingLevel={2} icon={Inbox} {...emptyWords[filter]} />;
  return (
    <>
      <ul className={styles.list} aria-label={filter === 'all' ? 'Messages' : filterWords[filter]}>
        {messages.map((message) => (
          <MessageRow key={message.id} message={message} zone={zone} />
        ))}
      </ul>
      {newerHref === undefined && olderHref === undefined && total === undefined ? null : (
        <div className={styles.pages}>
          {newerHref === undefined ? (
            <span />
          ) : (
            <ButtonLink href={newerHref} icon={<Icon of={ChevronLeft} size="small" />}>
              Newer
            </ButtonLink>
          )}
          {total === undefined ? null : (
            <p className={styles.total}>{total === 1 ? '1 message' : `${total} messages`}</p>
          )}
          {olderHref === undefined ? (
            <span />
          ) : (
            <ButtonLink href={olderHref}>
              Older <Icon of={ChevronRight} size="small" />
            </ButtonLink>
          )}
        </div>
      )}
    </>
  );
}

function MessageRow({ message, zone }: { message: MessageItem; zone: string }) {
  const now = useNow('minute');
  const Link = useLinkComponent();
  const look = messageKindLooks[message.kind];
  const day = nearDayText(message.sentAt, now, zone) ?? dayText(message.sentAt, zone);
  return (
    <li className={styles.item}>
      <Link href={message.href} className={styles.link} data-unread={message.isRead ? undefined : ''}>
        <span className={styles.mark}>
          <Icon of={look.icon} label={look.word} />
        </span>
        <span className={styles.words}>
          <span className={styles.title}>
            {message.title}
            {message.isRead ? null : <Dot label="Unread" tone="brand" />}
          </span>
          {message.excerpt === undefined || message.excerpt === '' ? null : (
            <span className={styles.excerpt}>{message.excerpt}</span>
          )}
        </span>
        <time dateTime={message.sentAt.toISOString()} className={styles.time}>
          {day}, {timeText(message.sentAt, zone)}
        </time>
      </Link>
    </li>
  );
}
