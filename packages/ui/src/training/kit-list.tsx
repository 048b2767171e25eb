import CircleCheck from 'lucide-react/icons/circle-check';
import Package from 'lucide-react/icons/package';
import { ButtonLink } from '../primitives/buttons/button-link.tsx';
import { StatusTag } from '../primitives/data/status-tag.tsx';
import { EmptyState } from '../primitives/feedback/empty-state.tsx';
import { Card } from '../primitives/layout/card.tsx';
import { Link } from '../primitives/navigation/link.tsx';
import * as styles from './kit-list.css.ts';

/** A training kit, or a test, as a list shows it. */
export interface KitItem {
  id: number;
  name: string;
  href: string;
  /** Address of its drawing. */
  icon?: string | undefined;
  isPassed: boolean;
  /** Best score in percent. */
  score?: number | undefined;
  /** Minutes that its test gives. */
  testMinutes?: number | undefined;
  /** Where its test is taken, for the items that are tests. */
  testHref?: string | undefined;
  /** Its test opens when every chapter was learnt. */
  isLocked?: boolean | undefined;
}

export interface KitCategory {
  id: string;
  name: string;
  items: readonly KitItem[];
}

export interface KitListProps {
  categories: readonly KitCategory[];
}

/** Training kits by category; those of the category of tests lead to the test. */
export function KitList({ categories }: KitListProps) {
  const filled = categories.filter(({ items }) => items.length > 0);
  if (filled.length === 0) {
    return (
      <EmptyState
        headingLevel={2}
        icon={Package}
        title="No training kits here"
        description="Try other words, or come back later."
      />
    );
  }
  return (
    <div className={styles.root}>
      {filled.map(({ id, name, items }) => (
        <Card key={id} title={name} padding="none">
          <ul className={styles.list} aria-label={name}>
            {items.map((item) => (
              <Kit key={item.href} item={item} />
            ))}
          </ul>
        </Card>
      ))}
    </div>
  );
}

function Kit({
  item: { name, href, icon, isPassed, score, testMinutes, testHref, isLocked = false },
}: {
  item: KitItem;
}) {
  return (
    <li className={styles.item}>
      {icon === undefined ? (
        <span className={styles.icon} />
      ) : (
        <img src={icon} alt="" width={40} height={40} loading="lazy" className={styles.icon} />
      )}
      <div className={styles.words}>
        <p className={styles.name}>
          <Link href={href} variant="standalone">
            {name}
          </Link>
        </p>
        <p className={styles.facts}>
          <span>{scoreText(score)}</span>
          {testMinutes === undefined ? null : <span>{`Test of ${testMinutes} min`}</span>}
          {isLocked ? <span>Opens when every chapter was learnt</span> : null}
        </p>
      </div>
      <div className={styles.end}>
        {isPassed ? (
          <StatusTag tone="success" icon={CircleCheck}>
            Passed
          </StatusTag>
        ) : null}
        {testHref === undefined || isLocked ? null : (
          <ButtonLink href={testHref} size="small" aria-label={`${testWords(isPassed)}: ${name}`}>
            {testWords(isPassed)}
          </ButtonLink>
        )}
      </div>
    </li>
  );
}

function testWords(isPassed: boolean): string {
  return isPassed ? 'Look at the test' : 'Take the test';
}

function scoreText(score: number | undefined): string {
  return score === undefined ? 'No score yet' : `Best score: ${score} %`;
}
