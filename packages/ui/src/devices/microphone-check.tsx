import type { Judged } from '@tutor/rules/devices/camera-picture';
import type { HeardOwnVoice } from '@tutor/rules/devices/judge-microphone';
import type { MediaErrorWords } from '@tutor/rules/devices/media-error-words';
import { questionText } from '@tutor/rules/devices/question-text';
import ArrowRight from 'lucide-react/icons/arrow-right';
import Mic from 'lucide-react/icons/mic';
import Play from 'lucide-react/icons/play';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import { Button } from '../primitives/buttons/button.tsx';
import { Banner } from '../primitives/feedback/banner.tsx';
import { Icon } from '../theme/icon.tsx';
import { DeviceFailure } from './device-failure.tsx';
import { type DeviceChoosing, DeviceSelect } from './device-select.tsx';
import { DeviceStep, type DeviceStepProps } from './device-step.tsx';
import * as styles from './device-test.css.ts';
import { LevelBar } from './level-bar.tsx';

export interface MicrophoneCheckProps extends Pick<DeviceStepProps, 'isFocused'> {
  step: 'idle' | 'opening' | 'listening' | 'done';
  /** The browser's question waits for the tutor's answer. */
  isAsking?: boolean | undefined;
  /** Loudness of this moment in dBFS. */
  db: number;
  /** Nothing was heard for five seconds. */
  isSilent?: boolean | undefined;
  /** The browser waits for a press. */
  isPressNeeded?: boolean | undefined;
  onPress: () => void;
  judged?: Judged | undefined;
  /** Of the recording; `none` where there is none. */
  playback: 'none' | 'playing' | 'ended' | 'failed';
  onPlay: () => void;
  heard?: HeardOwnVoice | undefined;
  onHeard: (heard: HeardOwnVoice) => void;
  failure?: { words: MediaErrorWords; detail: string } | undefined;
  choosing: DeviceChoosing;
  onStart: () => void;
  onNext: () => void;
}

const progress = {
  idle: undefined,
  // Of a browser that does not tell whether it asks.
  opening: 'Choose “Allow” if the browser asks for the microphone.',
  listening: 'Listening…',
  done: undefined,
} as const;

const answers: readonly { heard: HeardOwnVoice; label: string }[] = [
  { heard: 'clear', label: 'Yes, clearly' },
  { heard: 'echo', label: 'With an echo' },
  { heard: 'nothing', label: 'No' },
];

/** The microphone's part of the device test: a level that moves, five seconds recorded and played back. */
export function MicrophoneCheck({
  step,
  isAsking = false,
  db,
  isSilent = false,
  isPressNeeded = false,
  onPress,
  judged,
  playback,
  onPlay,
  heard,
  onHeard,
  failure,
  choosing,
  onStart,
  onNext,
  isFocused,
}: MicrophoneCheckProps) {
  return (
    <DeviceStep
      title="Microphone"
      isFocused={isFocused}
      judged={judged}
      progress={isAsking ? questionText(['microphone']) : progress[step]}
      actions={
        <>
          <Button
            variant={failure === undefined && step === 'done' ? 'primary' : 'secondary'}
            icon={<Icon of={ArrowRight} size="small" />}
            onClick={onNext}
          >
            Next: speaker
          </Button>
          {failure === undefined && (step === 'done' || step === 'idle') ? (
            <Button icon={<Icon of={RefreshCw} size="small" />} onClick={onStart}>
              Test the microphone again
            </Button>
          ) : null}
        </>
      }
    >
      {failure === undefined ? (
        <>
          <p className={styles.text}>
            Say “Good morning! Did you sleep well?” It is recorded for five seconds and played back to you.
          </p>
          {step === 'listening' ? <LevelBar label="Level of your microphone" db={db} /> : null}
          {isPressNeeded ? (
            <Banner
              tone="warning"
              title="The browser waits for a press"
              action={
                <Button icon={<Icon of={Mic} size="small" />} onClick={step === 'listening' ? onPress : onStart}>
                  Let the page listen
                </Button>
              }
            >
              It lets this page listen only after you have pressed something.
            </Banner>
          ) : null}
          {isSilent ? (
            <Banner tone="warning" title="Nothing was heard for five seconds">
              Speak louder, and check the mute switch of your headset.
            </Banner>
          ) : null}
          <DeviceSelect label="Microphone in use" {...choosing} />
          {playback === 'none' ? null : (
            <fieldset className={styles.stack}>
              <legend className={styles.question}>Do you hear yourself?</legend>
              <div className={styles.row}>
                <Button
                  icon={<Icon of={Play} size="small" />}
                  isPending={playback === 'playing'}
                  pendingLabel="Playing your voice"
                  onClick={onPlay}
                >
                  Play it again
                </Button>
                {answers.map((answer) => (
                  <Button
                    key={answer.heard}
                    aria-pressed={answer.heard === heard}
                    variant={answer.heard === heard ? 'primary' : 'secondary'}
                    onClick={() => onHeard(answer.heard)}
                  >
                    {answer.label}
                  </Button>
                ))}
              </div>
              {playback === 'failed' ? (
                <p className={styles.muted}>The browser did not play it. Press “Play it again”.</p>
              ) : null}
            </fieldset>
          )}
        </>
      ) : (
        <>
          <DeviceFailure {...failure} onRetry={onStart} />
          {choosing.choices.some(({ id }) => id !== '') ? (
            <DeviceSelect label="Microphone in use" {...choosing} />
          ) : null}
        </>
      )}
    </DeviceStep>
  );
}
