import { useEffect, useRef, useState } from 'react';
import type { OwnSide } from './call-person.ts';
import type { DeviceChoice, DeviceKind, DevicePickerProps } from './device-picker.tsx';
import type { SubscribeLevel } from './level-meter.tsx';

/** The own side of a call with the devices that there are. */
export interface OwnDevices extends OwnSide, Pick<DevicePickerProps, 'devices' | 'chosen' | 'canChooseSpeaker'> {
  notice: { text: string; offer: { kind: DeviceKind; device: DeviceChoice } | undefined } | undefined;
}

export interface PickedDevices {
  me: OwnDevices;
  onChoose: (kind: DeviceKind, id: string) => Promise<void>;
  subscribeLevel: SubscribeLevel;
  /** Plays a tone on the chosen speaker; resolves at its end, or once it is aborted. */
  playTone: (signal: AbortSignal) => Promise<void>;
}

/** What a `DevicePicker` shows of the own side, before a call and in it. */
export function usePickedDevices({ me, onChoose, subscribeLevel, playTone }: PickedDevices): DevicePickerProps {
  const [isTonePlaying, setTonePlaying] = useState(false);
  const tone = useRef<AbortController>();
  useEffect(() => () => tone.current?.abort(), []);
  const { devices, chosen, micProblem, cameraProblem, canChooseSpeaker } = me;
  return {
    ...{ devices, chosen, micProblem, cameraProblem, canChooseSpeaker, isTonePlaying },
    onChoose: (kind, id) => void onChoose(kind, id),
    subscribeLevel: me.isMicOn ? subscribeLevel : undefined,
    onTestTone: () => {
      tone.current = new AbortController();
      setTonePlaying(true);
      void playTone(tone.current.signal).finally(() => setTonePlaying(false));
    },
  };
}
