import { spoken } from '@tutor/rules/chat/entry-text';
import ScreenShare from 'lucide-react/icons/screen-share';
import type { RefObject } from 'react';
import { Icon } from '../theme/icon.tsx';
import * as styles from './call-tile.css.ts';
import { CallVideo } from './call-video.tsx';

export interface ScreenTileProps {
  /** Whose screen it is; left out for the reader's own. */
  name?: string | undefined;
  /** Null until it arrives. */
  stream: MediaStream | null;
  videoRef?: RefObject<HTMLVideoElement> | undefined;
}

/** A screen that is shared, whole. */
export function ScreenTile({ name, stream, videoRef }: ScreenTileProps) {
  const whose = name === undefined ? undefined : spoken(name);
  return (
    <div className={styles.tile} data-screen="">
      <CallVideo
        videoRef={videoRef}
        stream={stream}
        label={whose === undefined ? 'Your screen' : `Screen of ${whose}`}
        isShown={stream !== null}
        isWhole
      />
      {stream === null ? <p className={styles.waiting}>The screen is on its way…</p> : null}
      <p className={styles.caption}>
        <Icon of={ScreenShare} size="small" />
        {whose === undefined ? (
          <span className={styles.name}>Your screen</span>
        ) : (
          <>
            <bdi className={styles.name}>{whose}</bdi>
            <span className={styles.doing}>shares the screen</span>
          </>
        )}
      </p>
    </div>
  );
}
