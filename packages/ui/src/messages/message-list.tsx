import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import { ButtonLink } from '../primitives/buttons/button-link.tsx';
import { placeWords } from '../primitives/navigation/place-words.ts';
import { Icon } from '../theme/icon.tsx';
import { type MessageFilter, MessageFilters, messageFilterWords } from './message-filters.tsx';
import { messageOpenedBy, pressMessageKey, useKeyIntoList } from './message-keys.ts';
import * as styles from './message-list.css.ts';
import { type MessageItem, MessageRow } from './message-row.tsx';
import { type MessageNarrowing, NoMessages } from './no-messages.tsx';
import { SetReadButton, SetReadForms } from './set-read-button.tsx';
import { useEndWatch } from './use-end-watch.ts';
import { useFocusBack } from './use-focus-back.ts';

export interface MessageListProps {
  /** Newest first. */
  messages: readonly MessageItem[];
  filter: MessageFilter;
  /** Unread messages of each filter; a filter without one shows none. */
  counts?: Partial<Record<MessageFilter, number>> | undefined;
  /** Without it there are no ways to other kinds. */
  hrefOfFilter?: ((filter: MessageFilter) => string) | undefined;
  /** IANA name of the zone to write times in. */
  zone: string;
  /** The list's beginning, from a page of older ones. */
  newestHref?: string | undefined;
  olderHref?: string | undefined;
  /** Messages of this filter in all. */
  total?: number | undefined;
  /** Search, unread only and the like, above the list. */
  toolbar?: ReactNode;
  /** What the list is narrowed to beside its kind, for the words of an empty one. */
  narrowing?: MessageNarrowing | undefined;
  /** Letters j, k, e and u work while the focus is in the list; j leads into it from wherever nothing is typed. */
  isKeysOn?: boolean | undefined;
  /** Where a row's button posts `mid` with `intent` read or unread; without it rows have none. */
  readAction?: string | undefined;
  /** A row's button, or key e or u on a message. Without it the button posts its form. */
  onSetRead?: ((id: number, isRead: boolean) => void) | undefined;
  /** A message is pressed, to be opened. */
  onOpen?: ((id: number) => void) | undefined;
  /** The end of the list comes near: the next messages are wanted. */
  onEndNear?: (() => void) | undefined;
}

const number = new Intl.NumberFormat('en-US');

/** The tutor's messages of one kind or all, with the way to the others. */
export function MessageList(props: MessageListProps) {
  const { filter, counts = {}, hrefOfFilter, narrowing } = props;
  const current = narrowing?.isOneSource === true ? undefined : filter;
  return (
    <div className={styles.root}>
      {hrefOfFilter === undefined ? null : <MessageFilters filter={current} counts={counts} hrefOf={hrefOfFilter} />}
      {props.toolbar}
      <Messages {...props} />
    </div>
  );
}

function Messages({
  messages,
  filter,
  zone,
  newestHref,
  olderHref,
  total,
  narrowing,
  isKeysOn = false,
  readAction,
  onSetRead,
  onOpen,
  onEndNear,
}: MessageListProps) {
  const formId = useId();
  const list = useRef<HTMLUListElement>(null);
  const end = useEndWatch(onEndNear, messages.length);
  const keepOpened = useFocusBack(list);
  useKeyIntoList(list, isKeysOn);
  if (messages.length === 0) return <NoMessages filter={filter} narrowing={narrowing} />;
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    if (isKeysOn) pressMessageKey(event, onSetRead);
  };
  return (
    <>
      {/* The letters are shortcuts for what the rows' own links and the buttons do; they reach here from a focused row. */}
      <ul
        ref={list}
        className={styles.list}
        aria-label={filter === 'all' ? 'Messages' : messageFilterWords[filter]}
        onKeyDown={onKeyDown}
        onClick={({ target }) => {
          const id = messageOpenedBy(target);
          keepOpened(id);
          if (id !== undefined) onOpen?.(id);
        }}
      >
        {messages.map((message) => (
          <MessageRow key={message.id} message={message} zone={zone}>
            {readAction === undefined || message.isReadByAnswer === true ? null : (
              <SetReadButton message={message} formId={formId} onSetRead={onSetRead} />
            )}
          </MessageRow>
        ))}
      </ul>
      {readAction === undefined ? null : <SetReadForms formId={formId} action={readAction} />}
      <div ref={end} />
      <MessagePages newestHref={newestHref} olderHref={olderHref} total={total} />
    </>
  );
}

function MessagePages({ newestHref, olderHref, total }: Pick<MessageListProps, 'newestHref' | 'olderHref' | 'total'>) {
  if (newestHref === undefined && olderHref === undefined && total === undefined) return null;
  return (
    <div className={styles.pages}>
      {newestHref === undefined ? (
        <span />
      ) : (
        <ButtonLink href={newestHref} icon={<Icon of={ChevronLeft} size="small" />}>
          Newest
        </ButtonLink>
      )}
      {total === undefined ? null : (
        <p {...placeWords} className={styles.total}>
          {total === 1 ? '1 message' : `${number.format(total)} messages`}
        </p>
      )}
      {olderHref === undefined ? (
        <span />
      ) : (
        <ButtonLink href={olderHref}>
          Older <Icon of={ChevronRight} size="small" />
        </ButtonLink>
      )}
    </div>
  );
}
