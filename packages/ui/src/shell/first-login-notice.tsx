import { updateNotes } from '@tutor/rules/shell/update-notes';
import { BellOff, IdCard, LayoutDashboard, type LucideIcon, SlidersHorizontal, Sparkles } from 'lucide-react';
import { Button } from '../primitives/button.tsx';
import { Dialog } from '../primitives/dialog.tsx';
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
