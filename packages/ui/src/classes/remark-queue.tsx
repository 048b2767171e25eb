import { type RemarkKind, remarkDueAt, remarkKindWords } from '@tutor/rules/classes/remark';
import { isRemarkLate } from '@tutor/rules/classes/remark-queue';
import { dayText, durationText, nearDayText, timeRangeText } from '@tutor/rules/time/zoned-text';
import CheckCheck from 'lucide-react/icons/check-check';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import Clock from 'lucide-react/icons/clock';
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point';
import { useNow } from '../primitives/behaviour/now.tsx';
import { Button } from '../primitives/buttons/button.tsx';
import { ButtonLink } from '../primitives/buttons/button-link.tsx';
import { StatusTag } from '../primitives/data/status-tag.tsx';
import { Tag } from '../primitives/data/tag.tsx';
import { EmptyState } from '../primitives/feedback/empty-state.tsx';
import { Card } from '../primitives/layout/card.tsx';
import { Link } from '../primitives/navigation/link.tsx';
import { useLinkComponent } from '../primitives/navigation/link-provider.tsx';
import { Icon } from '../theme/icon.tsx';
import * as styles from './remark-queue.css.ts';

/** A class whose remark is due. */
export interface DueRemarkItem {
  clid: number;
  href: string;
  studentName: string;
  topic: string;
  start: Date;
  end: Date;
  kind: RemarkKind;
  /** Put off by the tutor. */
  isLater: boolean;
}

/** The remarks that are due, those due first in front. */
export function RemarkQueue({ items, zone }: { items: readonly DueRemarkItem[]; zone: string }) {
  const now = useNow('minute');
  const Anchor = useLinkComponent();
  if (items.length === 0) {
    return (
      <Card>
        <EmptyState
          icon={CheckCheck}
          title="Every remark is written"
          description="After each class its remark waits here until you have written it."
          headingLevel={2}
        />
      </Card>
    );
  }
  return (
    <Card padding="none">
      <ol className={styles.list}>
        {items.map((item) => {
          const leftMs = remarkDueAt(item.end).getTime() - now.getTime();
          const isLate = isRemarkLate(item, now);
          return (
            <li key={item.clid} className={styles.item}>
              <span className={styles.words}>
                <Anchor href={item.href} className={styles.link}>
                  {item.studentName}
                </Anchor>
                <span className={styles.detail}>{item.topic}</span>
                <span
                  className={styles.detail}
                >{`${nearDayText(item.start, now, zone) ?? dayText(item.start, zone)}, ${timeRangeText(item.start, item.end, zone)}`}</span>
              </span>
              <span className={styles.marks}>
                {item.isLater ? <Tag>Put off</Tag> : null}
                <Tag tone="brand">{remarkKindWords[item.kind]}</Tag>
                {isLate ? (
                  <StatusTag tone="danger" icon={TriangleAlert} size="small">
                    {`Late by ${durationText(-leftMs)}`}
                  </StatusTag>
                ) : (
                  <StatusTag tone="warning" icon={Clock} size="small">
                    {`Due in ${durationText(leftMs)}`}
                  </StatusTag>
                )}
              </span>
            </li>
          );
        })}
      </ol>
    </Card>
  );
}

export interface RemarkQueueBarProps {
  /** Place of this class in the queue; undefined once its remark is written. */
  position: number | undefined;
  count: number;
  previousHref?: string | undefined;
  nextHref?: string | undefined;
  queueHref: string;
}

/** Leads through the remarks due, one class after the other. */
export function RemarkQueueBar({ position, count, previousHref, nextHref, queueHref }: RemarkQueueBarProps) {
  const waiting = count === 0 ? 'No remark is due' : count === 1 ? '1 remark is due' : `${count} remarks are due`;
  return (
    <nav aria-label="Remarks due" className={styles.bar}>
      <span className={styles.place}>
        <span>{position === undefined ? `Done. ${waiting}.` : `Remark ${position} of ${count}`}</span>{' '}
        <Link href={queueHref}>All remarks due</Link>
      </span>
      <span className={styles.steps}>
        {previousHref === undefined ? null : (
          <ButtonLink href={previousHref} size="small" icon={<Icon of={ChevronLeft} size="small" />}>
            Previous
          </ButtonLink>
        )}
        {nextHref === undefined ? (
          <Button size="small" aria-disabled="true">
            Next
          </Button>
        ) : (
          <ButtonLink href={nextHref} size="small" variant={position === undefined ? 'primary' : 'secondary'}>
            Next
            <Icon of={ChevronRight} size="small" />
          </ButtonLink>
        )}
      </span>
    </nav>
  );
}
