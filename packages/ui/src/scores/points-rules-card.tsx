import { Card } from '../primitives/layout/card.tsx';
import { PointsRulesTable } from './points-rules-table.tsx';
import * as styles from './rules-table.css.ts';

/** The teaching points rules as a part of a page. */
export function PointsRulesCard() {
  return (
    <Card title="Teaching points rules" description="Your points decide your integral level." className={styles.narrow}>
      <PointsRulesTable />
    </Card>
  );
}
