import { updateNotes } from '@tutor/rules/shell/update-notes';
import type { LucideIcon } from 'lucide-react';
import BellOff from 'lucide-react/icons/bell-off';
import IdCard from 'lucide-react/icons/id-card';
import LayoutDashboard from 'lucide-react/icons/layout-dashboard';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import Sparkles from 'lucide-react/icons/sparkles';
import { Button } from '../primitives/buttons/button.tsx';
import { Dialog } from '../primitives/dialogs/dialog.tsx';
import { Icon } from '../theme/icon.tsx';
import * as styles from './first-login-notice.css.ts';

export interface FirstLoginNoticeProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** One picture for each note, in the notes' order. */
const icons: readonly LucideIcon[] = [LayoutDashboard, SlidersHorizontal, BellOff, IdCard];

/** At the first login: what is new in the portal. */
export function FirstLoginNotice({ isOpen, onOpenChange }: FirstLoginNoticeProps) {
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title="What is new"
      footer={
        <Button variant="primary" onClick={() => onOpenChange(false)}>
          Noted
        </Button>
      }
    >
      <ul className={styles.list}>
        {updateNotes.map(({ title, text }, index) => (
          <li key={title} className={styles.item}>
            <span className={styles.mark}>
              <Icon of={icons[index] ?? Sparkles} />
            </span>
            <div>
              <h3 className={styles.title}>{title}</h3>
              <p className={styles.text}>{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
