import { enrolmentLevel, enrolmentLevels, pesosInCents } from '@tutor/rules/scores/enrolment-bonus';
import { Button } from '../primitives/buttons/button.tsx';
import { Dialog } from '../primitives/dialogs/dialog.tsx';
import { ProgressBar } from '../primitives/feedback/progress-bar.tsx';
import { RulesTable } from './rules-table.tsx';

export interface EnrolmentPolicyDialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** Trial lessons that the tutor turned into students; marks the tutor's own level. */
  trialCount?: number | undefined;
}

const number = new Intl.NumberFormat('en-US');
const dollars = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** The enrolment policy: top levels T0 to T10, what each needs and what it pays. */
export function EnrolmentPolicyDialog({ isOpen, onOpenChange, trialCount }: EnrolmentPolicyDialogProps) {
  const own = trialCount === undefined ? undefined : enrolmentLevel(trialCount);
  const next = own === undefined ? undefined : enrolmentLevels[own.level + 1];
  const last = enrolmentLevels.length - 1;
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title="Enrolment"
      description="Each trial student who enrols counts. Your level decides the bonus."
      footer={
        <Button variant="primary" onClick={() => onOpenChange(false)}>
          Close
        </Button>
      }
      closeLabel="Close the policy"
    >
      {trialCount === undefined || own === undefined ? null : next === undefined ? (
        <p>{`You are at the top level with ${number.format(trialCount)} ${trialCount === 1 ? 'enrolment' : 'enrolments'}.`}</p>
      ) : (
        <ProgressBar
          label={`To level T${next.level}`}
          tone="reward"
          value={trialCount}
          max={next.enrolments}
          valueText={`${number.format(trialCount)} of ${number.format(next.enrolments)} enrolments`}
        />
      )}
      <RulesTable
        caption="Levels and bonus"
        isCaptionHidden
        columns={[
          { header: 'Level' },
          { header: 'Enrolments', align: 'end' },
          { header: 'Bonus, PHP', align: 'end' },
          { header: 'Bonus, USD', align: 'end' },
        ]}
        rows={enrolmentLevels.map(({ level, enrolments, bonusPesos }) => ({
          key: String(level),
          cells: [
            `T${level}`,
            `${level === last ? '≥ ' : ''}${number.format(enrolments)}`,
            number.format(bonusPesos),
            dollars.format(pesosInCents(bonusPesos) / 100),
          ],
          mark: level === own?.level ? 'You' : undefined,
        }))}
      />
    </Dialog>
  );
}
