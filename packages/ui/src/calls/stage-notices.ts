import { spoken } from '@tutor/rules/chat/entry-text';
import { questionText } from '@tutor/rules/devices/question-text';
import type { CallNotice } from './call-notices.tsx';
import type { CallPerson, DeviceProblem, OwnSide } from './call-person.ts';

export interface StageState {
  me: OwnSide;
  others: readonly CallPerson[];
  signalling: 'live' | 'reconnecting';
  needsPressForSound: boolean;
  /** A change of devices that nobody asked for, or a device that was plugged in and can be taken. */
  deviceNotice?: { text: string; onTake?: (() => void) | undefined; onDismiss: () => void } | undefined;
  /** Who has called meanwhile: the line was busy for them. */
  callers?: readonly { callId: number; name: string }[] | undefined;
  onDismissCaller?: ((callId: number) => void) | undefined;
  /** A line that needs nothing done: 'Your class with Coco begins in a minute.' */
  softLine?: string | undefined;
}

export interface StageMends {
  onTurnSoundOn: () => void;
  onMicrophone: () => void;
  onDevices: () => void;
  onShareScreen: () => void;
}

/** What is to be known or done now, the most urgent first. */
export function stageNotices(state: StageState, mends: StageMends): CallNotice[] {
  const { me } = state;
  const notices: (CallNotice | undefined)[] = [
    state.needsPressForSound
      ? {
          id: 'sound',
          tone: 'warning',
          text: 'This browser plays no sound before you press.',
          action: { label: 'Turn sound on', onPress: mends.onTurnSoundOn },
        }
      : undefined,
    me.asking?.length ? { id: 'question', tone: 'info', text: questionText(me.asking) } : undefined,
    problemNotice('microphone', me.micProblem),
    problemNotice('camera', me.cameraProblem),
    problemNotice('share', me.shareProblem),
    me.isSpeakingMuted && !me.isMicOn
      ? {
          id: 'muted',
          tone: 'warning',
          text: 'You speak, and your microphone is off.',
          ...(me.micProblem ? {} : { action: { label: 'Turn microphone on', onPress: mends.onMicrophone } }),
        }
      : undefined,
    me.isMicSilent
      ? {
          id: 'silent',
          tone: 'warning',
          text: 'Nothing is heard from your microphone. Speak louder, and check the mute switch of your headset.',
          action: { label: 'Choose a microphone', onPress: mends.onDevices },
        }
      : undefined,
    state.signalling === 'reconnecting'
      ? {
          id: 'line',
          tone: 'info',
          text: 'The line to the service is away. The call goes on; who joins is seen later.',
        }
      : undefined,
    deviceNotice(state.deviceNotice),
    ...(state.callers ?? []).map((caller) => callerNotice(caller, state.onDismissCaller)),
    ...state.others.map(weakNotice),
    me.isSharing
      ? {
          id: 'sharing',
          tone: 'info',
          text: me.isScreenHeard
            ? 'Everybody in the call sees your screen and hears its sound.'
            : 'Everybody in the call sees your screen. Its sound is not sent: only a browser tab has one to share.',
          action: { label: 'Stop sharing', onPress: mends.onShareScreen },
        }
      : undefined,
    state.softLine === undefined ? undefined : { id: 'soft', tone: 'info', text: state.softLine },
  ];
  return notices.filter((notice) => notice !== undefined);
}

function problemNotice(id: string, problem: DeviceProblem | undefined): CallNotice | undefined {
  return problem ? { id, tone: 'warning', text: problem.title, help: problem } : undefined;
}

function deviceNotice(notice: StageState['deviceNotice']): CallNotice | undefined {
  if (notice === undefined) return undefined;
  const { text, onTake, onDismiss } = notice;
  return { id: 'device', tone: 'info', text, action: onTake && { label: 'Use it', onPress: onTake }, onDismiss };
}

function callerNotice(
  { callId, name }: { callId: number; name: string },
  onDismiss: StageState['onDismissCaller'],
): CallNotice {
  return {
    id: `caller-${callId}`,
    tone: 'info',
    text: `${spoken(name)} called. They were told that you are in another call.`,
    onDismiss: onDismiss && (() => onDismiss(callId)),
  };
}

function weakNotice({ personId, name, quality, link }: CallPerson): CallNotice | undefined {
  // A connection that is away says so on its tile.
  if (link !== 'connected' || quality?.advice === undefined || quality.level === 'good') return undefined;
  return { id: `quality-${personId}`, tone: 'warning', text: `${quality.word} line to ${name}. ${quality.advice}` };
}
