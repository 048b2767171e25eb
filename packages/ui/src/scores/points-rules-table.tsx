import { pointsRules } from '@tutor/rules/scores/points-rules';
import { formatSignedPoints } from './points-text.ts';
import { RulesTable } from './rules-table.tsx';
import { SignedFigure } from './signed-figure.tsx';

/** What brings teaching points and what costs them. */
export function PointsRulesTable() {
  return (
    <RulesTable
      caption="Points by cause"
      isCaptionHidden
      columns={[{ header: 'For' }, { header: 'Points', align: 'end' }]}
      rows={pointsRules.map(({ cause, points }) => ({
        key: cause,
        cells: [
          cause,
          <SignedFigure key={cause} isLoss={points < 0}>
            {formatSignedPoints(points)}
          </SignedFigure>,
        ],
      }))}
    />
  );
}
