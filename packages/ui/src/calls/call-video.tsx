import { type RefObject, useEffect, useRef } from 'react';
import { classNames } from '../primitives/behaviour/class-names.ts';
import * as styles from './call-video.css.ts';

export interface CallVideoProps {
  stream: MediaStream | null;
  /** Whose picture it is; without it, what it stands in says so. */
  label?: string | undefined;
  isShown: boolean;
  /** As in a mirror, which is how people know themselves. */
  isMirrored?: boolean | undefined;
  /** Whole, with bars beside it: a screen, of which nothing may be cut. */
  isWhole?: boolean | undefined;
  videoRef?: RefObject<HTMLVideoElement> | undefined;
}

/** Picture of a stream. Without sound: muted it may begin before anybody has pressed anything. */
export function CallVideo({ stream, label, isShown, isMirrored = false, isWhole = false, videoRef }: CallVideoProps) {
  const ownRef = useRef<HTMLVideoElement>(null);
  const ref = videoRef ?? ownRef;
  useEffect(() => {
    const video = ref.current;
    if (video === null) return;
    if (video.srcObject !== stream) video.srcObject = stream;
    // Given up where another stream takes its place.
    if (stream !== null) video.play().catch(() => undefined);
  }, [ref, stream]);
  useEffect(() => {
    const video = ref.current;
    return () => {
      if (video !== null) video.srcObject = null;
    };
  }, [ref]);
  return (
    <video
      ref={ref}
      muted
      playsInline
      autoPlay
      aria-label={label}
      aria-hidden={isShown && label !== undefined ? undefined : true}
      data-shown={isShown ? '' : undefined}
      className={classNames(styles.video, isMirrored && styles.mirrored, isWhole && styles.whole)}
    />
  );
}
