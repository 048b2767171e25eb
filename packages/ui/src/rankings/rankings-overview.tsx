import { boardRule, type RankingBoard, rankingValueText } from '@tutor/rules/rankings/ranking-board';
import { Stat, StatList } from '../primitives/data/stat.tsx';
import { Table } from '../primitives/data/table.tsx';
import { ProgressBar } from '../primitives/feedback/progress-bar.tsx';
import { Card } from '../primitives/layout/card.tsx';
import { Link } from '../primitives/navigation/link.tsx';
import { PlaceMovement } from './place-movement.tsx';
import { placeText } from './ranking-place.ts';
import * as styles from './rankings-overview.css.ts';

/** The tutor's own place in one ranking. */
export interface OwnPlace {
  board: RankingBoard;
  href: string;
  /** Absent for who is not ranked. */
  rank?: number | undefined;
  previousRank?: number | undefined;
  value?: number | undefined;
  total: number;
}

export interface RankingsOverviewProps {
  places: readonly OwnPlace[];
  topTutor: {
    rank: number;
    total: number;
    enrolments: number;
    /** T0 to T10. */
    level: number;
    /** Enrolments at which the next level starts; absent at the top. */
    nextLevelAt?: number | undefined;
  };
}

/** The tutor's own place in every ranking, and among all tutors by enrolments. */
export function RankingsOverview({ places, topTutor }: RankingsOverviewProps) {
  const { rank, total, enrolments, level, nextLevelAt } = topTutor;
  return (
    <div className={styles.root}>
      <Card title="Top tutors" description="By all trial students who ever enrolled with you.">
        <StatList>
          <Stat label="Your place" value={placeText(rank)} unit={`of ${placeText(total)}`} />
          <Stat label="Enrolments" value={placeText(enrolments)} />
          <Stat label="Top level" value={`T${level}`} />
        </StatList>
        {nextLevelAt === undefined ? (
          <p className={styles.next}>You are at the top level.</p>
        ) : (
          <ProgressBar
            label={`To T${level + 1}`}
            value={enrolments}
            max={nextLevelAt}
            valueText={`${placeText(enrolments)} of ${placeText(nextLevelAt)} enrolments`}
          />
        )}
      </Card>
      <Card title="Your places" description="In the last 30 days, against the 30 days before." padding="none">
        <Table
          caption="Your places in the rankings"
          isCaptionHidden
          rows={places}
          rowKey={({ board }) => board}
          columns={[
            {
              key: 'name',
              header: 'Ranking',
              isRowHeader: true,
              render: ({ board, href }) => <Link href={href}>{boardRule(board).name}</Link>,
            },
            {
              key: 'place',
              header: 'Your place',
              align: 'end',
              render: ({ rank: own, total: all }) =>
                own === undefined ? 'Not ranked yet' : `${placeText(own)} of ${placeText(all)}`,
            },
            {
              key: 'value',
              header: 'Your value',
              align: 'end',
              render: ({ board, value }) => (value === undefined ? '–' : rankingValueText(board, value)),
            },
            {
              key: 'moved',
              header: 'Movement',
              render: ({ rank: own, previousRank }) =>
                own === undefined ? null : <PlaceMovement rank={own} previousRank={previousRank} />,
            },
          ]}
        />
      </Card>
    </div>
  );
}
