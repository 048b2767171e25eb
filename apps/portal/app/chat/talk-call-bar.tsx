import type { Call } from '@tutor/rules/calls/call';
import { ongoingCall } from '@tutor/rules/calls/ongoing-call';
import { OngoingCallBar } from '@tutor/ui/calls/ongoing-call-bar.tsx';
import { joinInWindow } from '../calls/open-call-window.ts';

export interface TalkCallBarProps {
  /** The live call of the conversation. */
  call: Call;
  ownId: number;
}

/** The call that goes on in a group, and the way into it. Its code comes with the first call. */
export function TalkCallBar({ call, ownId }: TalkCallBarProps) {
  const ongoing = ongoingCall(call, ownId);
  if (ongoing === undefined) return null;
  return <OngoingCallBar names={ongoing.names} whyNot={ongoing.whyNot} onJoin={() => joinInWindow(ongoing)} />;
}
