import BellOff from 'lucide-react/icons/bell-off';
import { Button } from '../primitives/buttons/button.tsx';
import { Icon } from '../theme/icon.tsx';
import * as styles from './do-not-disturb-bar.css.ts';

export interface DoNotDisturbBarProps {
  onTurnOff: () => void;
}

/** Above the conversations, while calls do not ring: a state that is not seen is forgotten. */
export function DoNotDisturbBar({ onTurnOff }: DoNotDisturbBarProps) {
  return (
    <div role="status" className={styles.root}>
      <Icon of={BellOff} size="small" />
      <span className={styles.words}>Do not disturb: calls do not ring.</span>
      <Button size="small" onClick={onTurnOff}>
        Turn off
      </Button>
    </div>
  );
}
