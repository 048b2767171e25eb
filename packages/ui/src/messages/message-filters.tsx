import { type MessageKind, messageKinds } from '@tutor/rules/messages/message-kinds';
import { Badge } from '../primitives/data/badge.tsx';
import { VisuallyHidden } from '../primitives/layout/visually-hidden.tsx';
import * as filterLinks from '../primitives/navigation/filter-links.css.ts';
import { useLinkComponent } from '../primitives/navigation/link-provider.tsx';
import * as styles from './message-list.css.ts';

/** What the list shows: all messages, or those of one kind. */
export type MessageFilter = 'all' | MessageKind;

/** The filters in words. */
export const messageFilterWords: Readonly<Record<MessageFilter, string>> = {
  all: 'All',
  remind: 'Reminders',
  warning: 'Warnings',
  notice: 'Notices',
  levelUp: 'Level up',
};

export interface MessageFiltersProps {
  /** Undefined where the list shows something else, which is none of the kinds. */
  filter: MessageFilter | undefined;
  /** Unread messages of each filter; a filter without one shows none. */
  counts: Partial<Record<MessageFilter, number>>;
  hrefOf: (filter: MessageFilter) => string;
}

/** The way to all messages and to those of each kind, with how many are unread. */
export function MessageFilters({ filter, counts, hrefOf }: MessageFiltersProps) {
  const Link = useLinkComponent();
  return (
    <nav aria-label="Kinds of messages" className={styles.filters}>
      {(['all', ...messageKinds] as const).map((kind) => {
        const count = counts[kind] ?? 0;
        return (
          <Link
            key={kind}
            href={hrefOf(kind)}
            aria-current={kind === filter ? 'page' : undefined}
            className={filterLinks.link}
          >
            <span>{messageFilterWords[kind]}</span>
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
  );
}
