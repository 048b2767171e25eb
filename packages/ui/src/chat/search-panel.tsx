import { spoken } from '@tutor/rules/chat/entry-text';
import { foundParts } from '@tutor/rules/messages/found-parts';
import { searchMax } from '@tutor/rules/messages/search';
import { zonedDate, zonedDayFromText } from '@tutor/rules/time/zone';
import { momentText, zoneText } from '@tutor/rules/time/zoned-text';
import X from 'lucide-react/icons/x';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { formText } from '../forms/form-text.ts';
import { useNow } from '../primitives/behaviour/now.tsx';
import { PartBoundary } from '../primitives/behaviour/part-boundary.tsx';
import { useZone } from '../primitives/behaviour/zone.tsx';
import { Button } from '../primitives/buttons/button.tsx';
import { IconButton } from '../primitives/buttons/icon-button.tsx';
import { Spinner } from '../primitives/feedback/spinner.tsx';
import { SegmentedControl } from '../primitives/fields/segmented-control.tsx';
import { TextField } from '../primitives/fields/text-field.tsx';
import { useLinkComponent } from '../primitives/navigation/link-provider.tsx';
import { Icon } from '../theme/icon.tsx';
import * as styles from './search-panel.css.ts';

/** A message that was found. */
export interface SearchHit {
  key: string;
  href: string;
  conversationName: string;
  senderName: string;
  at: Date;
  text: string;
}

export interface SearchPanelProps {
  /** Of the conversation that is open; without it all are searched. */
  conversationName?: string | undefined;
  isEverywhere: boolean;
  onEverywhere: (isEverywhere: boolean) => void;
  /** What was searched for last. */
  words: string;
  onSearch: (words: string) => void;
  /** Newest first; undefined before the first search. */
  hits?: readonly SearchHit[] | undefined;
  isLoading?: boolean | undefined;
  problem?: string | undefined;
  /** There are more of them. */
  onMore?: (() => void) | undefined;
  /** Goes to the first message of a day; its beginning in the reader's zone. */
  onDate?: ((day: Date) => void) | undefined;
  onClose: () => void;
}

/** Searches messages, here or everywhere, and goes to a day. Load it when it opens. */
export function SearchPanel(props: SearchPanelProps) {
  const { conversationName, isEverywhere, onEverywhere, words, onSearch, onDate, onClose } = props;
  const field = useRef<HTMLInputElement>(null);
  useFocusWhileThere(field);
  return (
    <aside className={styles.root} aria-label="Search messages">
      <div className={styles.head}>
        <h2 className={styles.title}>Search messages</h2>
        <IconButton size="small" label="Close search" icon={<Icon of={X} />} onClick={onClose} />
      </div>
      <search>
        <form
          className={styles.form}
          onSubmit={(event) => {
            event.preventDefault();
            const typed = formText(new FormData(event.currentTarget), 'words').trim();
            if (typed !== '') onSearch(typed);
          }}
        >
          <TextField
            ref={field}
            label="Words"
            type="search"
            name="words"
            autoComplete="off"
            maxLength={searchMax}
            defaultValue={words}
          />
          <Button type="submit">Search</Button>
        </form>
      </search>
      {conversationName === undefined ? null : (
        <SegmentedControl
          label="Where to search"
          value={isEverywhere ? 'all' : 'here'}
          segments={[
            { value: 'here', label: 'This chat' },
            { value: 'all', label: 'All chats' },
          ]}
          onChange={(value) => onEverywhere(value === 'all')}
        />
      )}
      <PartBoundary name="What was found" data={props.hits}>
        <Hits {...props} />
      </PartBoundary>
      {onDate === undefined ? null : <DateJump onDate={onDate} />}
    </aside>
  );
}

/** Gives a field the focus when it comes, and back to what had it when it goes. */
function useFocusWhileThere(field: RefObject<HTMLElement>): void {
  useEffect(() => {
    const before = document.activeElement;
    // Not before a menu that led here has given the focus back.
    const frame = requestAnimationFrame(() => requestAnimationFrame(() => field.current?.focus()));
    return () => {
      cancelAnimationFrame(frame);
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, [field]);
}

function Hits({ hits, words, isLoading = false, problem, onMore }: SearchPanelProps) {
  const zone = useZone();
  const Link = useLinkComponent();
  return (
    <>
      <p role="status" className={styles.status}>
        {isLoading ? <Spinner label="" /> : null}
        <span>{statusText(hits?.length, words, isLoading, problem, onMore !== undefined)}</span>
      </p>
      {hits === undefined || hits.length === 0 ? null : (
        <ul className={styles.hits} aria-label="Found messages">
          {hits.map((hit) => (
            <li key={hit.key}>
              <Link href={hit.href} className={styles.hit}>
                <bdi className={styles.hitName}>{whereText(hit)}</bdi>
                <time dateTime={hit.at.toISOString()} className={styles.hitTime}>
                  {momentText(hit.at, zone)}
                </time>
                <span className={styles.hitText} dir="auto">
                  {highlighted(hit.text, words)}
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
      {onMore === undefined ? null : (
        <Button size="small" isPending={isLoading} onClick={onMore} className={styles.start}>
          Show more messages
        </Button>
      )}
    </>
  );
}

/** Of a person alone the conversation has the same name. */
function whereText({ senderName, conversationName }: SearchHit): string {
  const sender = spoken(senderName);
  return senderName === conversationName ? sender : `${sender} in ${spoken(conversationName)}`;
}

function statusText(
  count: number | undefined,
  words: string,
  isLoading: boolean,
  problem: string | undefined,
  hasMore: boolean,
): string {
  if (isLoading) return 'Searching';
  if (problem !== undefined) return problem;
  if (count === undefined) return '';
  if (count === 0) return `Nothing found for “${words}”.`;
  if (hasMore) return `The newest ${count} messages`;
  return count === 1 ? '1 message' : `${count} messages`;
}

/** Signs around the first word that was found. */
const aroundSigns = 60;

/** The text about the first word that was found, with every one of them marked. */
function highlighted(text: string, words: string): ReactNode[] {
  return foundParts(text, words, aroundSigns)
    .map((part, index) => ({ ...part, key: `${index} ${part.text}` }))
    .map(({ text: part, key, isFound }) => (isFound ? <mark key={key}>{part}</mark> : <span key={key}>{part}</span>));
}

function DateJump({ onDate }: { onDate: (day: Date) => void }) {
  const zone = useZone();
  const now = useNow('minute');
  const [problem, setProblem] = useState<string>();
  return (
    <form
      className={styles.date}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const day = zonedDayFromText(formText(new FormData(event.currentTarget), 'day'), zone);
        const isPast = day !== undefined && day <= now;
        setProblem(isPast ? undefined : 'Choose a day that has been.');
        if (isPast) onDate(day);
      }}
    >
      <TextField
        label="Go to a day"
        description={zoneText(now, zone)}
        type="date"
        name="day"
        max={zonedDate(now, zone)}
        error={problem}
      />
      <Button type="submit" className={styles.start}>
        Go to this day
      </Button>
    </form>
  );
}
