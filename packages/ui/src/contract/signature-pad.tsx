import CircleAlert from 'lucide-react/icons/circle-exclamation-point';
import { type PointerEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../primitives/buttons/button.tsx';
import { ProgressBar } from '../primitives/feedback/progress-bar.tsx';
import * as fieldStyles from '../primitives/fields/field.css.ts';
import { Icon } from '../theme/icon.tsx';
import { type FileItem, fileStateText, isHolding, isOnItsWay, percentOf } from '../uploads/file-item.ts';
import { ReferencesTeller } from '../uploads/references-teller.tsx';
import { SpokenProgress } from '../uploads/spoken-progress.tsx';
import { useFormHold } from '../uploads/use-form-hold.ts';
import * as styles from './contract.css.ts';

export interface SignaturePadProps {
  /** Of the canvas, and of the state of what was drawn; the error summary leads here. */
  id: string;
  /** Of the hidden input with the picture's reference. */
  name: string;
  /** The drawing that was chosen, on its way or kept. */
  file?: FileItem | undefined;
  error?: string | undefined;
  /** The drawing as a picture, when the tutor decides for it. */
  onUse: (picture: File) => void;
  /** Gives the chosen drawing up. */
  onRedraw: () => void;
  onRetry: () => void;
}

/** A place to draw one's signature with pen, finger or mouse. Typing is the way by keyboard. */
export function SignaturePad({ id, name, file, error, onUse, onRedraw, onRetry }: SignaturePadProps) {
  const canvasRef = useRef<HTMLCanvasElement>(null);
  const [isDrawn, setDrawn] = useState(false);
  const isDrawing = useRef(false);
  const hasFile = file !== undefined;
  const files = file === undefined ? [] : [{ ...file, name: 'Your signature' }];
  const stateRef = useRef<HTMLParagraphElement>(null);
  const held = useFormHold(stateRef, {
    reason: file !== undefined && isHolding(file) ? waitingText(file) : undefined,
    onHeld: () => stateRef.current?.focus(),
  });

  useEffect(() => {
    const canvas = canvasRef.current;
    if (hasFile || canvas === null) return;
    prepare(canvas);
    setDrawn(false);
  }, [hasFile]);

  const draw = (event: PointerEvent<HTMLCanvasElement>): void => {
    const canvas = event.currentTarget;
    const pen = canvas.getContext('2d');
    if (pen === null) return;
    if (event.type === 'pointerdown') {
      isDrawing.current = true;
      // A phone may have been turned since.
      if (!isDrawn) prepare(canvas);
      // Strokes may leave the canvas and come back.
      if (event.nativeEvent.isTrusted) canvas.setPointerCapture(event.pointerId);
    }
    if (!isDrawing.current) return;
    const at = placeOn(canvas, pen, event);
    if (event.type === 'pointerdown') {
      pen.beginPath();
      pen.moveTo(at.x, at.y);
    }
    pen.lineTo(at.x, at.y);
    pen.stroke();
    setDrawn(true);
  };
  const stop = (): void => {
    isDrawing.current = false;
  };
  const clear = (): void => {
    if (canvasRef.current !== null) prepare(canvasRef.current);
    setDrawn(false);
  };
  const use = (): void => {
    canvasRef.current?.toBlob((blob) => {
      if (blob !== null) onUse(new File([blob], 'signature.png', { type: 'image/png' }));
    }, 'image/png');
  };

  const problem = held ?? error;
  const hasError = problem !== undefined && problem !== '';
  const described = hasError ? { 'aria-describedby': `${id}-error` } : {};
  return (
    <div className={styles.pad}>
      {file === undefined ? (
        <>
          <p id={`${id}-hint`} className={styles.muted}>
            Draw with a pen, a finger or the mouse. By keyboard, type your name instead.
          </p>
          <canvas
            ref={canvasRef}
            id={id}
            // The error summary leads here.
            tabIndex={-1}
            role="img"
            aria-label={isDrawn ? 'Your drawn signature' : 'Place for your signature, empty'}
            aria-describedby={hasError ? `${id}-hint ${id}-error` : `${id}-hint`}
            className={styles.canvas}
            onPointerDown={draw}
            onPointerMove={draw}
            onPointerUp={stop}
            onPointerCancel={stop}
          />
          <div className={styles.buttons}>
            <Button size="small" disabled={!isDrawn} onClick={clear}>
              Clear
            </Button>
            <Button size="small" disabled={!isDrawn} onClick={use}>
              Use this signature
            </Button>
          </div>
        </>
      ) : (
        <>
          {file.previewUrl === undefined ? null : (
            <img src={file.previewUrl} alt="Your drawn signature" className={styles.picture} />
          )}
          {isOnItsWay(file.state) ? (
            <ProgressBar label="Upload of your signature" isLabelHidden value={percentOf(file.state)} />
          ) : null}
          {/* The error summary leads here, and not to a button: Enter pressed twice would give the drawing up. */}
          <p ref={stateRef} id={id} tabIndex={-1} {...described} className={styles.muted}>
            {file.state.kind === 'done' ? 'Your drawn signature is kept.' : fileStateText(file.state)}
          </p>
          {file.reference === undefined ? null : <input type="hidden" name={name} value={file.reference} />}
          <div className={styles.buttons}>
            {file.state.kind === 'failed' && file.state.canRetry ? (
              <Button size="small" onClick={onRetry}>
                Try again
              </Button>
            ) : null}
            <Button size="small" onClick={onRedraw}>
              Draw again
            </Button>
          </div>
        </>
      )}
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

/** Why the contract cannot be signed by this drawing yet. */
function waitingText({ state }: FileItem): string {
  return state.kind === 'failed'
    ? 'Your signature has not arrived. Please try again, or draw it again.'
    : 'Your signature is still uploading. Please wait until it has arrived.';
}

/** Where on the canvas a pointer is: a phone that was turned shows it wider or narrower than it was prepared. */
function placeOn(
  canvas: HTMLCanvasElement,
  pen: CanvasRenderingContext2D,
  { clientX, clientY }: PointerEvent,
): { x: number; y: number } {
  const { left, top, width, height } = canvas.getBoundingClientRect();
  const { a: scale } = pen.getTransform();
  return {
    x: ((clientX - left) * canvas.width) / (width * scale),
    y: ((clientY - top) * canvas.height) / (height * scale),
  };
}

/** An empty canvas with a pixel for each of the screen's, in the colours of the page. */
function prepare(canvas: HTMLCanvasElement): void {
  const { width, height } = canvas.getBoundingClientRect();
  const scale = window.devicePixelRatio;
  canvas.width = Math.round(width * scale);
  canvas.height = Math.round(height * scale);
  const pen = canvas.getContext('2d');
  if (pen === null) return;
  const { color, backgroundColor } = getComputedStyle(canvas);
  pen.scale(scale, scale);
  pen.fillStyle = backgroundColor;
  pen.fillRect(0, 0, width, height);
  pen.strokeStyle = color;
  pen.lineWidth = 2.5;
  pen.lineCap = 'round';
  pen.lineJoin = 'round';
}
