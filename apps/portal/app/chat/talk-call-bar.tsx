import type { OngoingCall } from '@tutor/rules/calls/ongoing-call';
import { OngoingCallBar } from '@tutor/ui/calls/ongoing-call-bar.tsx';
import { joinInWindow } from '../calls/open-call-window.ts';

/** The call that goes on in a group, and the way into it. Its code comes with the first call. */
export function TalkCallBar({ call }: { call: OngoingCall }) {
  return <OngoingCallBar names={call.names} whyNot={call.whyNot} onJoin={() => joinInWindow(call)} />;
}
