import { finishState } from '@tutor/rules/classes/finish-state';
import type { LucideIcon } from 'lucide-react';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleDashed from 'lucide-react/icons/circle-dashed';
import CircleAlert from 'lucide-react/icons/circle-exclamation-point';
import { StatusTag } from '../primitives/data/status-tag.tsx';
import { Card } from '../primitives/layout/card.tsx';
import { VisuallyHidden } from '../primitives/layout/visually-hidden.tsx';
import { Link } from '../primitives/navigation/link.tsx';
import { Icon } from '../theme/icon.tsx';
import type { Tone } from '../theme/tokens.ts';
import * as toneStyles from '../theme/tone.css.ts';
import * as styles from './class-status-card.css.ts';
import { DetailFacts, type DetailFactsProps } from './detail-facts.tsx';

export interface ClassStatusCardProps {
  isOver: boolean;
  /** Teaching material is set: the SID of the specification exists. */
  hasMaterial: boolean;
  /** The remark: written, still to come, or not needed. */
  remark: 'written' | 'due' | 'later' | 'notYet' | 'notNeeded';
  isCanceled: boolean;
  /** What is known of the cancelling: values by their names. */
  cancellation?: DetailFactsProps['facts'] | undefined;
  /** 'PHP 90'. */
  feeText: string;
  /** What feedback and complaints call the class by. */
  classId: number;
  /** Where an appeal is written, and the days left for it; absent while there is nothing to appeal against. */
  appeal?: { href: string; daysText: string } | undefined;
}

const looks: Record<ReturnType<typeof finishState>, { word: string; tone: Tone; icon: LucideIcon }> = {
  finished: { word: 'Finished', tone: 'success', icon: CircleCheck },
  incorrectFinished: { word: 'Incorrectly finished', tone: 'warning', icon: CircleAlert },
  unfinished: { word: 'Unfinished', tone: 'neutral', icon: CircleDashed },
};

const remarkWords = {
  written: 'Remark written',
  due: 'Remark not written yet',
  later: 'Remark put off, still due',
  notYet: 'Remark after class',
  notNeeded: 'No remark needed',
};

/** How far a class has come: over, material set, remark written. */
export function ClassStatusCard({
  isOver,
  hasMaterial,
  remark,
  isCanceled,
  cancellation = {},
  feeText,
  classId,
  appeal,
}: ClassStatusCardProps) {
  const state = finishState({ isOver, hasSid: hasMaterial });
  const look = looks[state];
  return (
    <Card
      title="Class status"
      action={
        isCanceled ? null : (
          <StatusTag tone={look.tone} icon={look.icon}>
            {look.word}
          </StatusTag>
        )
      }
    >
      {isCanceled ? (
        <div className={styles.canceled}>
          <p>This class was cancelled.</p>
          <DetailFacts facts={cancellation} />
        </div>
      ) : (
        <>
          <ul className={styles.steps}>
            <Step isDone={isOver}>{isOver ? 'Class is over' : 'Class is not over yet'}</Step>
            <Step isDone={hasMaterial}>{hasMaterial ? 'Teaching material set' : 'Teaching material not set'}</Step>
            <Step isDone={remark === 'written' || remark === 'notNeeded'}>{remarkWords[remark]}</Step>
          </ul>
          {state === 'incorrectFinished' ? (
            <p className={styles.hint}>
              {isOver
                ? 'Set the teaching material that you taught, so that the class counts as finished.'
                : 'The material is set already; the class counts as finished once it is over.'}
            </p>
          ) : null}
        </>
      )}
      <p className={styles.fee}>
        Lesson fee <strong className={styles.amount}>{feeText}</strong>
      </p>
      <p className={styles.number}>
        Class ID <strong className={styles.amount}>{classId}</strong>
      </p>
      {appeal === undefined ? null : (
        <p className={styles.number}>
          <Link href={appeal.href} variant="standalone">
            Appeal
          </Link>
          <span>{appeal.daysText}</span>
        </p>
      )}
    </Card>
  );
}

function Step({ isDone, children }: { isDone: boolean; children: string }) {
  return (
    <li className={styles.step}>
      <Icon
        of={isDone ? CircleCheck : CircleDashed}
        size="small"
        className={isDone ? toneStyles.words.success : toneStyles.words.neutral}
      />
      <span>
        <VisuallyHidden>{isDone ? 'Done: ' : 'Open: '}</VisuallyHidden>
        <span>{children}</span>
      </span>
    </li>
  );
}
