import { appealDays } from '@tutor/rules/scores/appeal-window';
import { Link } from '../primitives/navigation/link.tsx';
import * as styles from './appeal-hint.css.ts';

export interface AppealHintProps {
  /** Where deductions stand, each with its way to an appeal. */
  lossesHref: string;
}

/** What can be done about a penalty. In a tab of its own, so that nothing typed is left behind. */
export function AppealHint({ lossesHref }: AppealHintProps) {
  return (
    <p className={styles.root}>
      <span>{`Not your fault? A penalty can be appealed for ${appealDays} days in`}</span>{' '}
      <Link href={lossesHref} target="_blank" rel="noopener">
        your points ledger (new tab)
      </Link>
      <span>.</span>
    </p>
  );
}
