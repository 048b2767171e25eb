import type { Judged } from '@tutor/rules/devices/camera-picture';
import type { HeardTone, HeardTones, SpeakerSide } from '@tutor/rules/devices/judge-speaker';
import ArrowRight from 'lucide-react/icons/arrow-right';
import Volume2 from 'lucide-react/icons/volume-2';
import { Button } from '../primitives/buttons/button.tsx';
import { Banner } from '../primitives/feedback/banner.tsx';
import { Icon } from '../theme/icon.tsx';
import { type DeviceChoosing, DeviceSelect } from './device-select.tsx';
import { DeviceStep, type DeviceStepProps } from './device-step.tsx';
import * as styles from './device-test.css.ts';

export interface SpeakerCheckProps extends Pick<DeviceStepProps, 'isFocused'> {
  /** The side that sounds at this moment. */
  playing?: SpeakerSide | undefined;
  /** Sides whose tone was played to its end. */
  played: readonly SpeakerSide[];
  /** The browser did not play the last tone. */
  isFailed?: boolean | undefined;
  heard: HeardTones;
  judged: Judged;
  choosing: DeviceChoosing;
  onPlay: (side: SpeakerSide) => void;
  onHeard: (side: SpeakerSide, heard: HeardTone) => void;
  onNext: () => void;
}

const sides: readonly {
  side: SpeakerSide;
  label: string;
  question: string;
  answers: readonly [HeardTone, string][];
}[] = [
  {
    side: 'left',
    label: 'Play on the left',
    question: 'Where was the first tone?',
    answers: [
      ['there', 'On the left'],
      ['elsewhere', 'Not on the left'],
      ['nothing', 'I heard no first tone'],
    ],
  },
  {
    side: 'right',
    label: 'Play on the right',
    question: 'Where was the second tone?',
    answers: [
      ['there', 'On the right'],
      ['elsewhere', 'Not on the right'],
      ['nothing', 'I heard no second tone'],
    ],
  },
];

/** The speaker's part of the device test: a tone on each side, through the speaker that calls will use. */
export function SpeakerCheck({
  playing,
  played,
  isFailed = false,
  heard,
  judged,
  choosing,
  onPlay,
  onHeard,
  onNext,
  isFocused,
}: SpeakerCheckProps) {
  return (
    <DeviceStep
      title="Speaker"
      isFocused={isFocused}
      judged={judged}
      actions={
        <Button variant="primary" icon={<Icon of={ArrowRight} size="small" />} onClick={onNext}>
          Show the result
        </Button>
      }
    >
      <DeviceSelect label="Speaker in use" {...choosing} />
      {sides.map(({ side, label, question, answers }) => (
        <div key={side} className={styles.stack}>
          <div className={styles.row}>
            <Button
              icon={<Icon of={Volume2} size="small" />}
              isPending={playing === side}
              pendingLabel="Playing the tone"
              onClick={() => onPlay(side)}
            >
              {label}
            </Button>
          </div>
          {played.includes(side) ? (
            <fieldset className={styles.stack}>
              <legend className={styles.question}>{question}</legend>
              <div className={styles.row}>
                {answers.map(([answer, words]) => (
                  <Button
                    key={answer}
                    aria-pressed={heard[side] === answer}
                    variant={heard[side] === answer ? 'primary' : 'secondary'}
                    onClick={() => onHeard(side, answer)}
                  >
                    {words}
                  </Button>
                ))}
              </div>
            </fieldset>
          ) : null}
        </div>
      ))}
      {isFailed ? (
        <Banner tone="danger" title="The tone could not be played">
          Choose another speaker, then play it again.
        </Banner>
      ) : null}
    </DeviceStep>
  );
}
