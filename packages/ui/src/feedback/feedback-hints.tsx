import { feedbackFilesMax, feedbackMonthlyQuota } from '@tutor/rules/feedback/feedback-rules';
import { appealDays } from '@tutor/rules/scores/appeal-window';
import { Card } from '../primitives/layout/card.tsx';
import * as styles from './feedback-hints.css.ts';

/** What is good to know beside the form. */
export function FeedbackHints() {
  return (
    <Card title="Good to know">
      <ul className={styles.list}>
        <li>{`You can send ${feedbackMonthlyQuota} a month. Replies and appeals do not count.`}</li>
        <li>{`At most ${feedbackFilesMax} pictures: JPG, PNG or GIF.`}</li>
        <li>You can edit it until the company begins with it.</li>
        <li>{`Lost points or a fee? Begin the appeal at the deduction, the complaint or the class itself, within ${appealDays} days.`}</li>
      </ul>
    </Card>
  );
}
