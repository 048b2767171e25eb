import MessagesSquare from 'lucide-react/icons/messages-square';
import SearchX from 'lucide-react/icons/search-x';
import { PartBoundary } from '../primitives/behaviour/part-boundary.tsx';
import { useLoaded } from '../primitives/behaviour/use-loaded.ts';
import { EmptyState } from '../primitives/feedback/empty-state.tsx';
import { ErrorState } from '../primitives/feedback/error-state.tsx';
import { Skeleton, SkeletonGroup } from '../primitives/feedback/skeleton.tsx';
import { SegmentedControl } from '../primitives/fields/segmented-control.tsx';
import { TextField } from '../primitives/fields/text-field.tsx';
import { ConversationLink } from './conversation-link.tsx';
import * as styles from './conversation-list.css.ts';
import type { ConversationListProps } from './conversation-list-props.ts';

const loadVirtual = async () => (await import('./virtual-conversations.tsx')).VirtualConversations;

/** All conversations of the reader, however many, with the way to find one. */
export function ConversationList(props: ConversationListProps) {
  const { search, onSearch, isUnreadOnly, onUnreadOnly, tools, state } = props;
  return (
    <section className={styles.root} aria-label="Conversations">
      <div className={styles.head}>
        <div className={styles.titleLine}>
          <h2 className={styles.title}>Conversations</h2>
          {tools}
        </div>
        {state}
        <TextField
          label="Search conversations"
          isLabelHidden
          type="search"
          placeholder="Search conversations"
          maxLength={100}
          value={search}
          onChange={({ currentTarget }) => onSearch(currentTarget.value)}
        />
        <SegmentedControl
          label="Show"
          value={isUnreadOnly ? 'unread' : 'all'}
          segments={[
            { value: 'all', label: 'All' },
            { value: 'unread', label: 'Unread' },
          ]}
          onChange={(value) => onUnreadOnly(value === 'unread')}
          className={styles.filter}
        />
      </div>
      <Body {...props} />
    </section>
  );
}

function Body(props: ConversationListProps) {
  const { conversations, search, isUnreadOnly, isLoading = false, problem, onRetry } = props;
  const Virtual = useLoaded(loadVirtual);
  if (problem !== undefined) return <ErrorState title={problem} headingLevel={2} onRetry={onRetry} />;
  if (isLoading)
    return (
      <SkeletonGroup label="Loading conversations" className={styles.loading}>
        {[1, 2, 3, 4].map((row) => (
          <span key={row} className={styles.loadingRow}>
            <Skeleton shape="avatar" />
            <Skeleton shape="body" width="medium" />
          </span>
        ))}
      </SkeletonGroup>
    );
  if (conversations.length === 0) return <Nothing search={search} isUnreadOnly={isUnreadOnly} />;
  return (
    <PartBoundary name="The list" data={conversations}>
      {Virtual === undefined ? <PlainRows {...props} /> : <Virtual {...props} />}
    </PartBoundary>
  );
}

function Nothing({ search, isUnreadOnly }: { search: string; isUnreadOnly: boolean }) {
  if (search.trim() !== '')
    return (
      <EmptyState
        icon={SearchX}
        headingLevel={2}
        title={`Nothing found for “${search.trim()}”`}
        description="Try part of a name or of the last message."
      />
    );
  return isUnreadOnly ? (
    <EmptyState icon={MessagesSquare} headingLevel={2} title="All read" description="New messages appear here." />
  ) : (
    <EmptyState
      icon={MessagesSquare}
      headingLevel={2}
      title="No conversations yet"
      description="Write to a student, or create a group."
    />
  );
}

function PlainRows({ conversations, selectedId, hrefOf, hrefOfFile, ownId }: ConversationListProps) {
  return (
    <ul className={styles.scroller} aria-label="Conversations">
      {conversations.map((item) => (
        <li key={item.id}>
          <ConversationLink
            item={item}
            isSelected={item.id === selectedId}
            {...{ hrefOf, hrefOfFile, ownId }}
            isTabbable
          />
        </li>
      ))}
    </ul>
  );
}
