import CircleCheck from 'lucide-react/icons/circle-check';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import { StatusTag } from '../primitives/data/status-tag.tsx';
import { Card } from '../primitives/layout/card.tsx';
import * as styles from './lesson-list.css.ts';

export interface TrainerResultProps {
  trainer: string;
  /** Of a practice lesson; undefined for one of questions and answers. */
  isPassed?: boolean | undefined;
  remark: string;
  /** When it was written, in words. */
  when: string;
}

/** What a trainer wrote about a lesson. */
export function TrainerResult({ trainer, isPassed, remark, when }: TrainerResultProps) {
  const tag =
    isPassed === undefined ? undefined : isPassed ? (
      <StatusTag tone="success" icon={CircleCheck}>
        Passed
      </StatusTag>
    ) : (
      <StatusTag tone="warning" icon={RefreshCw}>
        Not passed yet
      </StatusTag>
    );
  return (
    <Card title={`From ${trainer}`} description={when} action={tag}>
      <p className={styles.reason}>{remark}</p>
    </Card>
  );
}
