import { findStorage } from '@tutor/realtime/browser/find-storage';
import { createLocalMedia, type LocalMedia } from '@tutor/realtime/calls/local-media';
import { playTestTone } from '@tutor/realtime/calls/play-test-tone';
import { keepStartChoice, openAs, readStartChoice } from '@tutor/realtime/calls/start-choice';
import type { SetDevices } from '@tutor/rules/calls/call';
import { callTypes } from '@tutor/rules/calls/call-types';
import { PreCallRoom } from '@tutor/ui/calls/pre-call-room.tsx';
import { useEffect, useRef, useState } from 'react';

export interface BeforeCallProps {
  title: string;
  startLabel: string;
  callType: number;
  /** How the devices begin. Asked once. */
  devices: SetDevices;
  /** Takes over the devices as they are, and what the tutor set: the browser may still be asking. */
  onStart: (media: LocalMedia, devices: SetDevices) => void;
  onCancel: () => void;
}

/** Camera and microphone before a call, on or off as they were the last time. Nothing of it is heard or seen before the press. */
export function BeforeCall({ title, startLabel, callType, devices, onStart, onCancel }: BeforeCallProps) {
  const [media, setMedia] = useState<LocalMedia>();
  const isTaken = useRef(false);
  const set = useRef(devices);
  useEffect(() => {
    const created = createLocalMedia();
    openAs(created, set.current);
    setMedia(noting(created, set));
    return () => {
      if (!isTaken.current) created.stop();
    };
  }, []);
  if (media === undefined) return null;
  return (
    <PreCallRoom
      media={media}
      title={title}
      startLabel={startLabel}
      playTone={playTestTone}
      onStart={() => {
        isTaken.current = true;
        const { isMicOn, isCameraOn } = set.current;
        // Of a call by voice the camera says nothing.
        const isCameraWanted = callType === callTypes.audio ? readStartChoice(findStorage()).isCameraOn : isCameraOn;
        keepStartChoice(findStorage(), { isMicOn, isCameraOn: isCameraWanted });
        onStart(media, set.current);
      }}
      onCancel={onCancel}
    />
  );
}

/** The same devices; each press of the tutor is noted. */
function noting(media: LocalMedia, set: { current: SetDevices }): LocalMedia {
  return {
    ...media,
    setMic(isOn) {
      set.current = { ...set.current, isMicOn: isOn };
      return media.setMic(isOn);
    },
    setCamera(isOn) {
      set.current = { ...set.current, isCameraOn: isOn };
      return media.setCamera(isOn);
    },
  };
}
