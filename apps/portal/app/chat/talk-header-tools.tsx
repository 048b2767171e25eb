import { callTypes } from '@tutor/rules/calls/call-types';
import { CallButtons } from '@tutor/ui/calls/call-buttons.tsx';
import { ChatIcon } from '@tutor/ui/chat/chat-icon.tsx';
import { IconButton } from '@tutor/ui/primitives/buttons/icon-button.tsx';

export interface TalkHeaderToolsProps {
  /** Undefined while there is nobody to call. */
  onCall: ((callType: number) => void) | undefined;
  /** Why nobody can be called now. */
  whyNotCall: string | undefined;
  onSearch: () => void;
  onDetails: () => void;
}

/** How one calls whom one writes to, and what can be looked at beside a conversation. Its code comes after the page. */
export function TalkHeaderTools({ onCall, whyNotCall, onSearch, onDetails }: TalkHeaderToolsProps) {
  return (
    <>
      {onCall === undefined ? null : <CallButtons whyNot={whyNotCall} onCall={(kind) => onCall(callTypes[kind])} />}
      <IconButton size="small" label="Search messages" icon={<ChatIcon name="search" />} onClick={onSearch} />
      <IconButton size="small" label="Details" icon={<ChatIcon name="details" />} onClick={onDetails} />
    </>
  );
}
