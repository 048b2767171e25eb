import { appealDaysText } from '@tutor/rules/scores/appeal-window';
import { sopGrade, sopPartFull } from '@tutor/rules/scores/sop';
import { momentText } from '@tutor/rules/time/zoned-text';
import ClipboardCheck from 'lucide-react/icons/clipboard-check';
import type { ReactNode } from 'react';
import { useNow } from '../primitives/behaviour/now.tsx';
import { ButtonLink } from '../primitives/buttons/button-link.tsx';
import { EmptyState } from '../primitives/feedback/empty-state.tsx';
import { ProgressBar } from '../primitives/feedback/progress-bar.tsx';
import { Disclosure } from '../primitives/layout/disclosure.tsx';
import { VisuallyHidden } from '../primitives/layout/visually-hidden.tsx';
import { Link } from '../primitives/navigation/link.tsx';
import * as styles from './row-list.css.ts';
import * as own from './sop-score-list.css.ts';
import { SopTag } from './sop-tag.tsx';

/** A class that was assessed. */
export interface SopScoreItem {
  clid: number;
  classHref: string;
  appealHref: string;
  /** Where the appeal stands that was sent against it. */
  sentAppealHref?: string | undefined;
  time: Date;
  /** The days of an appeal count from it. */
  end: Date;
  studentName: string;
  unitName: string;
  /** Out of 100. */
  score: number;
  parts: readonly { name: string; score: number }[];
  comment: string;
}

export interface SopScoreListProps {
  items: readonly SopScoreItem[];
  /** Only some of the grades are asked for. */
  isNarrowed?: boolean | undefined;
  /** IANA name of the zone to write times in. */
  zone: string;
  pager?: ReactNode;
}

/** The SOP score of each assessed class with its parts, newest first. */
export function SopScoreList({ items, isNarrowed = false, zone, pager }: SopScoreListProps) {
  const now = useNow('minute');
  return (
    <div className={styles.root}>
      {items.length === 0 ? (
        <EmptyState
          headingLevel={2}
          icon={ClipboardCheck}
          title={isNarrowed ? 'No classes of this grade' : 'No class was assessed yet'}
          description={
            isNarrowed
              ? 'Choose another grade above.'
              : 'Some of your classes are watched and compared with the teaching standard. Their scores are listed here.'
          }
        />
      ) : (
        <ul className={styles.list} aria-label="SOP score of each class">
          {items.map((item) => {
            const left = sopGrade(item.score).key === 'excellent' ? undefined : appealDaysText(item.end, now);
            return (
              <li key={item.clid} className={styles.item}>
                <div className={styles.head}>
                  <Link href={item.classHref} variant="standalone">
                    {item.studentName}
                  </Link>
                  <span className={styles.marks}>
                    <span className={own.score}>
                      <span>{item.score}</span>
                      <VisuallyHidden> of 100</VisuallyHidden>
                    </span>
                    <SopTag score={item.score} />
                  </span>
                </div>
                <p className={styles.detail}>{`${item.unitName} · ${momentText(item.time, zone)}`}</p>
                <p className={styles.text}>{item.comment}</p>
                <Disclosure
                  summary={
                    <span>
                      Score by part<VisuallyHidden>{` of the class with ${item.studentName}`}</VisuallyHidden>
                    </span>
                  }
                >
                  <div className={own.parts}>
                    {item.parts.map(({ name, score }) => (
                      <ProgressBar
                        key={name}
                        label={name}
                        value={score}
                        max={sopPartFull}
                        valueText={`${score} of ${sopPartFull}`}
                      />
                    ))}
                  </div>
                </Disclosure>
                {item.sentAppealHref !== undefined ? (
                  <div className={styles.foot}>
                    <ButtonLink href={item.sentAppealHref} size="small">
                      See your appeal
                      <VisuallyHidden>{` against the score of the class with ${item.studentName}`}</VisuallyHidden>
                    </ButtonLink>
                  </div>
                ) : left === undefined ? null : (
                  <div className={styles.foot}>
                    <ButtonLink href={item.appealHref} size="small">
                      Appeal
                      <VisuallyHidden>{` against the score of the class with ${item.studentName}`}</VisuallyHidden>
                    </ButtonLink>
                    <span>{left}</span>
                  </div>
                )}
              </li>
            );
          })}
        </ul>
      )}
      {pager}
    </div>
  );
}
