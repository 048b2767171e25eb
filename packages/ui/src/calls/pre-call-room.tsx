import { useSyncExternalStore } from 'react';
import { classNames } from '../primitives/behaviour/class-names.ts';
import * as stageStyles from './call-stage.css.ts';
import type { DeviceKind } from './device-picker.tsx';
import type { SubscribeLevel } from './level-meter.tsx';
import { PreCallCard, type PreCallCardProps } from './pre-call-card.tsx';
import { stageTheme } from './stage-theme.css.ts';
import { type OwnDevices, type PickedDevices, usePickedDevices } from './use-picked-devices.ts';

/** Camera, microphone and speaker of this page before its call. */
export interface PreCallMedia {
  subscribe: (listener: () => void) => () => void;
  getSnapshot: () => OwnDevices;
  subscribeMicLevel: SubscribeLevel;
  setMic: (isOn: boolean) => Promise<void>;
  setCamera: (isOn: boolean) => Promise<void>;
  choose: (kind: DeviceKind, id: string) => Promise<void>;
}

export interface PreCallRoomProps
  extends Pick<PreCallCardProps, 'title' | 'startLabel' | 'onStart' | 'onCancel'>,
    Pick<PickedDevices, 'playTone'> {
  media: PreCallMedia;
}

/** The window of a call before one is in it: how one will be seen and heard. */
export function PreCallRoom({ media, playTone, ...card }: PreCallRoomProps) {
  const me = useSyncExternalStore(media.subscribe, media.getSnapshot, media.getSnapshot);
  const picker = usePickedDevices({ me, onChoose: media.choose, subscribeLevel: media.subscribeMicLevel, playTone });
  return (
    <main className={classNames(stageTheme, stageStyles.root)}>
      <PreCallCard
        {...card}
        {...picker}
        isMicOn={me.isMicOn}
        isCameraOn={me.isCameraOn}
        stream={me.stream}
        asking={me.asking}
        onMicrophone={() => void media.setMic(!media.getSnapshot().isMicOn)}
        onCamera={() => void media.setCamera(!media.getSnapshot().isCameraOn)}
      />
    </main>
  );
}
