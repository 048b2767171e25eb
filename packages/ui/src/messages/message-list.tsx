import { type MessageKind, type MessageSource, messageKinds } from '@tutor/rules/messages/message-kinds';
import { dayText, nearDayText, timeText } from '@tutor/rules/time/zoned-text';
import { ChevronLeft, ChevronRight, Inbox, MessageCircleQuestion, SearchX } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { Badge, Dot } from '../primitives/badge.tsx';
import { ButtonLink } from '../primitives/button-link.tsx';
import { classNames } from '../primitives/class-names.ts';
import { EmptyState } from '../primitives/empty-state.tsx';
import { ErrorState } from '../primitives/error-state.tsx';
import { useLinkComponent } from '../primitives/link-provider.tsx';
import { useNow } from '../primitives/now.tsx';
import { Skeleton, SkeletonGroup } from '../primitives/skeleton.tsx';
import { StatusTag } from '../primitives/status-tag.tsx';
import * as toneStyles from '../primitives/tone.css.ts';
import { VisuallyHidden } from '../primitives/visually-hidden.tsx';
import { Icon } from '../theme/icon.tsx';
import { messageLook } from './message-kind.tsx';
import * as styles from './message-list.css.ts';

export type MessageFilter = 'all' | MessageKind;

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
  /** The list's beginning, from a page of older ones. */
  newestHref?: string | undefined;
  olderHref?: string | undefined;
  /** Messages of this filter in all. */
  total?: number | undefined;
  /** Search, unread only and the like, above the list. */
  toolbar?: ReactNode;
  /** What the list is narrowed to beside its kind, for the words of an empty one. */
  narrowing?:
    | {
        search?: string | undefined;
        isUnreadOnly?: boolean | undefined;
        /** Only messages from one place, which is none of the kinds. */
        isOneSource?: boolean | undefined;
        allHref: string;
      }
    | undefined;
  /** Letters j, k, e and u work while the focus is in the list; j leads into it from wherever nothing is typed. */
  isKeysOn?: boolean | undefined;
  /** Key e or u on a message. */
  onSetRead?: ((id: number, isRead: boolean) => void) | undefined;
  /** A message is pressed, to be opened. */
  onOpen?: ((id: number) => void) | undefined;
  /** The end of the list comes near: the next messages are wanted. */
  onEndNear?: (() => void) | undefined;
}

const number = new Intl.NumberFormat('en-US');

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
  const { filter, counts = {}, hrefOfFilter, narrowing } = props;
  const current = narrowing?.isOneSource === true ? undefined : filter;
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
              aria-current={kind === current ? 'page' : undefined}
              className={styles.filter}
            >
              {filterWords[kind]}
              {count > 0 ? (
                <>
                  <Badge count={count} tone={kind === current ? 'brand' : 'neutral'} />
                  <VisuallyHidden> unread</VisuallyHidden>
                </>
              ) : null}
            </Link>
          );
        })}
      </nav>
      {props.toolbar}
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
  newestHref,
  olderHref,
  total,
  narrowing,
  isKeysOn = false,
  onSetRead,
  onOpen,
  onEndNear,
}: MessageListProps) {
  const list = useRef<HTMLUListElement>(null);
  const end = useEndWatch(onEndNear, messages.length);
  useFocusBack(list);
  useKeyIntoList(list, isKeysOn);
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
  if (messages.length === 0) return <Nothing filter={filter} narrowing={narrowing} />;
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    if (isKeysOn) pressKey(event, onSetRead);
  };
  return (
    <>
      {/* The letters are shortcuts for what the rows' own links and the buttons do; they reach here from a focused row. */}
      <ul
        ref={list}
        className={styles.list}
        aria-label={filter === 'all' ? 'Messages' : filterWords[filter]}
        onKeyDown={onKeyDown}
        onClick={({ target }) => {
          const row = rowAt(target);
          opened = row?.dataset.message;
          if (row !== null) onOpen?.(Number(row.dataset.message));
        }}
      >
        {messages.map((message) => (
          <MessageRow key={message.id} message={message} zone={zone} />
        ))}
      </ul>
      <div ref={end} />
      {newestHref === undefined && olderHref === undefined && total === undefined ? null : (
        <div className={styles.pages}>
          {newestHref === undefined ? (
            <span />
          ) : (
            <ButtonLink href={newestHref} icon={<Icon of={ChevronLeft} size="small" />}>
              Newest
            </ButtonLink>
          )}
          {total === undefined ? null : (
            <p className={styles.total}>{total === 1 ? '1 message' : `${number.format(total)} messages`}</p>
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

function Nothing({ filter, narrowing }: Pick<MessageListProps, 'filter' | 'narrowing'>) {
  if (narrowing === undefined) return <EmptyState headingLevel={2} icon={Inbox} {...emptyWords[filter]} />;
  const { search, isUnreadOnly, allHref } = narrowing;
  const all = <ButtonLink href={allHref}>Show all messages</ButtonLink>;
  if (search !== undefined) {
    return (
      <EmptyState
        headingLevel={2}
        icon={SearchX}
        title={`Nothing found for ‘${search}’`}
        description="Every word is looked for in titles and texts. Fewer or shorter words find more."
        action={all}
      />
    );
  }
  if (isUnreadOnly === true) {
    return (
      <EmptyState
        headingLevel={2}
        icon={Inbox}
        title="All caught up"
        description="You have read everything here. New messages appear by themselves."
        action={all}
      />
    );
  }
  return <EmptyState headingLevel={2} icon={Inbox} {...emptyWords[filter]} action={all} />;
}

/** j and k go to the next and the one before, e marks as read, u as unread. */
function pressKey(event: KeyboardEvent<HTMLElement>, onSetRead: MessageListProps['onSetRead']): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const row = rowAt(event.target);
  if (row === null) return;
  const next = event.key === 'j' ? row.nextElementSibling : event.key === 'k' ? row.previousElementSibling : null;
  next?.querySelector('a')?.focus();
  const id = Number(row.dataset.message);
  if (event.key === 'e') onSetRead?.(id, true);
  if (event.key === 'u') onSetRead?.(id, false);
  if ('jkeu'.includes(event.key)) event.preventDefault();
}

function rowAt(target: EventTarget): HTMLLIElement | null {
  return target instanceof Element ? target.closest('li') : null;
}

/** Where a letter is typed, or is that of something which lies over the page. */
const keepsLetters = 'input, textarea, select, [contenteditable], :popover-open';

/** j anywhere else on the page: whoever has just pressed the link to the messages, or a filter, still stands there. */
function useKeyIntoList(list: RefObject<HTMLElement | null>, isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return;
    const hear = (event: globalThis.KeyboardEvent): void => {
      // In the list it has gone to the next message already.
      if (event.key !== 'j' || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      const isKept = event.target instanceof Element && event.target.closest(keepsLetters) !== null;
      if (isKept || document.querySelector('[role="dialog"], [role="alertdialog"]') !== null) return;
      list.current?.querySelector('a')?.focus();
      event.preventDefault();
    };
    document.addEventListener('keydown', hear);
    return () => document.removeEventListener('keydown', hear);
  }, [list, isOn]);
}

/** The message that was opened last, for the list that is drawn when one comes back. */
let opened: string | undefined;

/** Who comes back from a message goes on from its row; the link that led back has gone with its page. */
function useFocusBack(list: RefObject<HTMLElement | null>): void {
  // Read while drawing: a row that is opened before this effect runs is for the next list.
  const [from] = useState(() => opened);
  useEffect(() => {
    if (from === undefined) return;
    if (opened === from) opened = undefined;
    const row = list.current?.querySelector(`[data-message="${from}"] a`);
    // Comes into view with it: rows that were not drawn yet have but an estimated height, and a link back leads to the top.
    // The focus is nowhere, or on the page around the row, where it was kept for as long as there was nothing better.
    if (row instanceof HTMLElement && document.activeElement?.contains(row)) row.focus();
  }, [list, from]);
}

/** Calls back when the element comes within a screen of being seen, and again after each change of the number of rows. */
function useEndWatch(onNear: (() => void) | undefined, rows: number) {
  const ref = useRef<HTMLDivElement>(null);
  const onNearRef = useRef(onNear);
  onNearRef.current = onNear;
  const isWatching = onNear !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: an end that is still near after rows came is near anew.
  useEffect(() => {
    if (!isWatching || ref.current === null) return;
    const watch = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) onNearRef.current?.();
      },
      { rootMargin: '100% 0px' },
    );
    watch.observe(ref.current);
    return () => watch.disconnect();
  }, [isWatching, rows]);
  return ref;
}

function Answer({ answer }: { answer: NonNullable<MessageItem['answer']> }) {
  if (answer !== 'due') return <span className={styles.answer}>{answer === 'accepted' ? 'Accepted' : 'Refused'}</span>;
  return (
    <StatusTag tone="warning" icon={MessageCircleQuestion}>
      Answer needed
    </StatusTag>
  );
}

function MessageRow({ message, zone }: { message: MessageItem; zone: string }) {
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
            {message.title}
            {message.isRead ? null : <Dot label="Unread" tone="brand" className={styles.unread} />}
            {message.answer === undefined ? null : <Answer answer={message.answer} />}
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
