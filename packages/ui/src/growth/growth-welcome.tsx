import { Card } from '../primitives/layout/card.tsx';
import * as styles from './growth-welcome.css.ts';
import { PetDrawing } from './pet/pet-drawing.tsx';
import { RewardForm, type RewardForms } from './reward-form.tsx';

/** What the first visit shows, until the tutor begins. */
export function GrowthWelcome(forms: RewardForms) {
  return (
    <Card title="Welcome to the Growth Center">
      <div className={styles.root}>
        <PetDrawing level={1} label="" className={styles.drawing} />
        <div className={styles.words}>
          <ul className={styles.points}>
            <li>Every class, five-star lesson and remark in time brings growth values by itself.</li>
            <li>Tasks bring more: receive what they earned with one press.</li>
            <li>Levels open rights, medals, and clothes for a pet of your own.</li>
          </ul>
          <RewardForm {...forms} intent="start" value="start" about="in the Growth Center" variant="primary">
            Start
          </RewardForm>
        </div>
      </div>
    </Card>
  );
}
