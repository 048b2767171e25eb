import { remarkKindWords } from '@tutor/rules/classes/remark';
import { searchMax } from '@tutor/rules/messages/search';
import { dayText, timeText } from '@tutor/rules/time/zoned-text';
import MessageSquareText from 'lucide-react/icons/message-square-text';
import SearchX from 'lucide-react/icons/search-x';
import { RemarkView, type SavedRemark } from '../classes/remark-view.tsx';
import { Button } from '../primitives/buttons/button.tsx';
import { Tag } from '../primitives/data/tag.tsx';
import { EmptyState } from '../primitives/feedback/empty-state.tsx';
import { TextField } from '../primitives/fields/text-field.tsx';
import { Card } from '../primitives/layout/card.tsx';
import { Link } from '../primitives/navigation/link.tsx';
import { useLinkComponent } from '../primitives/navigation/link-provider.tsx';
import * as styles from './remark-history.css.ts';

/** A remark that was written, with its class. */
export interface PastRemarkItem {
  clid: number;
  href: string;
  studentName: string;
  topic: string;
  classStart: Date;
  remark: SavedRemark;
}

export interface RemarkHistoryProps {
  /** One page, latest class first. */
  items: readonly PastRemarkItem[];
  /** Remarks that fit in all. */
  total: number;
  /** What was searched for; empty for everything. */
  search: string;
  /** Address of the page; the words go into it as `search`. */
  action: string;
  /** IANA name of the zone to write times in. */
  zone: string;
}

/** Everything a tutor wrote about classes, to be searched. */
export function RemarkHistory({ items, total, search, action, zone }: RemarkHistoryProps) {
  const count = total === 1 ? '1 remark' : `${total} remarks`;
  return (
    <div className={styles.root}>
      <form method="get" action={action} aria-label="Search remarks" className={styles.search}>
        <TextField
          key={search}
          type="search"
          name="search"
          label="Student, lesson or words of the remark"
          maxLength={searchMax}
          defaultValue={search}
          className={styles.field}
        />
        <Button type="submit">Search</Button>
        <p role="status" className={styles.count}>
          <span>{search === '' ? count : `${count} with “${search}”`}</span>
          {search === '' ? null : (
            <>
              {' '}
              <span>·</span> <Link href={action}>Show all</Link>
            </>
          )}
        </p>
      </form>
      <Card padding="none">
        {items.length === 0 ? <Nothing isSearch={search !== ''} /> : <Remarks items={items} zone={zone} />}
      </Card>
    </div>
  );
}

function Nothing({ isSearch }: { isSearch: boolean }) {
  return isSearch ? (
    <EmptyState
      icon={SearchX}
      headingLevel={2}
      title="No remark has these words"
      description="Every word must stand in the remark, its lesson or the student’s name. Try fewer words."
    />
  ) : (
    <EmptyState
      icon={MessageSquareText}
      headingLevel={2}
      title="No remarks yet"
      description="What you write about your classes can be looked up here."
    />
  );
}

function Remarks({ items, zone }: { items: readonly PastRemarkItem[]; zone: string }) {
  const Anchor = useLinkComponent();
  return (
    <ol aria-label="Remarks" className={styles.list}>
      {items.map((item) => (
        <li key={item.clid} className={styles.item}>
          <div className={styles.head}>
            <Anchor href={item.href} className={styles.link}>
              {item.studentName}
            </Anchor>
            <Tag>{remarkKindWords[item.remark.kind]}</Tag>
            <span
              className={styles.detail}
            >{`${item.topic} · class of ${dayText(item.classStart, zone)}, ${timeText(item.classStart, zone)}`}</span>
          </div>
          <RemarkView remark={item.remark} zone={zone} />
        </li>
      ))}
    </ol>
  );
}
