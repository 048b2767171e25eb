import { dayText, timeText } from '@tutor/rules/time/zoned-text';
import Megaphone from 'lucide-react/icons/megaphone';
import Pin from 'lucide-react/icons/pin';
import { StatusTag } from '../primitives/data/status-tag.tsx';
import { EmptyState } from '../primitives/feedback/empty-state.tsx';
import { SafeHtml } from '../primitives/html/safe-html.tsx';
import { Card } from '../primitives/layout/card.tsx';
import { bulletinAnchor } from './bulletin-anchor.ts';
import * as styles from './bulletin-list.css.ts';

export interface BulletinListProps {
  /** In the order to show them in. `html` is sanitised by the server. */
  bulletins: readonly { id: number; title: string; html: string; publishedAt: Date; isTop: boolean }[];
  /** IANA name of the zone to write times in. */
  zone: string;
}

/** Everything on the bulletin board in full. */
export function BulletinList({ bulletins, zone }: BulletinListProps) {
  if (bulletins.length === 0) {
    return (
      <EmptyState
        headingLevel={2}
        icon={Megaphone}
        title="Nothing is announced"
        description="News that the company has for every tutor is pinned here."
      />
    );
  }
  return (
    <div className={styles.root}>
      {bulletins.map(({ id, title, html, publishedAt, isTop }) => (
        <Card
          key={id}
          id={bulletinAnchor(id)}
          className={styles.bulletin}
          title={title}
          description={
            <time
              dateTime={publishedAt.toISOString()}
            >{`${dayText(publishedAt, zone, 'long')}, ${timeText(publishedAt, zone)}`}</time>
          }
          action={
            isTop ? (
              <StatusTag tone="brand" icon={Pin} size="small">
                Pinned
              </StatusTag>
            ) : undefined
          }
        >
          <SafeHtml html={html} />
        </Card>
      ))}
    </div>
  );
}
