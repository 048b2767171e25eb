import { dayText, nearDayText } from '@tutor/rules/time/zoned-text';
import Megaphone from 'lucide-react/icons/megaphone';
import Pin from 'lucide-react/icons/pin';
import { useNow } from '../primitives/behaviour/now.tsx';
import { EmptyState } from '../primitives/feedback/empty-state.tsx';
import { Card } from '../primitives/layout/card.tsx';
import { Link } from '../primitives/navigation/link.tsx';
import { useLinkComponent } from '../primitives/navigation/link-provider.tsx';
import { Icon } from '../theme/icon.tsx';
import * as styles from './bulletin-board.css.ts';

/** An announcement of the company to everybody. */
export interface Bulletin {
  id: number;
  title: string;
  /** The beginning of its text, without markup. */
  excerpt?: string | undefined;
  publishedAt: Date;
  /** Pinned to the top. */
  isTop: boolean;
  href: string;
}

export interface BulletinBoardProps {
  /** In the order to show them in: pinned ones first, then newest first. */
  bulletins: readonly Bulletin[];
  /** IANA name of the zone to write days in. */
  zone: string;
  /** Where all of them are read. */
  allHref: string;
}

/** What the company announces, on the dashboard (specification, core §7 'BulletinBoard'). */
export function BulletinBoard({ bulletins, zone, allHref }: BulletinBoardProps) {
  const now = useNow('minute');
  const Anchor = useLinkComponent();
  if (bulletins.length === 0) {
    return (
      <Card title="Bulletin board">
        <EmptyState
          icon={Megaphone}
          title="Nothing is announced"
          description="News that the company has for every tutor is pinned here."
        />
      </Card>
    );
  }
  return (
    <Card
      title="Bulletin board"
      action={
        <Link variant="standalone" href={allHref}>
          Read all
        </Link>
      }
    >
      <ul className={styles.list}>
        {bulletins.map(({ id, title, excerpt, publishedAt, isTop, href }) => (
          <li key={id} className={styles.item}>
            <Icon of={isTop ? Pin : Megaphone} label={isTop ? 'Pinned' : undefined} className={styles.mark} />
            <span className={styles.words}>
              <Anchor href={href} className={styles.link}>
                {title}
              </Anchor>
              {excerpt === undefined || excerpt === '' ? null : <span className={styles.excerpt}>{excerpt}</span>}
            </span>
            <time dateTime={publishedAt.toISOString()} className={styles.time}>
              {nearDayText(publishedAt, now, zone) ?? dayText(publishedAt, zone)}
            </time>
          </li>
        ))}
      </ul>
    </Card>
  );
}
