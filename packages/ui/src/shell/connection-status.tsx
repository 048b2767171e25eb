import { timeText } from '@tutor/rules/time/zoned-text';
import RotateCw from 'lucide-react/icons/rotate-cw';
import { classNames } from '../primitives/behaviour/class-names.ts';
import { Button } from '../primitives/buttons/button.tsx';
import { VisuallyHidden } from '../primitives/layout/visually-hidden.tsx';
import { Icon } from '../theme/icon.tsx';
import type { Tone } from '../theme/tokens.ts';
import * as toneStyles from '../theme/tone.css.ts';
import * as styles from './connection-status.css.ts';

/** What the tutor may know of the real-time connection. */
export type ConnectionState =
  | { kind: 'connecting' }
  | { kind: 'live' }
  /** `attempt` counts from 1. */
  | { kind: 'reconnecting'; attempt: number }
  /** No push: the portal asks by itself every minute. */
  | { kind: 'polling' }
  /** Every try failed: the portal asks every minute, and tries again when told to. */
  | { kind: 'gaveUp'; since: Date }
  | { kind: 'offline'; since: Date }
  /** The program that receives could not be loaded; it is asked for again every minute. */
  | { kind: 'missing'; since: Date }
  /** Another tab of this browser holds the connection; this one receives what that one hears. */
  | { kind: 'otherTab' };

export interface ConnectionStatusProps {
  state: ConnectionState;
  /** IANA name of the zone to write times in. */
  zone: string;
  /** Offers 'Retry now' while reconnecting, polling, after giving up, offline or not loaded. */
  onRetry?: (() => void) | undefined;
}

interface Look {
  tone: Tone;
  words: string;
  /** Goes on after the words where there is room. */
  detail?: string | undefined;
  /** What it means for the tutor; the pointer's hint and read out after the words. */
  meaning: string;
  isTrouble: boolean;
}

function lookOf(state: ConnectionState, zone: string): Look {
  switch (state.kind) {
    case 'connecting':
      return { tone: 'neutral', words: 'Connecting', meaning: 'Connecting to live updates.', isTrouble: false };
    case 'live':
      return {
        tone: 'success',
        words: 'Live',
        meaning: 'Messages and class changes arrive at once.',
        isTrouble: false,
      };
    case 'otherTab':
      return {
        tone: 'success',
        words: 'Open in another tab',
        meaning: 'The connection is in another tab; this one is still receiving.',
        isTrouble: false,
      };
    case 'reconnecting':
      return {
        tone: 'warning',
        words: 'Reconnecting',
        meaning: 'The connection dropped; the portal is trying again.',
        isTrouble: true,
      };
    case 'polling':
      return {
        tone: 'info',
        words: 'Polling',
        meaning: 'No live connection; the portal asks for news every minute.',
        isTrouble: true,
      };
    case 'gaveUp':
      return {
        tone: 'warning',
        words: 'Gave up',
        detail: ` at ${timeText(state.since, zone)}`,
        meaning: 'Ten tries to connect failed; until you retry, the portal asks for news every minute.',
        isTrouble: true,
      };
    case 'offline':
      return {
        tone: 'danger',
        words: 'Offline',
        detail: ` since ${timeText(state.since, zone)}`,
        meaning: 'Nothing new can arrive; what you see may be out of date.',
        isTrouble: true,
      };
    case 'missing':
      return {
        tone: 'danger',
        words: 'No live updates',
        detail: ` since ${timeText(state.since, zone)}`,
        meaning:
          'A part of the portal could not be loaded, so nothing new arrives here. It is tried again every minute; refreshing the page helps too.',
        isTrouble: true,
      };
  }
}

/** Whether news reaches this page, as a dot and words. */
export function ConnectionStatus({ state, zone, onRetry }: ConnectionStatusProps) {
  const look = lookOf(state, zone);
  return (
    <div className={styles.root}>
      {/* The count of tries stays out of the live region: it would interrupt every five seconds. */}
      <span role="status" className={styles.status} title={look.meaning}>
        <span className={classNames(styles.dot, toneStyles.fill[look.tone])} aria-hidden="true" />
        <span className={classNames(styles.words, look.isTrouble ? styles.trouble : styles.calm)}>
          <span>{look.words}</span>
          {look.detail === undefined ? null : <span className={styles.roomy}>{look.detail}</span>}
        </span>
        <VisuallyHidden>{`. ${look.meaning}`}</VisuallyHidden>
      </span>
      {state.kind === 'reconnecting' ? (
        <span className={classNames(styles.count, styles.roomy)}>{`(${state.attempt})`}</span>
      ) : null}
      {look.isTrouble && onRetry !== undefined ? (
        <Button
          size="small"
          variant="quiet"
          icon={<Icon of={RotateCw} size="small" />}
          title="Retry now"
          onClick={onRetry}
          className={styles.retry}
        >
          <span className={styles.roomy}>Retry now</span>
        </Button>
      ) : null}
    </div>
  );
}
