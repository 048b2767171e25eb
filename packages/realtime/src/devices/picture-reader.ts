/** Reads pictures of a running camera. */
export interface PictureReader {
  /** Pixels of a small copy of the newest picture; undefined before the first one. */
  pixels(): ArrayLike<number> | undefined;
  /** Pictures that have come so far; undefined where the browser does not count. */
  count(): number | undefined;
  close(): void;
}

// Brightness needs no more, and so it costs next to nothing.
const width = 64;
const height = 36;

/** By a video element beside the page and a small canvas. Nothing of it leaves the browser. */
export function readPictures(stream: MediaStream): PictureReader {
  const video = document.createElement('video');
  video.muted = true;
  video.playsInline = true;
  video.srcObject = stream;
  // Refused where the page goes meanwhile.
  video.play().catch(() => {});
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  return {
    pixels() {
      if (video.readyState < HTMLMediaElement.HAVE_CURRENT_DATA || video.videoWidth === 0) return undefined;
      context?.drawImage(video, 0, 0, width, height);
      return context?.getImageData(0, 0, width, height).data;
    },
    // Missing in older browsers, whatever the types say.
    count: () => ('getVideoPlaybackQuality' in video ? video.getVideoPlaybackQuality().totalVideoFrames : undefined),
    close() {
      video.pause();
      video.srcObject = null;
    },
  };
}
