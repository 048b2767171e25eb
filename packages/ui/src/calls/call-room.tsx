import type { Call } from '@tutor/rules/calls/call';
import { useCallback, useSyncExternalStore } from 'react';
import { Checkbox } from '../primitives/fields/checkbox.tsx';
import type { CallPerson } from './call-person.ts';
import * as styles from './call-room.css.ts';
import { CallStage, type CallStageProps } from './call-stage.tsx';
import { type DeviceKind, DevicePicker } from './device-picker.tsx';
import type { SubscribeLevel } from './level-meter.tsx';
import { type OwnDevices, type PickedDevices, usePickedDevices } from './use-picked-devices.ts';
import { useSingleKeys } from './use-single-keys.ts';

/** What a call's client tells at a moment. */
export interface ToldCall
  extends Pick<CallStageProps, 'phase' | 'signalling' | 'needsPressForSound' | 'isSlow' | 'callers'> {
  call: Call | undefined;
  end: { kind: string; title: string; text?: string | undefined } | undefined;
  me: OwnDevices & { canShare: boolean };
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
  dismissNotice: () => void;
  dismissCaller: (callId: number) => void;
  turnSoundOn: () => Promise<void>;
  hangUp: () => void;
}

export interface CallRoomProps
  extends Pick<CallStageProps, 'avatar' | 'onClose' | 'messageHref' | 'notes' | 'softLine'>,
    Pick<PickedDevices, 'playTone'> {
  client: RoomClient;
  /** Whom the call is with; the people of the call where it is left out. */
  name?: string | undefined;
  onCallAgain?: (() => void) | undefined;
  /** Comes back into a call that goes on: left before, or in another window or on another device. */
  onComeBack?: (() => void) | undefined;
}

/** A live call: its stage, as the call's client tells it. */
export function CallRoom({ client, name, playTone, onCallAgain, onComeBack, ...stage }: CallRoomProps) {
  const told = useSyncExternalStore(client.subscribe, client.getSnapshot, client.getSnapshot);
  const seconds = useSeconds(client, told.phase);
  const { phase, signalling, needsPressForSound, me, others, end, isSlow, callers } = told;
  const [hasKeys, setKeys] = useSingleKeys();
  const picker = usePickedDevices({
    me,
    onChoose: client.chooseDevice,
    subscribeLevel: client.subscribeMicLevel,
    playTone,
  });
  const { notice } = me;
  const offer = notice?.offer;
  return (
    <CallStage
      {...stage}
      {...{ phase, signalling, needsPressForSound, me, others, seconds, end, isSlow, callers }}
      again={againOf(told, { onCallAgain, onComeBack })}
      onDismissCaller={client.dismissCaller}
      name={name ?? (others.map((person) => person.name).join(', ') || 'Call')}
      deviceNotice={
        notice && {
          text: notice.text,
          onTake: offer && (() => void client.chooseDevice(offer.kind, offer.device.id)),
          onDismiss: client.dismissNotice,
        }
      }
      whyNotShare={me.canShare ? undefined : 'This browser cannot share the screen.'}
      subscribeLevel={client.subscribeMicLevel}
      onMicrophone={() => void client.setMic(!client.getSnapshot().me.isMicOn)}
      onCamera={() => void client.setCamera(!client.getSnapshot().me.isCameraOn)}
      onShareScreen={() => void client.shareScreen(!client.getSnapshot().me.isSharing)}
      onTurnSoundOn={() => void client.turnSoundOn()}
      onLeave={client.hangUp}
      hasKeys={hasKeys}
      devices={
        <>
          <DevicePicker {...picker} />
          <Checkbox
            className={styles.keys}
            label="Single keys press buttons"
            description="M is the microphone, V the camera, S the screen, D the devices, P picture in picture, N the notes. Turn it off if you speak to your computer."
            checked={hasKeys}
            onChange={({ currentTarget }) => setKeys(currentTarget.checked)}
          />
        </>
      }
    />
  );
}

/** The next step after an end, by its cause. */
function againOf(
  { call, end }: ToldCall,
  { onCallAgain, onComeBack }: Pick<CallRoomProps, 'onCallAgain' | 'onComeBack'>,
): CallStageProps['again'] {
  if (end?.kind === 'elsewhere') return onComeBack && { label: 'Move it here', onPress: onComeBack, isWayBack: true };
  const goesOn = call?.isGroup === true && call.state === 'active';
  if (goesOn && end?.kind !== 'signedOut')
    return onComeBack && { label: 'Join again', onPress: onComeBack, isWayBack: true };
  return onCallAgain && { label: 'Call again', onPress: onCallAgain };
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
