import { Button } from '../primitives/buttons/button.tsx';
import { Dialog } from '../primitives/dialogs/dialog.tsx';
import { PointsRulesTable } from './points-rules-table.tsx';

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
      <PointsRulesTable />
    </Dialog>
  );
}
