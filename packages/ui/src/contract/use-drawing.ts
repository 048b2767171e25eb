import { seconds } from '@tutor/rules/time/durations';
import { type PointerEvent, useCallback, useEffect, useRef, useState } from 'react';

/** A drawing is taken once the pen has rested this long. */
const restMs = seconds(0.8);
/** A signature is at least this wide or high, in CSS pixels: a tap leaves a dot. */
const inkExtentMin = 16;

/** Red of the paper, which is white in every theme. */
const paperRed = 255;

/** `drawing`: there is ink that nobody has taken yet. */
export type Ink = 'none' | 'drawing' | 'taken';

/** Strokes on a canvas. The picture is given once the pen rests, and again after further strokes; a dot alone is none. */
export function useDrawing({ onStroke, onDrawn }: { onStroke: () => void; onDrawn: (picture: File) => void }) {
  const canvasRef = useRef<HTMLCanvasElement | null>(null);
  const [ink, setInk] = useState<Ink>('none');
  const isDown = useRef(false);
  /** Strokes since the canvas was empty. */
  const strokes = useRef(0);
  const resting = useRef<ReturnType<typeof setTimeout>>();
  const onDrawnRef = useRef(onDrawn);
  onDrawnRef.current = onDrawn;
  useEffect(() => () => clearTimeout(resting.current), []);

  const clear = useCallback((): void => {
    clearTimeout(resting.current);
    if (canvasRef.current !== null) prepare(canvasRef.current);
    strokes.current = 0;
    setInk('none');
  }, []);

  const attach = useCallback((canvas: HTMLCanvasElement | null): void => {
    canvasRef.current = canvas;
    if (canvas !== null) prepare(canvas);
  }, []);

  /** Takes the drawing now. */
  const take = (): void => {
    clearTimeout(resting.current);
    const taken = strokes.current;
    canvasRef.current?.toBlob((blob) => {
      // Another stroke began meanwhile: its picture follows.
      if (blob === null || strokes.current !== taken) return;
      setInk('taken');
      onDrawnRef.current(new File([blob], 'signature.png', { type: 'image/png' }));
    }, 'image/png');
  };

  const draw = (event: PointerEvent<HTMLCanvasElement>): void => {
    const canvas = event.currentTarget;
    const pen = canvas.getContext('2d');
    if (pen === null) return;
    if (event.type === 'pointerdown') {
      isDown.current = true;
      clearTimeout(resting.current);
      // A phone may have been turned since.
      if (strokes.current === 0) prepare(canvas);
      strokes.current += 1;
      // Strokes may leave the canvas and come back.
      if (event.nativeEvent.isTrusted) canvas.setPointerCapture(event.pointerId);
      onStroke();
    }
    if (!isDown.current) return;
    const at = placeOn(canvas, pen, event);
    if (event.type === 'pointerdown') {
      pen.beginPath();
      // A tap leaves a dot, which a line without length would not draw.
      pen.moveTo(at.x - 0.1, at.y);
    }
    pen.lineTo(at.x, at.y);
    pen.stroke();
  };

  const stop = (): void => {
    if (!isDown.current || canvasRef.current === null) return;
    isDown.current = false;
    if (!isSignature(canvasRef.current)) return;
    setInk('drawing');
    resting.current = setTimeout(take, restMs);
  };

  return { ink, attach, clear, take, draw, stop };
}

/** Judged by the ink on the canvas, whatever events there were. */
function isSignature(canvas: HTMLCanvasElement): boolean {
  const pen = canvas.getContext('2d');
  if (pen === null || canvas.width === 0 || canvas.height === 0) return false;
  const { data } = pen.getImageData(0, 0, canvas.width, canvas.height);
  let [left, right, top, bottom] = [canvas.width, 0, canvas.height, 0];
  for (let at = 0; at < data.length; at += 4) {
    if (data[at] === paperRed) continue;
    const x = (at / 4) % canvas.width;
    const y = Math.floor(at / 4 / canvas.width);
    [left, right, top, bottom] = [Math.min(left, x), Math.max(right, x), Math.min(top, y), Math.max(bottom, y)];
  }
  const { a: scale } = pen.getTransform();
  return Math.max(right - left, bottom - top) / scale >= inkExtentMin;
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

/** An empty canvas with a pixel for each of the screen's, in the canvas's own colours. */
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
