import { boardRule, type RankingBoard, rankingPeriodDays, rankingValueText } from '@tutor/rules/rankings/ranking-board';
import { rankingRefreshMs } from '@tutor/rules/rankings/ranking-period';
import { minutes } from '@tutor/rules/time/durations';
import { companyZone } from '@tutor/rules/time/zone';
import { dayText, momentText } from '@tutor/rules/time/zoned-text';
import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import type { FormSlot } from '../forms/form-slot.tsx';
import { Button } from '../primitives/buttons/button.tsx';
import { BarChart } from '../primitives/data/bar-chart.tsx';
import { Stat, StatList } from '../primitives/data/stat.tsx';
import { Card } from '../primitives/layout/card.tsx';
import { Icon } from '../theme/icon.tsx';
import * as styles from './own-ranking-card.css.ts';
import { PlaceMovement } from './place-movement.tsx';
import { partsText, placeText, type RankingPlace } from './ranking-place.ts';

export interface OwnRankingCardProps {
  board: RankingBoard;
  /** Absent for who is not ranked. */
  own?: RankingPlace | undefined;
  /** How many of what the ranking asks for there are. */
  ownCount: number;
  total: number;
  /** The own value week by week; undefined for a week without any. */
  trend: readonly { start: Date; value: number | undefined }[];
  period: { start: Date; end: Date };
  refreshedAt: Date;
  /** IANA name of the zone to write times in. */
  zone: string;
  isHidden: boolean;
  /** Where the choice to be hidden is sent. */
  action: string;
  Form?: FormSlot | undefined;
  isHiding?: boolean | undefined;
}

/** The tutor's own trend and place, before anybody else's; what the ranking counts, and when it was made. */
export function OwnRankingCard({
  board,
  own,
  ownCount,
  total,
  trend,
  period,
  refreshedAt,
  zone,
  ...hiding
}: OwnRankingCardProps) {
  const { name, formula, valueWord, least, leastOf } = boardRule(board);
  const trendBoard = board === 'conversionProgress' ? 'conversion' : board;
  // A week without any has a count of none, but no rate.
  const weeks = boardRule(trendBoard).unit === 'count' ? trend : trend.filter(({ value }) => value !== undefined);
  const parts = own === undefined ? undefined : partsText(board, own);
  return (
    <Card title="You" action={<HideChoice {...hiding} />}>
      <div className={styles.body}>
        <div className={styles.facts}>
          {own === undefined ? (
            <p>
              <span>{`You are not ranked yet: it takes ${least} ${least === 1 ? leastOf[0] : leastOf[1]} in ${rankingPeriodDays} days, and you have ${ownCount}.`}</span>
            </p>
          ) : (
            <StatList>
              <Stat
                label="Your place"
                value={placeText(own.rank)}
                unit={`of ${placeText(total)}`}
                hint={<PlaceMovement rank={own.rank} previousRank={own.previousRank} />}
              />
              <Stat label={valueWord} value={rankingValueText(board, own.value)} hint={parts} />
            </StatList>
          )}
          <div className={styles.small}>
            <p>{`${formula}. Equal values share a place.`}</p>
            <p>
              <span>{`${dayText(period.start, companyZone)} to ${dayText(period.end, companyZone)}, by the company’s calendar (${companyZone}). Movement is against the ${rankingPeriodDays} days before.`}</span>
            </p>
            <p>
              <span>Made </span>
              <time dateTime={refreshedAt.toISOString()}>{momentText(refreshedAt, zone)}</time>
              <span>{`; anew every ${rankingRefreshMs / minutes(1)} minutes.`}</span>
            </p>
          </div>
        </div>
        <BarChart
          caption={`${name}: you, week by week`}
          points={weeks.map(({ start, value }) => ({ label: dayText(start, companyZone).slice(4), value: value ?? 0 }))}
          formatValue={(value) => rankingValueText(trendBoard, value)}
          columnNames={['Week from', boardRule(trendBoard).valueWord]}
        />
      </div>
    </Card>
  );
}

function HideChoice({
  isHidden,
  action,
  Form = 'form',
  isHiding,
}: Pick<OwnRankingCardProps, 'isHidden' | 'action' | 'Form' | 'isHiding'>) {
  return (
    <Form id="hide-me" action={action} method="post">
      <input type="hidden" name="isHidden" value={isHidden ? 'false' : 'true'} />
      <Button
        type="submit"
        size="small"
        icon={<Icon of={isHidden ? Eye : EyeOff} size="small" />}
        isPending={isHiding}
        pendingLabel="Saving…"
      >
        {isHidden ? 'Show my name to others' : 'Hide my name from others'}
      </Button>
    </Form>
  );
}
