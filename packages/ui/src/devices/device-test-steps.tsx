import type { DeviceVerdicts, TestedDevice } from '@tutor/rules/devices/device-summary';
import { testedDevices } from '@tutor/rules/devices/device-summary';
import { deviceNames } from './device-names.ts';
import * as styles from './device-test.css.ts';
import { VerdictTag } from './verdict-tag.tsx';

export interface DeviceTestStepsProps {
  verdicts: DeviceVerdicts;
  /** Undefined while the summary is shown. */
  current?: TestedDevice | undefined;
  onOpen: (device: TestedDevice) => void;
}

/** The parts of the test with their verdicts. Each can be opened at any time, whatever became of the others. */
export function DeviceTestSteps({ verdicts, current, onOpen }: DeviceTestStepsProps) {
  return (
    <nav aria-label="Parts of the device test">
      <ol className={styles.steps}>
        {testedDevices.map((device, index) => (
          <li key={device}>
            <button
              type="button"
              className={styles.step}
              aria-current={device === current ? 'step' : undefined}
              onClick={() => onOpen(device)}
            >
              <span>{`${index + 1}. ${deviceNames[device]}`}</span>
              <VerdictTag verdict={verdicts[device].verdict} />
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}
