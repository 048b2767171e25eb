import MicOff from 'lucide-react/icons/mic-off';
import Move from 'lucide-react/icons/move';
import UserRound from 'lucide-react/icons/user-round';
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { VisuallyHidden } from '../primitives/layout/visually-hidden.tsx';
import { Icon } from '../theme/icon.tsx';
import type { OwnSide } from './call-person.ts';
import { CallVideo } from './call-video.tsx';
import { type Corner, cornerAfter, cornerAt, cornerByKey, cornerWords } from './corners.ts';
import * as styles from './own-picture.css.ts';

export interface OwnPictureProps extends Pick<OwnSide, 'stream' | 'isMicOn' | 'isCameraOn'> {
  /** It is one of the tiles, and not moved. */
  isTile?: boolean | undefined;
}

/** How one is seen oneself: small in a corner, moved to another one by dragging, by a press, or by the arrow keys. */
export function OwnPicture({ isTile = false, ...own }: OwnPictureProps) {
  return isTile ? (
    <div className={styles.tile}>
      <Inside {...own} />
    </div>
  ) : (
    <MovedPicture {...own} />
  );
}

/** Less is a press, and not a drag. */
const dragsFromPx = 6;

function MovedPicture(own: OwnPictureProps) {
  const [corner, setCorner] = useState<Corner>({ block: 'end', inline: 'end' });
  const [told, setTold] = useState('');
  const from = useRef<{ x: number; y: number; isDragged: boolean }>();
  const move = (next: Corner): void => {
    setCorner(next);
    setTold(`Your picture is at the ${cornerWords(next)}.`);
  };
  const onPointerDown = ({ currentTarget, pointerId, clientX: x, clientY: y, button }: PointerEvent): void => {
    if (button !== 0) return;
    currentTarget.setPointerCapture(pointerId);
    from.current = { x, y, isDragged: false };
  };
  const onPointerMove = ({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>): void => {
    const start = from.current;
    if (start === undefined) return;
    const [x, y] = [clientX - start.x, clientY - start.y];
    if (!start.isDragged && Math.hypot(x, y) < dragsFromPx) return;
    start.isDragged = true;
    currentTarget.style.translate = `${x}px ${y}px`;
  };
  const drop = ({ currentTarget, type }: PointerEvent<HTMLElement>): void => {
    if (from.current?.isDragged !== true) return;
    if (type === 'pointercancel') from.current = undefined;
    const place = currentTarget.getBoundingClientRect();
    currentTarget.style.translate = '';
    const room = currentTarget.offsetParent?.getBoundingClientRect();
    if (room !== undefined && type !== 'pointercancel') move(cornerAt(place, room));
  };
  const onClick = (): void => {
    const wasDragged = from.current?.isDragged === true;
    from.current = undefined;
    if (!wasDragged) move(cornerAfter(corner));
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const next = cornerByKey(corner, event.key);
    if (next === undefined) return;
    event.preventDefault();
    move(next);
  };
  return (
    <>
      <button
        type="button"
        className={styles.moved}
        data-block={corner.block}
        data-inline={corner.inline}
        title="Drag it, or use the arrow keys"
        onPointerDown={onPointerDown}
        onPointerMove={onPointerMove}
        onPointerUp={drop}
        onPointerCancel={drop}
        onClick={onClick}
        onKeyDown={onKeyDown}
      >
        <Inside {...own} />
        <VisuallyHidden>{`, at the ${cornerWords(corner)}: move to another corner`}</VisuallyHidden>
        <Icon of={Move} size="small" className={styles.mark} />
      </button>
      <VisuallyHidden role="status">
        <span key={told}>{told}</span>
      </VisuallyHidden>
    </>
  );
}

function Inside({ stream, isMicOn, isCameraOn }: OwnPictureProps) {
  const hasPicture = stream !== null && isCameraOn;
  return (
    <>
      <CallVideo stream={stream} isShown={hasPicture} isMirrored />
      {hasPicture ? null : (
        <span className={styles.off}>
          <Icon of={UserRound} size="large" />
          <span>Camera off</span>
        </span>
      )}
      <span className={styles.caption}>
        {isMicOn ? null : <Icon of={MicOff} size="small" label="Microphone off" />}
        <span>You</span>
      </span>
    </>
  );
}
