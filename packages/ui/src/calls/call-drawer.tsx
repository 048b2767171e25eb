import X from 'lucide-react/icons/x';
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { IconButton } from '../primitives/buttons/icon-button.tsx';
import { Icon } from '../theme/icon.tsx';
import * as styles from './call-drawer.css.ts';

export interface CallDrawerPanelProps {
  id: string;
  title: string;
  onClose: () => void;
  children: ReactNode;
}

/** Stands beside the stage, and on a phone over it. No dialog: the call goes on, and everything in it can be pressed. */
export function CallDrawerPanel({ id, title, onClose, children }: CallDrawerPanelProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const closeByEscape = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.stopPropagation();
    onClose();
  };
  return (
    <aside id={id} aria-labelledby={`${id}-title`} className={styles.root} onKeyDown={closeByEscape}>
      <div className={styles.head}>
        <h2 ref={heading} id={`${id}-title`} tabIndex={-1} className={styles.title}>
          {title}
        </h2>
        <IconButton size="small" label={`Close: ${title}`} icon={<Icon of={X} />} onClick={onClose} />
      </div>
      <div className={styles.body}>{children}</div>
    </aside>
  );
}
