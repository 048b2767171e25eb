import { Card } from '../primitives/layout/card.tsx';
import * as styles from './growth-welcome.css.ts';
import { MedalDrawing } from './medal-drawing.tsx';
import { RewardForm, type RewardForms } from './reward-form.tsx';

export interface NewLevelCardProps extends RewardForms {
  /** Code of the level's medal: 'LEVEL_4'. */
  medal: string;
}

/** A level that was reached and whose medal waits: it stays until the medal is received. */
export function NewLevelCard({ medal, ...forms }: NewLevelCardProps) {
  const level = medal.replace(/\D/g, '');
  return (
    <Card>
      <div className={styles.root}>
        <MedalDrawing kind="level" mark={level} />
        <div className={styles.words}>
          <h2>{`You have reached LV.${level}`}</h2>
          <p>Its medal waits for you, and so does everything else that the level opens.</p>
          <RewardForm
            {...forms}
            intent="medal"
            value={medal}
            about={`the medal LV.${level}`}
            variant="primary"
            pendingLabel="Receiving…"
          >
            Receive
          </RewardForm>
        </div>
      </div>
    </Card>
  );
}
