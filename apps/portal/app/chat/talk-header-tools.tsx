import { callTypes } from '@tutor/rules/calls/call';
import { callPeopleMax } from '@tutor/rules/calls/call-limits';
import type { Conversation } from '@tutor/rules/chat/conversation';
import { CallButtons } from '@tutor/ui/calls/call-buttons.tsx';
import { CallPeoplePicker } from '@tutor/ui/calls/call-people-picker.tsx';
import { ChatIcon } from '@tutor/ui/chat/chat-icon.tsx';
import { IconButton } from '@tutor/ui/primitives/buttons/icon-button.tsx';
import { useState } from 'react';
import { callInWindow } from '../calls/open-call-window.ts';

export interface TalkHeaderToolsProps {
  /** Whose conversation it is; undefined until it is loaded. */
  details: Conversation | undefined;
  ownId: number;
  onSearch: () => void;
  onDetails: () => void;
}

type CallKind = keyof typeof callTypes;

/** How one calls whom one writes to, and what can be looked at beside a conversation. Its code comes after the page. */
export function TalkHeaderTools({ details, ownId, onSearch, onDetails }: TalkHeaderToolsProps) {
  const [picking, setPicking] = useState<CallKind>();
  const others = details?.members.filter(({ id }) => id !== ownId) ?? [];
  const begin = (kind: CallKind, people?: number[]): void => {
    if (details !== undefined) callInWindow({ conversationId: details.id, callType: callTypes[kind], people });
  };
  return (
    <>
      {others.length === 0 ? null : (
        <CallButtons onCall={(kind) => (others.length < callPeopleMax ? begin(kind) : setPicking(kind))} />
      )}
      {picking === undefined ? null : (
        <CallPeoplePicker
          people={others}
          callLabel={picking === 'audio' ? 'Audio call' : 'Video call'}
          onCall={(people) => {
            begin(picking, people);
            setPicking(undefined);
          }}
          onClose={() => setPicking(undefined)}
        />
      )}
      <IconButton size="small" label="Search messages" icon={<ChatIcon name="search" />} onClick={onSearch} />
      <IconButton size="small" label="Details" icon={<ChatIcon name="details" />} onClick={onDetails} />
    </>
  );
}
