import { pointsRules } from '@tutor/rules/scores/points-rules';
import { Button } from '../primitives/button.tsx';
import { Dialog } from '../primitives/dialog.tsx';
import { formatSignedPoints } from './points-text.ts';
import { RulesTable } from './rules-table.tsx';
import { SignedFigure } from './signed-figure.tsx';

export interface PointsRulesDialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** Teaching points: what brings them and what costs them. */
export function PointsRulesDialog({ isOpen, onOpenChange }: PointsRulesDialogProps) {
  return (
    <Dialog
      size="small"
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title="Teaching points rules"
      description="Your points decide your integral level."
      footer={
        <Button variant="primary" onClick={() => onOpenChange(false)}>
          Close
        </Button>
      }
      closeLabel="Close the rules"
    >
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
    </Dialog>
  );
}
