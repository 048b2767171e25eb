import { type CameraPicture, type Judged, sizeText } from '@tutor/rules/devices/camera-picture';
import type { MediaErrorWords } from '@tutor/rules/devices/media-error-words';
import { questionText } from '@tutor/rules/devices/question-text';
import ArrowRight from 'lucide-react/icons/arrow-right';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import { useEffect, useRef } from 'react';
import { Button } from '../primitives/buttons/button.tsx';
import { Icon } from '../theme/icon.tsx';
import { DeviceFailure } from './device-failure.tsx';
import { type DeviceChoosing, DeviceSelect } from './device-select.tsx';
import { DeviceStep, type DeviceStepProps } from './device-step.tsx';
import * as styles from './device-test.css.ts';

export interface CameraCheckProps extends Pick<DeviceStepProps, 'isFocused'> {
  step: 'idle' | 'opening' | 'measuring' | 'done';
  /** The browser's question waits for the tutor's answer. */
  isAsking?: boolean | undefined;
  /** While the preview runs. */
  stream?: MediaStream | undefined;
  picture?: CameraPicture | undefined;
  judged?: Judged | undefined;
  failure?: { words: MediaErrorWords; detail: string } | undefined;
  choosing: DeviceChoosing;
  onStart: () => void;
  onNext: () => void;
}

const progress = {
  idle: undefined,
  // Of a browser that does not tell whether it asks.
  opening: 'Choose “Allow” if the browser asks for the camera.',
  measuring: 'Looking at the picture…',
  done: undefined,
} as const;

/** The camera's part of the device test: the picture as students see it, its light, its size. */
export function CameraCheck({
  step,
  isAsking = false,
  stream,
  picture,
  judged,
  failure,
  choosing,
  onStart,
  onNext,
  isFocused,
}: CameraCheckProps) {
  return (
    <DeviceStep
      title="Camera"
      isFocused={isFocused}
      judged={judged}
      progress={isAsking ? questionText(['camera']) : progress[step]}
      actions={
        <>
          <Button
            variant={failure === undefined ? 'primary' : 'secondary'}
            icon={<Icon of={ArrowRight} size="small" />}
            onClick={onNext}
          >
            Next: microphone
          </Button>
          {failure === undefined && stream === undefined && step !== 'opening' ? (
            <Button icon={<Icon of={RefreshCw} size="small" />} onClick={onStart}>
              Test the camera again
            </Button>
          ) : null}
        </>
      }
    >
      {failure === undefined ? (
        <div className={styles.columns}>
          <Preview stream={stream} />
          <div className={styles.stack}>
            <p className={styles.text}>Keep your face inside the oval, with light from the front.</p>
            <DeviceSelect label="Camera in use" {...choosing} />
            {picture === undefined ? null : (
              <p className={styles.muted}>
                {`${sizeText(picture)}, ${Math.round(picture.frameRate)} pictures a second`}
              </p>
            )}
          </div>
        </div>
      ) : (
        <>
          <DeviceFailure {...failure} onRetry={onStart} />
          {choosing.choices.some(({ id }) => id !== '') ? <DeviceSelect label="Camera in use" {...choosing} /> : null}
        </>
      )}
    </DeviceStep>
  );
}

function Preview({ stream }: { stream: MediaStream | undefined }) {
  const video = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    if (video.current !== null) video.current.srcObject = stream ?? null;
  }, [stream]);
  return (
    <div className={styles.preview}>
      <video
        ref={video}
        autoPlay
        muted
        playsInline
        aria-label="Your picture, as in a mirror"
        className={styles.video}
      />
      <svg viewBox="0 0 160 90" preserveAspectRatio="xMidYMid slice" aria-hidden="true" className={styles.guide}>
        <ellipse cx="80" cy="44" rx="22" ry="31" className={styles.guideShade} />
        <ellipse cx="80" cy="44" rx="22" ry="31" className={styles.guideEdge} />
      </svg>
    </div>
  );
}
