import { datedDayText } from '@tutor/rules/time/zoned-text';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleDashed from 'lucide-react/icons/circle-dashed';
import { ProgressBar } from '../primitives/feedback/progress-bar.tsx';
import { Card } from '../primitives/layout/card.tsx';
import { VisuallyHidden } from '../primitives/layout/visually-hidden.tsx';
import { Link } from '../primitives/navigation/link.tsx';
import { Icon } from '../theme/icon.tsx';
import { formatValues } from './growth-text.ts';
import * as styles from './milestone-list.css.ts';

/** A kind of milestone. */
export interface Milestone {
  type: string;
  name: string;
  count: number;
  reachedSteps: number;
  totalSteps: number;
  /** The next count that is worth a mark; absent where all are behind. */
  nextTarget?: number | undefined;
}

/** The steps of the one that is open. */
export interface MilestoneSteps {
  type: string;
  steps: readonly {
    target: number;
    reachedAt?: Date | undefined;
    /** The class that brought it. */
    source?: { href: string; label: string } | undefined;
  }[];
}

export interface MilestoneListProps {
  milestones: readonly Milestone[];
  opened?: MilestoneSteps | undefined;
  hrefOf: (type: string | undefined) => string;
  /** IANA name of the zone to write days in. */
  zone: string;
}

/** What was done how often, how far the next step is, and for the one that is open when each step was reached. */
export function MilestoneList({ milestones, opened, hrefOf, zone }: MilestoneListProps) {
  return (
    <Card title="Milestones" description="Counted from everything that you have done, but for what was taken back.">
      <ul className={styles.list} aria-label="Milestones">
        {milestones.map(({ type, name, count, reachedSteps, totalSteps, nextTarget }) => {
          const isOpen = opened?.type === type;
          return (
            <li key={type} id={`milestone-${type}`} className={styles.item}>
              <ProgressBar
                label={name}
                value={nextTarget === undefined ? 1 : count}
                max={nextTarget ?? 1}
                valueText={
                  nextTarget === undefined
                    ? formatValues(count)
                    : `${formatValues(count)} of ${formatValues(nextTarget)}`
                }
                tone={nextTarget === undefined ? 'success' : 'brand'}
              />
              <div className={styles.foot}>
                <span>{`${reachedSteps} of ${totalSteps} steps reached`}</span>
                <Link href={isOpen ? hrefOf(undefined) : `${hrefOf(type)}#milestone-${type}`} aria-expanded={isOpen}>
                  <span>{isOpen ? 'Hide steps' : 'Show steps'}</span>
                  <VisuallyHidden>{` of ${name}`}</VisuallyHidden>
                </Link>
              </div>
              {isOpen ? <Steps steps={opened.steps} name={name} zone={zone} /> : null}
            </li>
          );
        })}
      </ul>
    </Card>
  );
}

function Steps({ steps, name, zone }: { steps: MilestoneSteps['steps']; name: string; zone: string }) {
  return (
    <ol className={styles.steps} aria-label={`Steps of ${name}`}>
      {steps.map(({ target, reachedAt, source }) => (
        <li key={target} className={styles.step} data-reached={reachedAt === undefined ? undefined : ''}>
          <Icon of={reachedAt === undefined ? CircleDashed : CircleCheck} size="small" />
          <strong>{formatValues(target)}</strong>
          <span>{reachedAt === undefined ? 'Not yet' : datedDayText(reachedAt, zone)}</span>
          {source === undefined ? null : <Link href={source.href}>{source.label}</Link>}
        </li>
      ))}
    </ol>
  );
}
