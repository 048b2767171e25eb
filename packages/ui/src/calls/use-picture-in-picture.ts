import { type RefObject, useEffect, useState } from 'react';
import { useIsScripted } from '../primitives/behaviour/use-is-scripted.ts';

export interface PictureInPicture {
  isOn: boolean;
  /** Why it cannot be had now. */
  whyNot?: string | undefined;
  toggle: () => void;
}

/** Shows the picture of a video in a small window over all others. */
export function usePictureInPicture(video: RefObject<HTMLVideoElement>, hasPicture: boolean): PictureInPicture {
  const isScripted = useIsScripted();
  const [isOn, setOn] = useState(false);
  useEffect(() => {
    // It is left by buttons of the browser, too.
    const follow = (): void => setOn(document.pictureInPictureElement != null);
    document.addEventListener('enterpictureinpicture', follow, true);
    document.addEventListener('leavepictureinpicture', follow, true);
    return () => {
      document.removeEventListener('enterpictureinpicture', follow, true);
      document.removeEventListener('leavepictureinpicture', follow, true);
      // The call is over: its picture stays over no other window.
      if (document.pictureInPictureElement != null) document.exitPictureInPicture().catch(() => undefined);
    };
  }, []);
  const isThere = isScripted && document.pictureInPictureEnabled === true;
  const noPicture = hasPicture ? undefined : 'Nobody shows a picture.';
  return {
    isOn,
    whyNot: isScripted && !isThere ? 'This browser has no picture in picture.' : isOn ? undefined : noPicture,
    toggle: () => {
      // Refused, the picture stays where it is, and the button says so.
      const done = isOn ? document.exitPictureInPicture() : video.current?.requestPictureInPicture();
      done?.catch(() => undefined);
    },
  };
}
