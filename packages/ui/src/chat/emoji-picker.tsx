import { type KeyboardEvent, useRef, useState } from 'react';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { SelectField } from '../primitives/fields/select-field.tsx';
import { TextField } from '../primitives/fields/text-field.tsx';
import { type Emoji, emojiGroups, emojiOf, findEmoji } from './emoji-list.ts';
import * as styles from './emoji-picker.css.ts';

export interface EmojiPickerProps {
  /** Those that were chosen last, newest first. */
  recent: readonly string[];
  onPick: (emoji: string) => void;
}

const recentName = 'Recent';

/** Emoji by group or by name, in a grid that arrows go through. */
export function EmojiPicker({ recent, onPick }: EmojiPickerProps) {
  const [search, setSearch] = useState('');
  const [group, setGroup] = useState(recent.length > 0 ? recentName : (emojiGroups[0]?.name ?? ''));
  const isSearching = search.trim() !== '';
  const shown = isSearching ? findEmoji(search) : emojiIn(group, recent);
  const grid = useRef<HTMLDivElement>(null);
  /** From the search, the arrow leads into what was found, and Enter takes the first of it. */
  const onSearchKey = (event: KeyboardEvent): void => {
    const [first] = shown;
    if (event.nativeEvent.isComposing || event.keyCode === 229 || first === undefined) return;
    if (event.key === 'ArrowDown') grid.current?.querySelector<HTMLElement>('[role="option"]')?.focus();
    else if (event.key === 'Enter' && isSearching) onPick(first.emoji);
    else return;
    event.preventDefault();
  };
  const names = [...(recent.length > 0 ? [recentName] : []), ...emojiGroups.map(({ name }) => name)];
  return (
    <div className={styles.root}>
      <TextField
        label="Search emoji"
        isLabelHidden
        type="search"
        placeholder="Search emoji"
        autoComplete="off"
        value={search}
        onChange={({ currentTarget }) => setSearch(currentTarget.value)}
        onKeyDown={onSearchKey}
      />
      {isSearching ? null : (
        <SelectField
          label="Group of emoji"
          isLabelHidden
          options={names.map((name) => ({ value: name, label: name }))}
          value={group}
          onChange={({ currentTarget }) => setGroup(currentTarget.value)}
        />
      )}
      {shown.length === 0 ? (
        <p role="status" className={styles.nothing}>{`No emoji found for “${search.trim()}”.`}</p>
      ) : (
        <ListBox
          key={isSearching ? 'search' : group}
          ref={grid}
          aria-label={isSearching ? 'Found emoji' : group}
          layout="grid"
          items={shown}
          onAction={(key) => onPick(String(key))}
          className={styles.grid}
        >
          {({ emoji, name }) => (
            <ListBoxItem id={emoji} textValue={name} aria-label={name} className={styles.emoji}>
              {emoji}
            </ListBoxItem>
          )}
        </ListBox>
      )}
    </div>
  );
}

function emojiIn(group: string, recent: readonly string[]): readonly Emoji[] {
  if (group === recentName) return recent.flatMap((sign) => emojiOf(sign) ?? []);
  return emojiGroups.find(({ name }) => name === group)?.emoji ?? [];
}
