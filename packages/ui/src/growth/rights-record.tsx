import { momentText } from '@tutor/rules/time/zoned-text';
import { Card } from '../primitives/layout/card.tsx';
import * as styles from './medal-shelf.css.ts';
import * as list from './milestone-list.css.ts';

export interface RightsRecordProps {
  rights: readonly { code: string; name: string; level: number; receivedAt: Date }[];
  /** IANA name of the zone to write times in. */
  zone: string;
}

/** The rights that were received, the latest first. */
export function RightsRecord({ rights, zone }: RightsRecordProps) {
  return (
    <Card title="Received rights">
      {rights.length === 0 ? (
        <p className={styles.small}>None yet. A right opens with its level and is received on the road above.</p>
      ) : (
        <ul className={list.list} aria-label="Received rights">
          {rights.map(({ code, name, level, receivedAt }) => (
            <li key={code} className={list.item}>
              <p className={styles.name}>{name}</p>
              <p className={styles.small}>{`LV.${level}, ${momentText(receivedAt, zone)}`}</p>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
