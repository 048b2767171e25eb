import { growthLevels } from '@tutor/rules/growth/growth-level';
import { growthRuleNames, growthRules } from '@tutor/rules/growth/growth-values';
import { Button } from '../primitives/buttons/button.tsx';
import { ButtonLink } from '../primitives/buttons/button-link.tsx';
import { Dialog } from '../primitives/dialogs/dialog.tsx';
import { formatPoints, formatSignedPoints } from './points-text.ts';
import { RulesTable } from './rules-table.tsx';
import { SignedFigure } from './signed-figure.tsx';

export interface GrowthValueRulesDialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** The tutor's growth score; said at the top. */
  score?: number | undefined;
  /** The tutor's growth level, 0 while there is none; marks the row. */
  level?: number | undefined;
  /** Total of the tasks of level 1, at which level 2 starts; left out while it is not known. */
  levelOneTotal?: number | undefined;
}

/** Growth values: what brings and costs them, and at which score each level starts. */
export function GrowthValueRulesDialog({
  isOpen,
  onOpenChange,
  score,
  level,
  levelOneTotal,
}: GrowthValueRulesDialogProps) {
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title="Growth value rules"
      description={
        score === undefined
          ? 'Growth values are counted apart from teaching points.'
          : `You have ${formatPoints(score)} growth values. They are counted apart from teaching points.`
      }
      footer={
        <>
          <ButtonLink href="/growthCenter" onClick={() => onOpenChange(false)}>
            Open the Growth Center
          </ButtonLink>
          <Button variant="primary" onClick={() => onOpenChange(false)}>
            Close
          </Button>
        </>
      }
      closeLabel="Close the rules"
    >
      <RulesTable
        caption="What changes them"
        columns={[{ header: 'For' }, { header: 'Growth values', align: 'end' }]}
        rows={growthRuleNames
          .map((name) => growthRules[name])
          .map(({ cause, values }) => ({
            key: cause,
            cells: [
              cause,
              <SignedFigure key={cause} isLoss={values < 0}>
                {formatSignedPoints(values)}
              </SignedFigure>,
            ],
          }))}
      />
      <RulesTable
        caption="Levels"
        columns={[{ header: 'Level' }, { header: 'Starts at', align: 'end' }]}
        rows={growthLevels(levelOneTotal).map((entry) => ({
          key: entry.name,
          cells: [
            entry.name,
            entry.scoreStart === undefined ? 'All tasks of LV.1 done' : formatPoints(entry.scoreStart),
          ],
          mark: entry.level === level ? 'You' : undefined,
        }))}
      />
    </Dialog>
  );
}
