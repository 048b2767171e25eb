import { Card } from '../primitives/layout/card.tsx';
import { Link } from '../primitives/navigation/link.tsx';
import * as styles from './growth-welcome.css.ts';
import { MedalDrawing } from './medal-drawing.tsx';
import { RewardForm, type RewardForms } from './reward-form.tsx';

export interface NewLevelCardProps extends RewardForms {
  /** The highest level so far. */
  level: number;
  /** Medals, rights and clothes that wait. */
  waiting: number;
  rewardsHref: string;
}

/** The highest level, as long as the tutor was not told of it: shown until it is closed, on whatever device. */
export function NewLevelCard({ level, waiting, rewardsHref, ...forms }: NewLevelCardProps) {
  return (
    <Card>
      <div className={styles.root}>
        <MedalDrawing kind="level" mark={String(level)} />
        <div className={styles.words}>
          <h2>{`You have reached LV.${level}`}</h2>
          <p>
            <span>
              {waiting === 0
                ? 'See what it opens:'
                : `${waiting} ${waiting === 1 ? 'reward waits' : 'rewards wait'} for you:`}
            </span>{' '}
            <Link href={rewardsHref}>Your rewards</Link>
          </p>
          <RewardForm {...forms} intent="level" value={level} about={`the news of LV.${level}`} variant="primary">
            Close
          </RewardForm>
        </div>
      </div>
    </Card>
  );
}
