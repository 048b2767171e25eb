import Sunset from 'lucide-react/icons/sunset';
import type { FormSlot } from '../forms/form-slot.tsx';
import { Icon } from '../theme/icon.tsx';
import * as styles from './soft-mode-switch.css.ts';

export interface SoftModeSwitchProps {
  isOn: boolean;
  /** Where it posts `isOn=true|false`: what is wanted, not what is. */
  action: string;
  Form?: FormSlot | undefined;
  /** The change is on its way; further presses wait for it. */
  isSending?: boolean | undefined;
}

/** Turns the warm colours of Soft Mode on and off. */
export function SoftModeSwitch({ isOn, action, Form = 'form', isSending = false }: SoftModeSwitchProps) {
  return (
    <Form id="soft-mode" action={action} method="post">
      <button
        type="submit"
        role="switch"
        aria-checked={isOn}
        aria-disabled={isSending ? true : undefined}
        name="isOn"
        value={String(!isOn)}
        className={styles.root}
        onClick={(event) => {
          if (isSending) event.preventDefault();
        }}
      >
        <Icon of={Sunset} size="small" className={styles.icon} />
        <span className={styles.words}>
          Soft Mode <span className={styles.hint}>Warm colours, easy on the eyes</span>
        </span>
        <span className={styles.track} aria-hidden="true" />
      </button>
    </Form>
  );
}
