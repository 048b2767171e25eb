import { Button } from '../primitives/buttons/button.tsx';
import { Dialog } from '../primitives/dialogs/dialog.tsx';
import { WreathDrawing } from './holiday-drawing.tsx';
import * as styles from './soft-mode-dialog.css.ts';

export interface SoftModeDialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** The holiday greeting that comes when Soft Mode is turned on. */
export function SoftModeDialog({ isOpen, onOpenChange }: SoftModeDialogProps) {
  return (
    <Dialog
      size="small"
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title="Happy holidays, teacher!"
      footer={
        <Button variant="primary" onClick={() => onOpenChange(false)}>
          Thank you
        </Button>
      }
    >
      <div className={styles.greeting}>
        <WreathDrawing className={styles.drawing} />
        <p>Soft Mode is on: warm colours and little blue light, so that your eyes can rest through a long day.</p>
        <p className={styles.text}>You can turn it off in the same place, beside your picture.</p>
      </div>
    </Dialog>
  );
}
