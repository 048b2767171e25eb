import { Button } from '../primitives/buttons/button.tsx';
import { ButtonLink } from '../primitives/buttons/button-link.tsx';
import { Dialog } from '../primitives/dialogs/dialog.tsx';
import * as styles from './app-poster-dialog.css.ts';
import { AppPosterDrawing } from './app-poster-drawing.tsx';

export interface AppPosterDialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** Where the app is to be had; without it the poster only tells of it. */
  appHref?: string | undefined;
}

/** The poster of the tutors' app. */
export function AppPosterDialog({ isOpen, onOpenChange, appHref }: AppPosterDialogProps) {
  return (
    <Dialog
      size="small"
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title="Your teaching day in your pocket"
      footer={
        <>
          <Button variant={appHref === undefined ? 'primary' : 'secondary'} onClick={() => onOpenChange(false)}>
            Close
          </Button>
          {appHref === undefined ? null : (
            <ButtonLink href={appHref} variant="primary">
              Get the app
            </ButtonLink>
          )}
        </>
      }
      closeLabel="Close the poster"
    >
      <AppPosterDrawing className={styles.drawing} />
      <p className={styles.text}>Your classes and messages wherever you are, in the tutors' app.</p>
    </Dialog>
  );
}
