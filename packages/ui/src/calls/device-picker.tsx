import Volume2 from 'lucide-react/icons/volume-2';
import type { ReactNode } from 'react';
import { Button } from '../primitives/buttons/button.tsx';
import { SelectField } from '../primitives/fields/select-field.tsx';
import { Icon } from '../theme/icon.tsx';
import type { DeviceProblem } from './call-person.ts';
import { CallVideo } from './call-video.tsx';
import * as styles from './device-picker.css.ts';
import { LevelMeter, type SubscribeLevel } from './level-meter.tsx';
import { PermissionHelp } from './permission-help.tsx';

export type DeviceKind = 'microphone' | 'camera' | 'speaker';

/** A camera, microphone or speaker. */
export interface DeviceChoice {
  id: string;
  label: string;
}

export interface DevicePickerProps {
  devices: Readonly<Record<DeviceKind, readonly DeviceChoice[]>>;
  /** Ids of those in use. */
  chosen: Readonly<Record<DeviceKind, string>>;
  onChoose: (kind: DeviceKind, id: string) => void;
  micProblem?: DeviceProblem | undefined;
  cameraProblem?: DeviceProblem | undefined;
  /** A device that was used before and is not here: what is used in its place. */
  missing?: string | undefined;
  /** False where the browser cannot choose a speaker. */
  canChooseSpeaker: boolean;
  /** The level of the own microphone; left out while it is off. */
  subscribeLevel?: SubscribeLevel | undefined;
  /** The own picture; left out where it is seen already. */
  preview?: { stream: MediaStream | null; controls: ReactNode } | undefined;
  onTestTone: () => void;
  isTonePlaying?: boolean | undefined;
}

/** Microphone, camera and speaker to use, each with a way to see or hear that it works. */
export function DevicePicker({
  devices,
  chosen,
  onChoose,
  micProblem,
  cameraProblem,
  missing,
  canChooseSpeaker,
  subscribeLevel,
  preview,
  onTestTone,
  isTonePlaying = false,
}: DevicePickerProps) {
  const select = (kind: DeviceKind, label: string) => (
    <SelectField
      label={label}
      value={chosen[kind]}
      options={devices[kind].map(({ id, label: words }) => ({ value: id, label: words }))}
      placeholder={devices[kind].length === 0 ? 'None was found' : undefined}
      disabled={devices[kind].length === 0}
      onChange={({ currentTarget }) => onChoose(kind, currentTarget.value)}
    />
  );
  return (
    <div className={styles.root}>
      {missing === undefined ? null : (
        <p role="status" className={styles.missing}>
          {missing}
        </p>
      )}
      {preview === undefined ? null : (
        <div className={styles.device}>
          <Preview stream={preview.stream} />
          {preview.controls}
        </div>
      )}
      <div className={styles.device}>
        {select('microphone', 'Microphone')}
        {subscribeLevel === undefined ? null : (
          <>
            <LevelMeter subscribe={subscribeLevel} className={styles.level} />
            <p className={styles.hint}>Say something: the bar moves.</p>
          </>
        )}
        {micProblem === undefined ? null : <PermissionHelp {...micProblem} />}
      </div>
      <div className={styles.device}>
        {select('camera', 'Camera')}
        {cameraProblem === undefined ? null : <PermissionHelp {...cameraProblem} />}
      </div>
      <div className={styles.device}>
        {canChooseSpeaker ? (
          select('speaker', 'Speaker')
        ) : (
          <p className={styles.hint}>The speaker is chosen in the settings of your system.</p>
        )}
        <Button
          size="small"
          icon={<Icon of={Volume2} size="small" />}
          isPending={isTonePlaying}
          pendingLabel="Playing"
          onClick={onTestTone}
          className={styles.tone}
        >
          Play a test tone
        </Button>
      </div>
    </div>
  );
}

function Preview({ stream }: { stream: MediaStream | null }) {
  return (
    <div className={styles.preview}>
      <CallVideo stream={stream} label="Your picture" isShown={stream !== null} isMirrored />
      {stream === null ? <p>Your camera is off.</p> : null}
    </div>
  );
}
