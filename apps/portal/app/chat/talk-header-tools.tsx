import { ChatIcon } from '@tutor/ui/chat/chat-icon.tsx';
import { IconButton } from '@tutor/ui/primitives/buttons/icon-button.tsx';

export interface TalkHeaderToolsProps {
  onSearch: () => void;
  onDetails: () => void;
}

/** What can be looked at beside a conversation. Its code comes after the page. */
export function TalkHeaderTools({ onSearch, onDetails }: TalkHeaderToolsProps) {
  return (
    <>
      <IconButton size="small" label="Search messages" icon={<ChatIcon name="search" />} onClick={onSearch} />
      <IconButton size="small" label="Details" icon={<ChatIcon name="details" />} onClick={onDetails} />
    </>
  );
}
