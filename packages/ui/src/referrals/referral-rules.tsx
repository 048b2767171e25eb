import * as hintStyles from '../feedback/feedback-hints.css.ts';
import { Card } from '../primitives/layout/card.tsx';

/** The company's rules of referring. */
export function ReferralRules({ rules }: { rules: readonly string[] }) {
  return (
    <Card title="Rules">
      <ul className={hintStyles.list}>
        {rules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
    </Card>
  );
}
