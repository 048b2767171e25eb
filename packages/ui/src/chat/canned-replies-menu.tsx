import { cannedReplies, fillReply } from '@tutor/rules/chat/canned-replies';
import MessageSquareText from 'lucide-react/icons/message-square-text';
import { IconButton } from '../primitives/buttons/icon-button.tsx';
import { Menu } from '../primitives/menus/menu.tsx';
import { Icon } from '../theme/icon.tsx';

export interface CannedRepliesMenuProps {
  /** Name of the student one writes to. */
  student?: string | undefined;
  /** Time of the next class with them, as it is read there: '9:00 AM'. */
  time?: string | undefined;
  onPick: (text: string) => void;
}

/** Texts that a tutor has at hand, filled in for whom one writes to. */
export function CannedRepliesMenu({ student, time, onPick }: CannedRepliesMenuProps) {
  const texts = cannedReplies.map((reply) => fillReply(reply, { student, time }));
  return (
    <Menu
      align="start"
      items={texts.map((text) => ({ id: text, label: text, onAction: () => onPick(text) }))}
      trigger={(trigger) => (
        <IconButton {...trigger} size="small" label="Canned replies" icon={<Icon of={MessageSquareText} />} />
      )}
    />
  );
}
