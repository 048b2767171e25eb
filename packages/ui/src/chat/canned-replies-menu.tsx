import { cannedReplies, fillReply } from '@tutor/rules/chat/canned-replies';
import MessageSquareText from 'lucide-react/icons/message-square-text';
import { IconButton } from '../primitives/buttons/icon-button.tsx';
import { Menu } from '../primitives/menus/menu.tsx';
import { Icon } from '../theme/icon.tsx';

export interface CannedRepliesMenuProps {
  /** Name of the student one writes to; undefined where it is masked, since nobody is greeted by a part of a name. */
  student?: string | undefined;
  /** Time of the next class with them, as it is read there: '9:00 AM'. */
  time?: string | undefined;
  /** The tutor's own replies, offered first. */
  own?: readonly string[] | undefined;
  /** The menu is about to open: the own replies may be wanted. */
  onNear?: (() => void) | undefined;
  /** Adds, changes or takes away own replies. */
  onManage?: (() => void) | undefined;
  onPick: (text: string) => void;
}

/** Texts that a tutor has at hand, filled in for whom one writes to. */
export function CannedRepliesMenu({ student, time, own = [], onNear, onManage, onPick }: CannedRepliesMenuProps) {
  const offered = [
    ...own.map((reply, index) => ({ id: `own-${index}`, reply, isFirstOfGroup: false })),
    ...cannedReplies.map((reply, index) => ({ id: reply, reply, isFirstOfGroup: index === 0 && own.length > 0 })),
  ];
  return (
    <Menu
      align="start"
      items={[
        ...offered.map(({ id, reply, isFirstOfGroup }) => {
          const text = fillReply(reply, { student, time });
          return { id, label: text, isFirstOfGroup, onAction: () => onPick(text) };
        }),
        ...(onManage === undefined
          ? []
          : [{ id: 'manage', label: 'My replies…', isFirstOfGroup: true, onAction: onManage }]),
      ]}
      trigger={(trigger) => (
        <IconButton
          {...trigger}
          size="small"
          label="Canned replies"
          icon={<Icon of={MessageSquareText} />}
          onPointerEnter={() => {
            trigger.onPointerEnter();
            onNear?.();
          }}
          onFocus={() => {
            trigger.onFocus();
            onNear?.();
          }}
        />
      )}
    />
  );
}
