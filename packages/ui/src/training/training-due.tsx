import { timeText } from '@tutor/rules/time/zoned-text';
import type { DueKind } from '@tutor/rules/training/due-training';
import ClipboardList from 'lucide-react/icons/clipboard-list';
import Hourglass from 'lucide-react/icons/hourglass';
import TrendingUp from 'lucide-react/icons/trending-up';
import { ButtonLink } from '../primitives/buttons/button-link.tsx';
import { StatusTag } from '../primitives/data/status-tag.tsx';
import { Card } from '../primitives/layout/card.tsx';
import { Disclosure } from '../primitives/layout/disclosure.tsx';
import { Link } from '../primitives/navigation/link.tsx';
import * as styles from './row-list.css.ts';

export interface TrainingDueProps {
  /** The chapter to go on with. */
  next?: { name: string; course: string; minutes: number; href: string } | undefined;
  /** What awaits the tutor, the most pressing first. */
  due: readonly { kind: DueKind; course: string; href: string; until?: Date | undefined }[];
  /** IANA name of the zone to write times in. */
  zone: string;
}

const looks = {
  attempt: { label: 'Under way', tone: 'warning', icon: Hourglass },
  test: { label: 'Test open', tone: 'info', icon: ClipboardList },
  course: { label: 'For your level', tone: 'neutral', icon: TrendingUp },
} as const;

/** Where to go on, and what is due. */
export function TrainingDue({ next, due, zone }: TrainingDueProps) {
  return (
    <Card title="Next for you" padding="none">
      {next === undefined && due.length === 0 ? (
        <p className={styles.none}>Nothing is due. Choose any course below.</p>
      ) : (
        <ul className={styles.list} aria-label="Next for you">
          {next === undefined ? null : (
            <li className={styles.item}>
              <div className={styles.words}>
                <p className={styles.name}>{next.name}</p>
                <p className={styles.detail}>{`${next.course} · ${next.minutes} min`}</p>
              </div>
              <ButtonLink href={next.href} variant="primary" aria-label={`Continue: ${next.name}`}>
                Continue
              </ButtonLink>
            </li>
          )}
          {due.slice(0, shownMax).map((one) => (
            <Due key={one.href} one={one} zone={zone} />
          ))}
        </ul>
      )}
      {due.length <= shownMax ? null : (
        <div className={styles.more}>
          <Disclosure summary={`${due.length - shownMax} more`}>
            <ul className={styles.list} aria-label="More for you">
              {due.slice(shownMax).map((one) => (
                <Due key={one.href} one={one} zone={zone} />
              ))}
            </ul>
          </Disclosure>
        </div>
      )}
    </Card>
  );
}

/** More than these are folded away: a beginner has many courses to take. */
const shownMax = 4;

function Due({ one: { kind, course, href, until }, zone }: { one: TrainingDueProps['due'][number]; zone: string }) {
  const { label, tone, icon } = looks[kind];
  return (
    <li className={styles.item}>
      <div className={styles.words}>
        <p className={styles.name}>
          <Link href={href} variant="standalone">
            {kind === 'course' ? course : `Test: ${course}`}
          </Link>
        </p>
        {until === undefined ? null : <p className={styles.detail}>{`Goes on until ${timeText(until, zone)}`}</p>}
      </div>
      <StatusTag tone={tone} icon={icon}>
        {label}
      </StatusTag>
    </li>
  );
}
