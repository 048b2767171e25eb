import { moveCallHereLabel, returnToCallLabel } from '@tutor/rules/calls/call-words';
import type { OngoingCall } from '@tutor/rules/calls/ongoing-call';
import { spoken } from '@tutor/rules/chat/entry-text';
import PhoneCall from 'lucide-react/icons/phone-call';
import { Button } from '../primitives/buttons/button.tsx';
import { Icon } from '../theme/icon.tsx';
import * as styles from './ongoing-call-bar.css.ts';

export interface OngoingCallBarProps {
  call: Pick<OngoingCall, 'names' | 'isOwn' | 'whyNot'>;
  /** A window of this browser is in it; otherwise it goes on on another device, or in a window that crashed. */
  isHere?: boolean | undefined;
  /** Called within the press. */
  onEnter: () => void;
}

/** Over a conversation: the call that one is in, or the one that goes on in the group. */
export function OngoingCallBar({ call, isHere = false, onEnter }: OngoingCallBarProps) {
  const { whyNot } = call;
  return (
    <div role="status" className={styles.root}>
      <Icon of={PhoneCall} size="small" />
      <span className={styles.words}>
        <span>{textOf(call)}</span>
        {whyNot === undefined ? null : <span className={styles.whyNot}>{whyNot}</span>}
      </span>
      {whyNot === undefined ? (
        <Button size="small" variant="primary" onClick={onEnter}>
          {!call.isOwn ? 'Join' : isHere ? returnToCallLabel : moveCallHereLabel}
        </Button>
      ) : null}
    </div>
  );
}

function textOf({ isOwn, names }: OngoingCallBarProps['call']): string {
  const people = names.map(spoken).join(', ');
  if (isOwn) return people === '' ? 'You are in a call.' : `You are in a call with ${people}.`;
  return people === '' ? 'Call going on' : `Call going on: ${people}`;
}
