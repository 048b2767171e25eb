import { spoken } from '@tutor/rules/chat/entry-text';
import PhoneCall from 'lucide-react/icons/phone-call';
import { Button } from '../primitives/buttons/button.tsx';
import { Icon } from '../theme/icon.tsx';
import * as styles from './ongoing-call-bar.css.ts';

export interface OngoingCallBarProps {
  /** Who is in it. */
  names: readonly string[];
  /** Why one cannot join: 'This call is full: four people are in it.' */
  whyNot?: string | undefined;
  /** Called within the press. */
  onJoin: () => void;
}

/** Over a conversation in which a call goes on. */
export function OngoingCallBar({ names, whyNot, onJoin }: OngoingCallBarProps) {
  return (
    <div role="status" className={styles.root}>
      <Icon of={PhoneCall} size="small" />
      <span className={styles.words}>
        <span>{names.length === 0 ? 'Call going on' : `Call going on: ${names.map(spoken).join(', ')}`}</span>
        {whyNot === undefined ? null : <span className={styles.whyNot}>{whyNot}</span>}
      </span>
      {whyNot === undefined ? (
        <Button size="small" variant="primary" onClick={onJoin}>
          Join
        </Button>
      ) : null}
    </div>
  );
}
