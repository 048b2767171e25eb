import Mail from 'lucide-react/icons/mail';
import MailOpen from 'lucide-react/icons/mail-open';
import { IconButton } from '../primitives/buttons/icon-button.tsx';
import { Icon } from '../theme/icon.tsx';
import * as styles from './message-list.css.ts';
import type { MessageItem } from './message-row.tsx';

/** Two forms serve all rows: a button of one sends its message's number with it. */
export function SetReadForms({ formId, action }: { formId: string; action: string }) {
  return [true, false].map((isRead) => (
    <form key={String(isRead)} id={formFor(formId, isRead)} method="post" action={action} hidden>
      <input type="hidden" name="intent" value={isRead ? 'read' : 'unread'} />
    </form>
  ));
}

interface SetReadButtonProps {
  message: Pick<MessageItem, 'id' | 'isRead' | 'title'>;
  /** Of the list's `SetReadForms`. */
  formId: string;
  /** Without it the form is posted. */
  onSetRead: ((id: number, isRead: boolean) => void) | undefined;
}

/** Marks a row's message as unread, or as read. */
export function SetReadButton({ message: { id, isRead, title }, formId, onSetRead }: SetReadButtonProps) {
  const words = isRead ? 'Mark as unread' : 'Mark as read';
  return (
    <IconButton
      type="submit"
      size="small"
      form={formFor(formId, !isRead)}
      name="mid"
      value={id}
      label={`${words}: ${title}`}
      title={words}
      icon={<Icon of={isRead ? Mail : MailOpen} size="small" />}
      className={styles.setRead}
      onClick={(event) => {
        if (onSetRead === undefined) return;
        event.preventDefault();
        onSetRead(id, !isRead);
      }}
    />
  );
}

function formFor(id: string, isRead: boolean): string {
  return `${id}-${isRead ? 'read' : 'unread'}`;
}
