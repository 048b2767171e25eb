import { spoken } from '@tutor/rules/chat/entry-text';
import * as styles from './composer.css.ts';
import type { MentionOption } from './use-mention-menu.ts';

interface MentionMenuProps {
  id: string;
  options: readonly MentionOption[];
  active: number;
  optionId: (index: number) => string;
  onPick: (option: MentionOption) => void;
}

/** Names that can be mentioned, over the field in which one is being written. */
export function MentionMenu({ id, options, active, optionId, onPick }: MentionMenuProps) {
  return (
    <div id={id} role="listbox" aria-label="People to mention" className={styles.mentions}>
      {options.map((option, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the focus, and its keys choose
        <div
          key={option.id ?? 'all'}
          id={optionId(index)}
          role="option"
          tabIndex={-1}
          aria-selected={index === active}
          aria-disabled={option.whyNot === undefined ? undefined : true}
          className={styles.mention}
          // A press must not take the focus from the field.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onPick(option)}
        >
          <bdi>{option.id === undefined ? `@${option.name}` : spoken(option.name)}</bdi>
          {option.id !== undefined ? null : (
            <span className={styles.mentionHint}>{option.whyNot ?? 'Everybody in this group'}</span>
          )}
        </div>
      ))}
    </div>
  );
}
