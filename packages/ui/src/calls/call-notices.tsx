import CircleAlert from 'lucide-react/icons/circle-exclamation-point';
import Info from 'lucide-react/icons/info';
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point';
import X from 'lucide-react/icons/x';
import { classNames } from '../primitives/behaviour/class-names.ts';
import { Button } from '../primitives/buttons/button.tsx';
import { IconButton } from '../primitives/buttons/icon-button.tsx';
import { Icon } from '../theme/icon.tsx';
import * as toneStyles from '../theme/tone.css.ts';
import * as styles from './call-notices.css.ts';
import type { DeviceProblem } from './call-person.ts';
import { PermissionHelp } from './permission-help.tsx';

const icons = { info: Info, warning: TriangleAlert, danger: CircleAlert } as const;

/** Something to know or to do in a call. */
export interface CallNotice {
  id: string;
  tone: keyof typeof icons;
  text: string;
  /** One press that mends it. */
  action?: { label: string; onPress: () => void } | undefined;
  /** What to do where no press of ours mends it. */
  help?: DeviceProblem | undefined;
  /** Closes a notice that is only to be read. */
  onDismiss?: (() => void) | undefined;
}

/** Lines over the stage, the most urgent first. They never cover a face, and are read out as they come. */
export function CallNotices({ notices }: { notices: readonly CallNotice[] }) {
  return (
    // Read out one by one: a new line does not repeat the others.
    <div role="status" aria-atomic="false" className={styles.list}>
      {notices.map(({ id, tone, text, action, help, onDismiss }) => (
        <div key={id} className={classNames(styles.notice, toneStyles.soft[tone])}>
          <Icon of={icons[tone]} className={styles.icon} />
          <div className={styles.words}>
            <p className={styles.text}>{text}</p>
            {help === undefined ? null : (
              // In sight at once: who pressed a button has to see why nothing came of it.
              <PermissionHelp reason={help.reason} nextStep={help.nextStep} steps={help.steps} />
            )}
          </div>
          {action === undefined ? null : (
            <Button size="small" variant="primary" onClick={action.onPress}>
              {action.label}
            </Button>
          )}
          {onDismiss === undefined ? null : (
            <IconButton
              label="Close this notice"
              size="small"
              icon={<Icon of={X} size="small" />}
              onClick={onDismiss}
            />
          )}
        </div>
      ))}
    </div>
  );
}
