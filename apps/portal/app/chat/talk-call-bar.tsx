import type { WatchedCalls } from '@tutor/realtime/calls/call-watch';
import { ongoingCall, ownCall } from '@tutor/rules/calls/ongoing-call';
import { OngoingCallBar } from '@tutor/ui/calls/ongoing-call-bar.tsx';
import { joinInWindow, moveCallHere, returnToCall } from '../calls/open-call-window.ts';
import { useCallWindow } from './use-call-window.ts';

export interface TalkCallBarProps {
  conversationId: number;
  calls: WatchedCalls;
  ownId: number;
}

/** The way back into the tutor's own call, of whatever conversation; else into the call of this group. Its code comes with the first call. */
export function TalkCallBar({ conversationId, calls, ownId }: TalkCallBarProps) {
  const own = ownCall(calls.live.values(), ownId);
  const ongoing = ongoingCall(own ?? calls.live.get(conversationId), ownId);
  const isHere = useCallWindow(own);
  if (ongoing === undefined) return null;
  const enter = !ongoing.isOwn ? joinInWindow : isHere ? returnToCall : moveCallHere;
  return <OngoingCallBar call={ongoing} isHere={isHere} onEnter={() => enter(ongoing)} />;
}
