import { Button } from '../primitives/buttons/button.tsx';
import { DevicePicker, type DevicePickerProps } from './device-picker.tsx';
import * as styles from './pre-call-card.css.ts';

export interface PreCallCardProps extends DevicePickerProps {
  title: string;
  /** 'Start call' or 'Join' */
  startLabel: string;
  isStarting?: boolean | undefined;
  onStart: () => void;
  onCancel: () => void;
}

/** Before a call: the devices, seen and heard. Nobody is called before the press. */
export function PreCallCard({ title, startLabel, isStarting = false, onStart, onCancel, ...picker }: PreCallCardProps) {
  return (
    <div className={styles.place}>
      <section aria-label={title} className={styles.card}>
        <h2>{title}</h2>
        <DevicePicker {...picker} />
        <div className={styles.ways}>
          <Button onClick={onCancel}>Cancel</Button>
          <Button variant="primary" isPending={isStarting} onClick={onStart}>
            {startLabel}
          </Button>
        </div>
      </section>
    </div>
  );
}
