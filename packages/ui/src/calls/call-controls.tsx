import Ellipsis from 'lucide-react/icons/ellipsis';
import Mic from 'lucide-react/icons/mic';
import MicOff from 'lucide-react/icons/mic-off';
import NotebookPen from 'lucide-react/icons/notebook-pen';
import PhoneOff from 'lucide-react/icons/phone-off';
import PictureInPicture2 from 'lucide-react/icons/picture-in-picture-2';
import ScreenShare from 'lucide-react/icons/screen-share';
import ScreenShareOff from 'lucide-react/icons/screen-share-off';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import Video from 'lucide-react/icons/video';
import VideoOff from 'lucide-react/icons/video-off';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { CallControl } from './call-control.tsx';
import * as styles from './call-controls.css.ts';
import { type CallKey, callKeys } from './call-keys.ts';
import { LevelMeter, type SubscribeLevel } from './level-meter.tsx';
import type { PictureInPicture } from './use-picture-in-picture.ts';

/** What may stand beside the stage, one at a time. */
export type CallDrawer = 'devices' | 'notes';

export interface CallControlsProps {
  isMicOn: boolean;
  isCameraOn: boolean;
  isSharing: boolean;
  /** In a few words, why the device cannot be turned on as it is; the button tries again. */
  micProblem?: string | undefined;
  cameraProblem?: string | undefined;
  /** Why no screen can be shared. */
  whyNotShare?: string | undefined;
  onMicrophone: () => void;
  onCamera: () => void;
  onShareScreen: () => void;
  pictureInPicture: PictureInPicture;
  drawer: CallDrawer | undefined;
  /** Id of the drawer's element. */
  drawerId: string;
  onDrawer: (drawer: CallDrawer) => void;
  /** The level of the own microphone. */
  subscribeLevel?: SubscribeLevel | undefined;
  /** Keys alone do what the buttons do. */
  hasKeys: boolean;
  /** 'Leave' (default), or 'Cancel' before anybody has answered. */
  leaveLabel?: string | undefined;
  onLeave: () => void;
}

/** What one does in a call: six buttons, and the one that leaves at the end. On a phone four of them are behind More. */
export function CallControls(props: CallControlsProps) {
  const { isMicOn, isCameraOn, isSharing, pictureInPicture, drawer, drawerId, hasKeys } = props;
  const [isMore, setMore] = useState(false);
  const moreRef = useRef<HTMLButtonElement>(null);
  const trayId = useId();
  const key = (name: CallKey) => (hasKeys ? callKeys[name] : undefined);
  const closeByEscape = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || !isMore) return;
    event.stopPropagation();
    setMore(false);
    moreRef.current?.focus();
  };
  const openDrawer = (which: CallDrawer): void => {
    setMore(false);
    props.onDrawer(which);
  };
  const opens = (which: CallDrawer) => ({
    'aria-expanded': drawer === which,
    'aria-controls': drawer === which ? drawerId : undefined,
    onClick: () => openDrawer(which),
  });
  return (
    <fieldset aria-label="Call controls" className={styles.bar} onKeyDown={closeByEscape}>
      <div className={styles.main}>
        <CallControl
          label="Microphone"
          icon={isMicOn ? Mic : MicOff}
          isOff={!isMicOn}
          problem={props.micProblem}
          shortcut={key('microphone')}
          aria-pressed={isMicOn}
          onClick={props.onMicrophone}
        >
          {isMicOn && props.subscribeLevel !== undefined ? (
            <LevelMeter subscribe={props.subscribeLevel} className={styles.level} />
          ) : null}
        </CallControl>
        <CallControl
          label="Camera"
          icon={isCameraOn ? Video : VideoOff}
          isOff={!isCameraOn}
          problem={props.cameraProblem}
          shortcut={key('camera')}
          aria-pressed={isCameraOn}
          onClick={props.onCamera}
        />
        <CallControl
          ref={moreRef}
          label="More"
          icon={Ellipsis}
          className={styles.more}
          aria-expanded={isMore}
          aria-controls={trayId}
          onClick={() => setMore(!isMore)}
        />
        <div id={trayId} className={styles.tray} data-open={isMore ? '' : undefined}>
          <CallControl
            label="Share screen"
            icon={isSharing ? ScreenShareOff : ScreenShare}
            whyNot={isSharing ? undefined : props.whyNotShare}
            shortcut={key('share')}
            aria-pressed={isSharing}
            onClick={props.onShareScreen}
          />
          <CallControl label="Devices" icon={SlidersHorizontal} shortcut={key('devices')} {...opens('devices')} />
          <CallControl
            label="Picture in picture"
            icon={PictureInPicture2}
            whyNot={pictureInPicture.whyNot}
            shortcut={key('pictureInPicture')}
            aria-pressed={pictureInPicture.isOn}
            onClick={pictureInPicture.toggle}
          />
          <CallControl label="Notes" icon={NotebookPen} shortcut={key('notes')} {...opens('notes')} />
        </div>
      </div>
      <CallControl
        label={props.leaveLabel ?? 'Leave'}
        icon={PhoneOff}
        className={styles.leave}
        onClick={props.onLeave}
      />
    </fieldset>
  );
}
