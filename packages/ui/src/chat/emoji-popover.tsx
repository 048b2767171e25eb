import { useMemo } from 'react';
import { Dialog, Popover } from 'react-aria-components/Popover';
import * as styles from './emoji-picker.css.ts';
import { EmojiPicker, type EmojiPickerProps } from './emoji-picker.tsx';

export interface EmojiPopoverProps extends EmojiPickerProps {
  /** The button it belongs to. */
  anchor: HTMLElement;
  /** Escape, or a press beside it. */
  onClose: () => void;
}

/** The emoji picker over the page, at its button. Load it when it opens. */
export function EmojiPopover({ anchor, onClose, ...picker }: EmojiPopoverProps) {
  const triggerRef = useMemo(() => ({ current: anchor }), [anchor]);
  return (
    <Popover
      triggerRef={triggerRef}
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      placement="top start"
      offset={4}
      className={styles.popover}
    >
      <Dialog aria-label="Emoji" className={styles.dialog}>
        <EmojiPicker {...picker} />
      </Dialog>
    </Popover>
  );
}
