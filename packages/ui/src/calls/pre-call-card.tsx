import type { CaptureDevice } from '@tutor/rules/devices/media-error';
import { questionText } from '@tutor/rules/devices/question-text';
import Mic from 'lucide-react/icons/mic';
import MicOff from 'lucide-react/icons/mic-off';
import Video from 'lucide-react/icons/video';
import VideoOff from 'lucide-react/icons/video-off';
import { Button } from '../primitives/buttons/button.tsx';
import { CallControl } from './call-control.tsx';
import { DevicePicker, type DevicePickerProps } from './device-picker.tsx';
import * as styles from './pre-call-card.css.ts';

export interface PreCallCardProps extends Omit<DevicePickerProps, 'preview'> {
  title: string;
  /** 'Join' */
  startLabel: string;
  /** Own picture; null while the camera is off. */
  stream: MediaStream | null;
  /** Devices for which the browser's question waits for an answer. */
  asking?: readonly CaptureDevice[] | undefined;
  isMicOn: boolean;
  isCameraOn: boolean;
  onMicrophone: () => void;
  onCamera: () => void;
  onStart: () => void;
  onCancel: () => void;
}

/** Before a call: the devices, seen and heard. Nobody hears or sees anything before the press. */
export function PreCallCard(props: PreCallCardProps) {
  const { title, startLabel, stream, asking = [], isMicOn, isCameraOn, ...rest } = props;
  const { onMicrophone, onCamera, onStart, onCancel, ...picker } = rest;
  return (
    <div className={styles.place}>
      <section aria-label={title} className={styles.card}>
        <h1 className={styles.title}>{title}</h1>
        <div role="status">{asking.length === 0 ? null : <p>{questionText(asking)}</p>}</div>
        <DevicePicker
          {...picker}
          preview={{
            stream,
            controls: (
              <fieldset aria-label="Join with" className={styles.controls}>
                <CallControl
                  label="Microphone"
                  icon={isMicOn ? Mic : MicOff}
                  isOff={!isMicOn}
                  problem={picker.micProblem?.title}
                  aria-pressed={isMicOn}
                  onClick={onMicrophone}
                />
                <CallControl
                  label="Camera"
                  icon={isCameraOn ? Video : VideoOff}
                  isOff={!isCameraOn}
                  problem={picker.cameraProblem?.title}
                  aria-pressed={isCameraOn}
                  onClick={onCamera}
                />
              </fieldset>
            ),
          }}
        />
        <div className={styles.ways}>
          <Button onClick={onCancel}>Cancel</Button>
          <Button variant="primary" onClick={onStart}>
            {startLabel}
          </Button>
        </div>
      </section>
    </div>
  );
}
