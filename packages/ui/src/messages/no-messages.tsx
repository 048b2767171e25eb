import Inbox from 'lucide-react/icons/inbox';
import SearchX from 'lucide-react/icons/search-x';
import { ButtonLink } from '../primitives/buttons/button-link.tsx';
import { EmptyState } from '../primitives/feedback/empty-state.tsx';
import type { MessageFilter } from './message-filters.tsx';

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

/** What the list is narrowed to beside its kind. */
export interface MessageNarrowing {
  search?: string | undefined;
  isUnreadOnly?: boolean | undefined;
  /** Only messages from one place, which is none of the kinds. */
  isOneSource?: boolean | undefined;
  allHref: string;
}

export interface NoMessagesProps {
  filter: MessageFilter;
  narrowing?: MessageNarrowing | undefined;
}

/** An empty list, by what it is narrowed to. */
export function NoMessages({ filter, narrowing }: NoMessagesProps) {
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
