import CircleCheck from 'lucide-react/icons/circle-check';
import CircleAlert from 'lucide-react/icons/circle-exclamation-point';
import Info from 'lucide-react/icons/info';
import { Icon } from '../../theme/icon.tsx';
import * as styles from './toast-region.css.ts';
import type { ToastTone } from './toast-store.ts';

const marks = {
  info: { icon: Info, label: 'Information' },
  success: { icon: CircleCheck, label: 'Success' },
  error: { icon: CircleAlert, label: 'Error' },
} as const;

/** Icon of a toast's tone, with the word for it. */
export function ToastMark({ tone }: { tone: ToastTone }) {
  return <Icon of={marks[tone].icon} label={marks[tone].label} className={styles.mark[tone]} />;
}
