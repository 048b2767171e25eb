import type { WatchedCalls } from '@tutor/realtime/calls/call-watch';
import { callTypes } from '@tutor/rules/calls/call-types';
import { inCallMessage } from '@tutor/rules/calls/call-words';
import { ownCall } from '@tutor/rules/calls/ongoing-call';
import type { Conversation } from '@tutor/rules/chat/conversation';
import { CallButtons } from '@tutor/ui/calls/call-buttons.tsx';
import { CallPeoplePicker } from '@tutor/ui/calls/call-people-picker.tsx';
import { ChatIcon } from '@tutor/ui/chat/chat-icon.tsx';
import { IconButton } from '@tutor/ui/primitives/buttons/icon-button.tsx';
import { useEffect, useRef } from 'react';
import { useBeginCall } from './use-begin-call.ts';

/** Calls the people of a conversation, within the press. */
export type BeginCall = (callType: number) => void;

export interface TalkHeaderToolsProps {
  /** Whose conversation it is; undefined until it is loaded. */
  details: Conversation | undefined;
  ownId: number;
  calls: WatchedCalls;
  /** Told how one calls, for the lines of calls that are over; undefined while nobody can be called. The same at each drawing. */
  onBegin: (begin: BeginCall | undefined) => void;
  onSearch: () => void;
  onDetails: () => void;
}

/** How one calls whom one writes to, and what can be looked at beside a conversation. Its code comes after the page. */
export function TalkHeaderTools({ details, ownId, calls, onBegin, onSearch, onDetails }: TalkHeaderToolsProps) {
  const { begin, picking } = useBeginCall(details, ownId);
  const isInCall = ownCall(calls.live.values(), ownId) !== undefined;
  const latest = useRef(begin);
  latest.current = begin;
  const canBegin = begin !== undefined && !isInCall;
  useEffect(() => {
    onBegin(canBegin ? (callType) => latest.current?.(callType) : undefined);
  }, [onBegin, canBegin]);
  return (
    <>
      {begin === undefined ? null : (
        <CallButtons whyNot={isInCall ? inCallMessage : undefined} onCall={(kind) => begin(callTypes[kind])} />
      )}
      {picking === undefined ? null : <CallPeoplePicker {...picking} />}
      <IconButton size="small" label="Search messages" icon={<ChatIcon name="search" />} onClick={onSearch} />
      <IconButton size="small" label="Details" icon={<ChatIcon name="details" />} onClick={onDetails} />
    </>
  );
}
