import { spoken } from '@tutor/rules/chat/entry-text';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import ZoomIn from 'lucide-react/icons/zoom-in';
import ZoomOut from 'lucide-react/icons/zoom-out';
import { type KeyboardEvent, useState } from 'react';
import { IconButton } from '../primitives/buttons/icon-button.tsx';
import { Dialog } from '../primitives/dialogs/dialog.tsx';
import { FileLink } from '../primitives/navigation/file-link.tsx';
import { Icon } from '../theme/icon.tsx';
import * as styles from './image-viewer.css.ts';

/** A picture of a conversation. */
export interface ViewedPicture {
  key: string;
  src: string;
  name: string;
  /** Who sent it and when. */
  detail?: string | undefined;
}

export interface ImageViewerProps {
  pictures: readonly ViewedPicture[];
  /** The one that is shown first. */
  openKey: string;
  onClose: () => void;
}

const zooms = [1, 1.5, 2, 3, 4] as const;
const pictureSteps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };
const zoomSteps: Readonly<Record<string, number>> = { '+': 1, '=': 1, '-': -1 };

/** Pictures of a conversation in full size: arrows go from one to the next, plus and minus come closer. */
export function ImageViewer({ pictures, openKey, onClose }: ImageViewerProps) {
  const [key, setKey] = useState(openKey);
  const [zoom, setZoom] = useState(0);
  const [brokenKey, setBrokenKey] = useState<string>();
  const index = Math.max(
    0,
    pictures.findIndex((one) => one.key === key),
  );
  const picture = pictures[index];
  if (picture === undefined) return null;
  const go = (by: number): void => {
    const next = pictures[index + by];
    if (next === undefined) return;
    setKey(next.key);
    setZoom(0);
  };
  const closer = (by: number): void => setZoom((at) => Math.min(zooms.length - 1, Math.max(0, at + by)));
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const by = pictureSteps[event.key];
    // A picture that is larger than its place is scrolled by arrows.
    const isScrolling = zoom > 0 && event.target instanceof Element && event.target.matches('section');
    if (by !== undefined && !isScrolling) go(by);
    else if (zoomSteps[event.key] !== undefined) closer(zoomSteps[event.key] ?? 0);
    else return;
    event.preventDefault();
  };
  const scale = zooms[zoom] ?? 1;
  return (
    <Dialog
      isOpen
      size="large"
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title={spoken(picture.name)}
      description={picture.detail === undefined ? undefined : <bdi>{picture.detail}</bdi>}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: its keys do what the buttons inside do */}
      <div className={styles.root} onKeyDown={onKeyDown}>
        <div className={styles.tools}>
          <IconButton
            label="Previous picture"
            icon={<Icon of={ChevronLeft} />}
            aria-disabled={index === 0}
            onClick={() => go(-1)}
          />
          <span role="status" className={styles.place}>{`${index + 1} of ${pictures.length}`}</span>
          <IconButton
            label="Next picture"
            icon={<Icon of={ChevronRight} />}
            aria-disabled={index === pictures.length - 1}
            onClick={() => go(1)}
          />
          <IconButton
            label="Zoom out"
            icon={<Icon of={ZoomOut} />}
            aria-disabled={zoom === 0}
            onClick={() => closer(-1)}
          />
          <span className={styles.place}>{`${Math.round(scale * 100)} %`}</span>
          <IconButton
            label="Zoom in"
            icon={<Icon of={ZoomIn} />}
            aria-disabled={zoom === zooms.length - 1}
            onClick={() => closer(1)}
          />
          <FileLink size="small" href={picture.src}>
            Download
          </FileLink>
        </div>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what is larger than its place is scrolled by keys */}
        <section className={styles.window} tabIndex={0} aria-label="Picture">
          {brokenKey === picture.key ? (
            <p className={styles.broken}>The picture cannot be shown. You can download it.</p>
          ) : (
            <img
              key={picture.key}
              src={picture.src}
              alt={spoken(picture.name)}
              className={styles.picture}
              style={{ width: `${scale * 100}%`, height: `${scale * 100}%` }}
              onError={() => setBrokenKey(picture.key)}
            />
          )}
        </section>
      </div>
    </Dialog>
  );
}
