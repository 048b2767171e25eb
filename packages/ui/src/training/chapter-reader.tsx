import { clockText } from '@tutor/rules/time/clock-text';
import CircleCheck from 'lucide-react/icons/circle-check';
import { type ReactNode, type SyntheticEvent, useCallback, useRef, useState } from 'react';
import { useIsScripted } from '../primitives/behaviour/use-is-scripted.ts';
import { Button } from '../primitives/buttons/button.tsx';
import { StatusTag } from '../primitives/data/status-tag.tsx';
import { SafeHtml } from '../primitives/html/safe-html.tsx';
import * as styles from './chapter-reader.css.ts';
import { scrollToPlace, useReadingPlace } from './use-reading-place.ts';

/** Where somebody is in a chapter. */
export interface ChapterPlace {
  /** Of the text, in whole percent. */
  readPercent: number;
  /** Into the clip. */
  clipSeconds: number;
}

export interface ChapterReaderProps {
  /** Sanitised HTML. */
  html: string;
  clip?: { title: string; url: string; captionsUrl: string } | undefined;
  isLearnt: boolean;
  /** Where the tutor left off; as it was first given. */
  place?: ChapterPlace | undefined;
  /** The tutor has come to another place. */
  onPlace?: ((place: Partial<ChapterPlace>) => void) | undefined;
  /** The button that says it was learnt, and the way on. */
  children: ReactNode;
}

/**
 * A chapter to read, with its clip in the browser's own player: a film's, so that captions are shown. The clip goes on where it was
 * left; the text does where the tutor asks for it.
 */
export function ChapterReader({ html, clip, isLearnt, place, onPlace, children }: ChapterReaderProps) {
  const text = useRef<HTMLDivElement>(null);
  const isScripted = useIsScripted();
  const onRead = useCallback((readPercent: number) => onPlace?.({ readPercent }), [onPlace]);
  useReadingPlace(text, onRead, html);
  // As it was at first: the page tells it on, and may be drawn anew with what it has told.
  const [{ readPercent: left, clipSeconds }] = useState(place ?? { readPercent: 0, clipSeconds: 0 });
  const isWorthGoingOn = isScripted && !isLearnt && left > 0 && left < 100;
  return (
    <article className={styles.root}>
      {clip === undefined ? null : <Clip clip={clip} seconds={clipSeconds} onPlace={onPlace} />}
      {isWorthGoingOn ? (
        <div>
          <Button onClick={() => text.current !== null && scrollToPlace(text.current, left)}>
            {`Go on where you stopped: ${left} % read`}
          </Button>
        </div>
      ) : null}
      <div ref={text}>
        <SafeHtml html={html} />
      </div>
      <div className={styles.foot}>
        {isLearnt ? (
          <StatusTag tone="success" icon={CircleCheck}>
            Learnt
          </StatusTag>
        ) : null}
        {children}
      </div>
    </article>
  );
}

function Clip({
  clip: { title, url, captionsUrl },
  seconds,
  onPlace,
}: {
  clip: NonNullable<ChapterReaderProps['clip']>;
  seconds: number;
  onPlace: ChapterReaderProps['onPlace'];
}) {
  const tell = ({ currentTarget }: SyntheticEvent<HTMLVideoElement>): void =>
    onPlace?.({ clipSeconds: currentTarget.ended ? 0 : Math.floor(currentTarget.currentTime) });
  return (
    <figure className={styles.clip}>
      <figcaption className={styles.clipTitle}>
        <span>{seconds === 0 ? title : `${title} · you stopped at ${clockText(seconds)}`}</span>
      </figcaption>
      <video
        controls
        preload="metadata"
        // A media fragment: the browser begins there, without a script too.
        src={seconds === 0 ? url : `${url}#t=${seconds}`}
        className={styles.player}
        aria-label={title}
        onTimeUpdate={tell}
        onEnded={tell}
      >
        <track kind="captions" src={captionsUrl} srcLang="en" label="English" default />
      </video>
    </figure>
  );
}
