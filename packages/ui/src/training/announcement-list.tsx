import Megaphone from 'lucide-react/icons/megaphone';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import Sparkles from 'lucide-react/icons/sparkles';
import { StatusTag } from '../primitives/data/status-tag.tsx';
import { EmptyState } from '../primitives/feedback/empty-state.tsx';
import { Card } from '../primitives/layout/card.tsx';
import { Link } from '../primitives/navigation/link.tsx';
import * as styles from './lesson-list.css.ts';

/** An announcement of the training center. */
export interface AnnouncementItem {
  id: number;
  title: string;
  summary: string;
  /** The day it came out, in words. */
  published: string;
  /** The day its text was last changed, in words. */
  changed?: string | undefined;
  state: 'new' | 'changed' | 'read';
}

export interface AnnouncementListProps {
  announcements: readonly AnnouncementItem[];
  hrefOf: (id: number) => string;
  /** Leads to all of them, where these are the latest only. */
  allHref?: string | undefined;
}

/** Announcements, the newest first: which are new, and which have changed since they were read. */
export function AnnouncementList({ announcements, hrefOf, allHref }: AnnouncementListProps) {
  const all =
    allHref === undefined ? undefined : (
      <Link variant="standalone" href={allHref}>
        All announcements
      </Link>
    );
  if (announcements.length === 0) {
    return (
      <Card title="Announcements" action={all}>
        <EmptyState icon={Megaphone} title="No announcements" description="News of the training center stands here." />
      </Card>
    );
  }
  return (
    <Card title="Announcements" padding="none" action={all}>
      <ul className={styles.list} aria-label="Announcements">
        {announcements.map(({ id, title, summary, published, changed, state }) => (
          <li key={id} className={styles.item}>
            <div className={styles.words}>
              <p className={styles.when}>
                <Link href={hrefOf(id)} variant="standalone">
                  {title}
                </Link>
              </p>
              <p>{summary}</p>
              <p className={styles.reason}>{changed === undefined ? published : `${published}, changed ${changed}`}</p>
            </div>
            {state === 'read' ? null : (
              <div className={styles.actions}>
                {state === 'new' ? (
                  <StatusTag tone="info" icon={Sparkles}>
                    New
                  </StatusTag>
                ) : (
                  <StatusTag tone="warning" icon={RefreshCw}>
                    Changed since you read it
                  </StatusTag>
                )}
              </div>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}
