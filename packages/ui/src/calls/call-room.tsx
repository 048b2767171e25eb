import type { Call } from '@tutor/rules/calls/call';
import { useCallback, useState, useSyncExternalStore } from 'react';
import type { CallPerson, OwnSide } from './call-person.ts';
import { CallStage, type CallStageProps } from './call-stage.tsx';
import { type DeviceChoice, type DeviceKind, DevicePicker } from './device-picker.tsx';
import type { SubscribeLevel } from './level-meter.tsx';

/** What a call's client tells at a moment. */
export interface ToldCall extends Pick<CallStageProps, 'phase' | 'signalling' | 'needsPressForSound'> {
  call: Call | undefined;
  end: { text: string } | undefined;
  me: OwnSide & {
    devices: Readonly<Record<DeviceKind, readonly DeviceChoice[]>>;
    chosen: Readonly<Record<DeviceKind, string>>;
    notice: { text: string; offer: { kind: DeviceKind; device: DeviceChoice } | undefined } | undefined;
    canShare: boolean;
    canChooseSpeaker: boolean;
  };
  others: readonly CallPerson[];
}

/** A call's client, as far as its room needs it. */
export interface RoomClient {
  subscribe: (listener: () => void) => () => void;
  getSnapshot: () => ToldCall;
  /** Whole seconds since the call was answered. */
  getSeconds: () => number | null;
  subscribeMicLevel: SubscribeLevel;
  setMic: (isOn: boolean) => Promise<void>;
  setCamera: (isOn: boolean) => Promise<void>;
  shareScreen: (isOn: boolean) => Promise<void>;
  chooseDevice: (kind: DeviceKind, id: string) => Promise<void>;
  turnSoundOn: () => Promise<void>;
  hangUp: () => void;
}

export interface CallRoomProps
  extends Pick<CallStageProps, 'avatar' | 'onClose' | 'onCallAgain' | 'messageHref' | 'notes' | 'softLine'> {
  client: RoomClient;
  /** Whom the call is with; the people of the call where it is left out. */
  name?: string | undefined;
  /** Plays a tone on the chosen speaker; resolves at its end. */
  playTone: () => Promise<void>;
}

/** A live call: its stage, as the call's client tells it. */
export function CallRoom({ client, name, playTone, ...stage }: CallRoomProps) {
  const told = useSyncExternalStore(client.subscribe, client.getSnapshot, client.getSnapshot);
  const seconds = useSeconds(client, told.phase);
  const [isTonePlaying, setTonePlaying] = useState(false);
  const { phase, signalling, needsPressForSound, me, others, end } = told;
  const { notice } = me;
  const offer = notice?.offer;
  return (
    <CallStage
      {...stage}
      {...{ phase, signalling, needsPressForSound, me, others, seconds }}
      name={name ?? (others.map((person) => person.name).join(', ') || 'Call')}
      endText={end?.text}
      deviceNotice={
        notice && {
          text: notice.text,
          onTake: offer && (() => void client.chooseDevice(offer.kind, offer.device.id)),
        }
      }
      whyNotShare={me.canShare ? undefined : 'This browser cannot share the screen.'}
      subscribeLevel={client.subscribeMicLevel}
      onMicrophone={() => void client.setMic(!client.getSnapshot().me.isMicOn)}
      onCamera={() => void client.setCamera(!client.getSnapshot().me.isCameraOn)}
      onShareScreen={() => void client.shareScreen(!client.getSnapshot().me.isSharing)}
      onTurnSoundOn={() => void client.turnSoundOn()}
      onLeave={client.hangUp}
      devices={
        <DevicePicker
          devices={me.devices}
          chosen={me.chosen}
          onChoose={(kind, id) => void client.chooseDevice(kind, id)}
          micProblem={me.micProblem}
          cameraProblem={me.cameraProblem}
          canChooseSpeaker={me.canChooseSpeaker}
          subscribeLevel={me.isMicOn ? client.subscribeMicLevel : undefined}
          isTonePlaying={isTonePlaying}
          onTestTone={() => {
            setTonePlaying(true);
            void playTone().finally(() => setTonePlaying(false));
          }}
        />
      }
    />
  );
}

/** Whole seconds of the call, counted while it goes on. */
function useSeconds({ getSeconds }: Pick<RoomClient, 'getSeconds'>, phase: ToldCall['phase']): number {
  const isRunning = phase === 'inCall';
  const subscribe = useCallback(
    (listener: () => void) => {
      if (!isRunning) return () => undefined;
      const timer = window.setInterval(listener, 250);
      return () => window.clearInterval(timer);
    },
    [isRunning],
  );
  return useSyncExternalStore(
    subscribe,
    () => getSeconds() ?? 0,
    () => 0,
  );
}
