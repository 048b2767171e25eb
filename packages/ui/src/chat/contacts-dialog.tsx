import { spoken } from '@tutor/rules/chat/entry-text';
import { Button } from '../primitives/buttons/button.tsx';
import { Avatar } from '../primitives/data/avatar.tsx';
import { Dialog } from '../primitives/dialogs/dialog.tsx';
import { Spinner } from '../primitives/feedback/spinner.tsx';
import { TextField } from '../primitives/fields/text-field.tsx';
import { useLinkComponent } from '../primitives/navigation/link-provider.tsx';
import * as styles from './contact-picker.css.ts';
import type { ContactPickerProps } from './contact-picker.tsx';

export interface ContactsDialogProps
  extends Pick<ContactPickerProps, 'contacts' | 'search' | 'onSearch' | 'isLoading' | 'problem' | 'onMore'> {
  /** Address of the conversation with a person. */
  hrefOf: (id: number) => string;
  onClose: () => void;
}

/** Everybody one may write to; each leads to the conversation. */
export function ContactsDialog({
  contacts,
  search,
  onSearch,
  isLoading = false,
  problem,
  onMore,
  hrefOf,
  onClose,
}: ContactsDialogProps) {
  const Link = useLinkComponent();
  return (
    <Dialog isOpen onOpenChange={onClose} title="Write to somebody" footer={<Button onClick={onClose}>Close</Button>}>
      <TextField
        label="Search people"
        isLabelHidden
        type="search"
        placeholder="Search people"
        maxLength={100}
        value={search}
        onChange={({ currentTarget }) => onSearch(currentTarget.value)}
      />
      <ul className={styles.list} aria-label="People">
        {contacts.map((person) => (
          <li key={person.id}>
            <Link href={hrefOf(person.id)} className={styles.person} onClick={onClose}>
              <Avatar name={spoken(person.name)} src={person.avatarUrl} size="small" isDecorative />
              <span className={styles.words}>
                <bdi className={styles.name}>{spoken(person.name)}</bdi>
                {person.detail === undefined ? null : <bdi className={styles.detail}>{person.detail}</bdi>}
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <p role="status" className={styles.status}>
        {isLoading ? <Spinner label="" /> : null}
        <span>{statusText(isLoading, problem, contacts.length)}</span>
      </p>
      {onMore === undefined ? null : (
        <Button size="small" onClick={onMore} className={styles.more}>
          Show more people
        </Button>
      )}
    </Dialog>
  );
}

function statusText(isLoading: boolean, problem: string | undefined, count: number): string {
  if (isLoading) return 'Searching';
  return problem ?? (count > 0 ? '' : 'Nobody was found.');
}
