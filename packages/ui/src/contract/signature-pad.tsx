import CircleAlert from 'lucide-react/icons/circle-exclamation-point';
import { useEffect, useRef } from 'react';
import { Button } from '../primitives/buttons/button.tsx';
import { ProgressBar } from '../primitives/feedback/progress-bar.tsx';
import * as fieldStyles from '../primitives/fields/field.css.ts';
import { Icon } from '../theme/icon.tsx';
import { type FileItem, fileStateText, isHolding, isOnItsWay, percentOf } from '../uploads/file-item.ts';
import { ReferencesTeller } from '../uploads/references-teller.tsx';
import { SpokenProgress } from '../uploads/spoken-progress.tsx';
import { useFormHold } from '../uploads/use-form-hold.ts';
import * as styles from './contract.css.ts';
import { useDrawing } from './use-drawing.ts';

export interface SignaturePadProps {
  /** Of the words under the pad; the error summary leads here. */
  id: string;
  /** Of the hidden input with the picture's reference. */
  name: string;
  /** The drawing as it was taken: on its way, or kept. */
  file?: FileItem | undefined;
  error?: string | undefined;
  /** The drawing as a picture, whenever the pen has rested. */
  onDrawn: (picture: File) => void;
  /** Gives up the drawing that was taken. */
  onRedraw: () => void;
  onRetry: () => void;
}

/** A place to draw one's signature with pen, finger or mouse. Typing is the way by keyboard. */
export function SignaturePad({ id, name, file, error, onDrawn, onRedraw, onRetry }: SignaturePadProps) {
  const stateRef = useRef<HTMLParagraphElement>(null);
  /** The tutor pressed for the form to be sent before the drawing had arrived. */
  const isSendingOn = useRef(false);
  const giveUp = (): void => {
    isSendingOn.current = false;
    if (file !== undefined) onRedraw();
  };
  const { ink, attach, clear, take, draw, stop } = useDrawing({ onStroke: giveUp, onDrawn });
  const files = file === undefined ? [] : [{ ...file, name: 'Your signature' }];
  const hasFailed = file?.state.kind === 'failed';
  const isWaiting = ink === 'drawing' || (file !== undefined && isHolding(file));
  const held = useFormHold(stateRef, {
    reason: isWaiting ? (hasFailed ? failedText : waitingText) : undefined,
    onHeld: () => {
      if (ink === 'drawing') take();
      isSendingOn.current = !hasFailed;
      stateRef.current?.focus();
    },
  });
  useEffect(() => {
    if (hasFailed) isSendingOn.current = false;
    if (isWaiting || !isSendingOn.current) return;
    isSendingOn.current = false;
    stateRef.current?.closest('form')?.requestSubmit();
  }, [isWaiting, hasFailed]);

  const problem = held ?? error;
  const hasError = problem !== undefined && problem !== '';
  const described = hasError ? `${id} ${id}-error` : id;
  // What was drawn before, such as on this page before a reload, is there as a picture alone.
  const isPicture = file !== undefined && ink === 'none';
  return (
    <div className={styles.pad}>
      {isPicture ? (
        file.previewUrl === undefined ? null : (
          <img src={file.previewUrl} alt="Your drawn signature" className={styles.picture} />
        )
      ) : (
        <canvas
          ref={attach}
          role="img"
          aria-label={ink === 'none' ? 'Place for your signature, empty' : 'Your drawn signature'}
          aria-describedby={described}
          className={styles.canvas}
          onPointerDown={draw}
          onPointerMove={draw}
          onPointerUp={stop}
          onPointerCancel={stop}
        />
      )}
      {file !== undefined && isOnItsWay(file.state) ? (
        <ProgressBar label="Upload of your signature" isLabelHidden value={percentOf(file.state)} />
      ) : null}
      {/* The error summary leads here, and not to a button: Enter pressed twice would give the drawing up. */}
      <p
        ref={stateRef}
        id={id}
        tabIndex={-1}
        {...(hasError ? { 'aria-describedby': `${id}-error` } : {})}
        className={styles.muted}
      >
        {stateText(file)}
      </p>
      {file?.reference === undefined ? null : <input type="hidden" name={name} value={file.reference} />}
      <div className={styles.buttons}>
        {file?.state.kind === 'failed' && file.state.canRetry ? (
          <Button size="small" onClick={onRetry}>
            Try again
          </Button>
        ) : null}
        <Button
          size="small"
          disabled={ink === 'none' && file === undefined}
          onClick={() => {
            giveUp();
            clear();
          }}
        >
          {isPicture ? 'Draw again' : 'Clear'}
        </Button>
      </div>
      <ReferencesTeller name={name} files={files} />
      <SpokenProgress files={files} />
      {hasError ? (
        <p id={`${id}-error`} className={fieldStyles.error}>
          <Icon of={CircleAlert} size="small" className={fieldStyles.errorIcon} />
          <span>{problem}</span>
        </p>
      ) : null}
    </div>
  );
}

const waitingText = 'Your signature is still uploading. The contract is signed once it has arrived.';
const failedText = 'Your signature has not arrived. Please try again, or draw it again.';

function stateText(file: FileItem | undefined): string {
  if (file === undefined) return 'Draw with a pen, a finger or the mouse. By keyboard, type your name instead.';
  return file.state.kind === 'done' ? 'Your drawing has arrived. It is not signed yet.' : fileStateText(file.state);
}
