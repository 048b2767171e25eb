import CheckCheck from 'lucide-react/icons/check-check';
import Search from 'lucide-react/icons/search';
import Settings2 from 'lucide-react/icons/settings-2';
import Undo2 from 'lucide-react/icons/undo-2';
import { formText } from '../forms/form-text.ts';
import { Button } from '../primitives/buttons/button.tsx';
import { ButtonLink } from '../primitives/buttons/button-link.tsx';
import { IconButton } from '../primitives/buttons/icon-button.tsx';
import { TextField } from '../primitives/fields/text-field.tsx';
import { Disclosure } from '../primitives/layout/disclosure.tsx';
import { Icon } from '../theme/icon.tsx';
import * as styles from './message-toolbar.css.ts';

export interface MessageToolbarProps {
  /** The list's own address; searching goes there by GET with `q`. */
  searchAction: string;
  search?: string | undefined;
  /** Searches without leaving the page; without it the form goes to its address. */
  onSearch?: ((words: string) => void) | undefined;
  /** Kept while searching, as `name: value`. */
  kept?: Readonly<Record<string, string>> | undefined;
  isUnreadOnly: boolean;
  unreadOnlyHref: string;
  /** Marks the list's messages as read; without it they cannot be marked together. */
  readAll?:
    | { action: string; fields: Readonly<Record<string, string>>; onPress?: (() => void) | undefined }
    | undefined;
  /** Takes the last 'Mark all as read' back; without it there is nothing to take back. */
  onUndo?: (() => void) | undefined;
  onSettings?: (() => void) | undefined;
  isKeysOn: boolean;
}

/** Search, unread only, mark all as read, settings, and what the keys do. Works without JavaScript but for the settings. */
export function MessageToolbar({
  searchAction,
  search = '',
  onSearch,
  kept = {},
  isUnreadOnly,
  unreadOnlyHref,
  readAll,
  onUndo,
  onSettings,
  isKeysOn,
}: MessageToolbarProps) {
  return (
    <div className={styles.root}>
      <div className={styles.row}>
        <search className={styles.search}>
          <form
            method="get"
            action={searchAction}
            className={styles.searchForm}
            onSubmit={(event) => {
              if (onSearch === undefined) return;
              event.preventDefault();
              onSearch(formText(new FormData(event.currentTarget), 'q'));
            }}
          >
            {Object.entries(kept).map(([name, value]) => (
              <input key={name} type="hidden" name={name} value={value} />
            ))}
            <TextField
              key={search}
              label="Search messages"
              isLabelHidden
              type="search"
              name="q"
              maxLength={100}
              placeholder="Search messages"
              defaultValue={search}
            />
            <IconButton label="Search" icon={<Icon of={Search} />} type="submit" />
          </form>
        </search>
        <ButtonLink href={unreadOnlyHref} aria-current={isUnreadOnly ? 'true' : undefined}>
          {isUnreadOnly ? 'Show all' : 'Unread only'}
        </ButtonLink>
        {readAll === undefined ? null : (
          <form action={readAll.action} method="post">
            {Object.entries(readAll.fields).map(([name, value]) => (
              <input key={name} type="hidden" name={name} value={value} />
            ))}
            <Button
              type="submit"
              icon={<Icon of={CheckCheck} size="small" />}
              onClick={(event) => {
                if (readAll.onPress === undefined) return;
                event.preventDefault();
                readAll.onPress();
              }}
            >
              Mark all as read
            </Button>
          </form>
        )}
        {onUndo === undefined ? null : (
          <Button icon={<Icon of={Undo2} size="small" />} onClick={onUndo}>
            Undo mark all as read
          </Button>
        )}
        {onSettings === undefined ? null : (
          <IconButton label="Sound and notifications" icon={<Icon of={Settings2} />} onClick={onSettings} />
        )}
      </div>
      {isKeysOn ? (
        <div className={styles.keysHelp}>
          <Disclosure summary="Keys in the list">
            <p className={styles.keys}>
              <kbd>j</kbd> the first message, then the next, <kbd>k</kbd> the one before, <kbd>Enter</kbd> open,{' '}
              <kbd>e</kbd> mark as read, <kbd>u</kbd> mark as unread. Turn them off under Sound and notifications.
            </p>
          </Disclosure>
        </div>
      ) : null}
    </div>
  );
}
