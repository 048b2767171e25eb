import { findStorage } from '@tutor/realtime/browser/find-storage';
import { createLocalMedia, type LocalMedia } from '@tutor/realtime/calls/local-media';
import { playTestTone } from '@tutor/realtime/calls/play-test-tone';
import { keepStartChoice, readStartChoice } from '@tutor/realtime/calls/start-choice';
import { callTypes } from '@tutor/rules/calls/call-types';
import { PreCallRoom } from '@tutor/ui/calls/pre-call-room.tsx';
import { useEffect, useRef, useState } from 'react';

export interface BeforeCallProps {
  title: string;
  callType: number;
  /** Takes over the devices as they are. */
  onStart: (media: LocalMedia) => void;
  onCancel: () => void;
}

/** Camera and microphone before a call is joined, on or off as they were the last time. */
export function BeforeCall({ title, callType, onStart, onCancel }: BeforeCallProps) {
  const [media, setMedia] = useState<LocalMedia>();
  const isTaken = useRef(false);
  useEffect(() => {
    const created = createLocalMedia();
    const choice = readStartChoice(findStorage());
    void created.open(choice.isCameraOn && callType !== callTypes.audio);
    if (!choice.isMicOn) void created.setMic(false);
    setMedia(created);
    return () => {
      if (!isTaken.current) created.stop();
    };
  }, [callType]);
  if (media === undefined) return null;
  return (
    <PreCallRoom
      media={media}
      title={title}
      startLabel="Join"
      playTone={playTestTone}
      onStart={() => {
        isTaken.current = true;
        const { isMicOn, isCameraOn } = media.getSnapshot();
        // Of a call by voice the camera says nothing.
        const isCameraWanted = callType === callTypes.audio ? readStartChoice(findStorage()).isCameraOn : isCameraOn;
        keepStartChoice(findStorage(), { isMicOn, isCameraOn: isCameraWanted });
        onStart(media);
      }}
      onCancel={onCancel}
    />
  );
}
