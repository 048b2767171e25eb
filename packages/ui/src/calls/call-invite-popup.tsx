import { ringMs } from '@tutor/rules/calls/call-limits';
import { callWord } from '@tutor/rules/calls/call-message';
import type { Ring } from '@tutor/rules/calls/ring';
import { spoken } from '@tutor/rules/chat/entry-text';
import { secondsLeft } from '@tutor/rules/time/countdown';
import Phone from 'lucide-react/icons/phone';
import PhoneOff from 'lucide-react/icons/phone-off';
import Video from 'lucide-react/icons/video';
import VideoOff from 'lucide-react/icons/video-off';
import { type FocusEvent, type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { useNow } from '../primitives/behaviour/now.tsx';
import { Button } from '../primitives/buttons/button.tsx';
import { Avatar } from '../primitives/data/avatar.tsx';
import { VisuallyHidden } from '../primitives/layout/visually-hidden.tsx';
import { Icon } from '../theme/icon.tsx';
import * as styles from './call-invite-popup.css.ts';

/** A call that rings, or rang just now. */
export interface InviteItem extends Ring {
  /** `answering`: Accept was pressed, and the service has not said yes yet. `ended`: nothing can be done any more. */
  state: 'ringing' | 'answering' | 'ended';
  /** Why it ended, where 'This call has ended.' is not all. */
  endText?: string | undefined;
}

export interface CallInvitePopupProps {
  invites: readonly InviteItem[];
  /** The browser lets the page make no sound before a press. */
  isSilent?: boolean | undefined;
  /** Called within the press, so that a window may be opened by it. */
  onAccept: (callId: number, options: { withoutCamera: boolean }) => void;
  onDecline: (callId: number) => void;
  /** Takes one that has ended away. */
  onDismiss: (callId: number) => void;
}

/** Leads to the calls that ring, and from there back. */
export const inviteKey = 'F8';

/**
 * Calls that ring, over whatever page there is. They are read out and take no focus (decision 61): F8 leads to them, and Escape
 * back to where one was, without an answer.
 */
export function CallInvitePopup({ invites, isSilent = false, ...on }: CallInvitePopupProps) {
  const region = useRef<HTMLElement>(null);
  const { goBack, watch } = useFocusBack(region, invites);
  const isRinging = invites.some(({ state }) => state === 'ringing');
  useEffect(() => {
    if (isRinging) closeModals();
  }, [isRinging]);
  useEffect(() => {
    const hear = (event: globalThis.KeyboardEvent): void => {
      if (event.key !== inviteKey || event.defaultPrevented) return;
      event.preventDefault();
      const { current } = region;
      if (current?.contains(document.activeElement) === true) return;
      (current?.querySelector<HTMLElement>('[data-accept]') ?? current?.querySelector('button'))?.focus();
    };
    document.addEventListener('keydown', hear);
    return () => document.removeEventListener('keydown', hear);
  }, []);
  const goByEscape = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    goBack();
  };
  return (
    <section
      ref={region}
      aria-label="Calls"
      className={styles.region}
      // A call does not wait until a dialog is closed: react-aria leaves this open to presses and focus.
      data-react-aria-top-layer="true"
      onKeyDown={goByEscape}
      {...watch}
    >
      <VisuallyHidden role="alert">
        {invites.map((invite) => (
          <span key={invite.callId}>{spokenText(invite)}</span>
        ))}
      </VisuallyHidden>
      <ul className={styles.list}>
        {invites.map((invite, index) => (
          <li key={invite.callId} className={styles.card}>
            <Invite {...on} invite={invite} />
            {index === 0 && isSilent && invite.state === 'ringing' ? (
              <p className={styles.silent}>The browser rings only after you have pressed something on this page.</p>
            ) : null}
            {index === 0 && invite.state === 'ringing' ? (
              <p aria-hidden="true" className={styles.hint}>
                {`${inviteKey} leads here by keyboard`}
              </p>
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Closes the browser's own modal dialogs (a tour, a greeting): they keep presses from all that is not in them. */
function closeModals(): void {
  for (const dialog of document.querySelectorAll<HTMLDialogElement>('dialog:modal')) dialog.close();
}

/** Where the focus was before it came here: it goes back there when the call it is on goes away. */
function useFocusBack(region: RefObject<HTMLElement>, invites: readonly InviteItem[]) {
  const cameFrom = useRef<Element | null>(null);
  const isHere = useRef(false);
  const goBack = (): void => {
    const from = cameFrom.current;
    if (from instanceof HTMLElement && from.isConnected) from.focus();
  };
  const goBackRef = useRef(goBack);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever a call comes or goes.
  useEffect(() => {
    if (!isHere.current || region.current?.contains(document.activeElement) === true) return;
    const next = region.current?.querySelector('button');
    if (next) next.focus();
    else {
      isHere.current = false;
      goBackRef.current();
    }
  }, [region, invites]);
  const onFocus = ({ relatedTarget, currentTarget }: FocusEvent): void => {
    isHere.current = true;
    if (relatedTarget !== null && !currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget;
  };
  const onBlur = ({ relatedTarget, currentTarget }: FocusEvent): void => {
    if (relatedTarget !== null && !currentTarget.contains(relatedTarget)) isHere.current = false;
  };
  return { goBack, watch: { onFocus, onBlur } };
}

interface InviteProps extends Omit<CallInvitePopupProps, 'invites' | 'isSilent'> {
  invite: InviteItem;
}

function Invite({ invite, onAccept, onDecline, onDismiss }: InviteProps) {
  const { callId, callerName, callerAvatar, groupName, state } = invite;
  const name = spoken(callerName);
  const isVideo = callWord({ call_type: invite.callType }) === 'Video';
  return (
    <>
      <div className={styles.who}>
        <span className={styles.picture}>
          <Avatar name={name} src={callerAvatar ?? undefined} isDecorative className={styles.avatar} />
          {state === 'ended' ? null : <TimeLeft msLeft={invite.msLeft} />}
        </span>
        <div className={styles.words}>
          <p className={styles.name}>
            <bdi>{name}</bdi>
          </p>
          {groupName === null ? null : (
            <p className={styles.group}>
              <bdi>{spoken(groupName)}</bdi>
            </p>
          )}
          <p className={styles.kind}>
            {state === 'ended' ? null : <Icon of={isVideo ? Video : Phone} size="small" />}
            <span>{state === 'ended' ? (invite.endText ?? endedText) : kindText(invite)}</span>
          </p>
        </div>
      </div>
      {state === 'ended' ? (
        <Button aria-label={`Close: ${name}`} onClick={() => onDismiss(callId)} isFullWidth>
          Close
        </Button>
      ) : (
        <div className={styles.answers}>
          <Button
            aria-label={`Decline: ${name}`}
            icon={<Icon of={PhoneOff} size="small" />}
            onClick={() => onDecline(callId)}
            className={styles.answer}
          >
            Decline
          </Button>
          <Button
            variant="primary"
            data-accept=""
            aria-label={`Accept: ${name}`}
            icon={<Icon of={Phone} size="small" />}
            isPending={state === 'answering'}
            onClick={() => onAccept(callId, { withoutCamera: false })}
            className={styles.answer}
          >
            Accept
          </Button>
          {isVideo && state === 'ringing' ? (
            <Button
              aria-label={`Answer without camera: ${name}`}
              icon={<Icon of={VideoOff} size="small" />}
              onClick={() => onAccept(callId, { withoutCamera: true })}
              className={styles.quietAnswer}
            >
              Answer without camera
            </Button>
          ) : null}
        </div>
      )}
    </>
  );
}

const endedText = 'This call has ended.';

function kindText({ callType }: InviteItem): string {
  return `${callWord({ call_type: callType })} call`;
}

function spokenText(invite: InviteItem): string {
  const name = spoken(invite.callerName);
  if (invite.state === 'ended') return `${name}: ${invite.endText ?? endedText}`;
  const group = invite.groupName === null ? '' : ` to ${spoken(invite.groupName)}`;
  return `${kindText(invite)} from ${name}${group}. Press ${inviteKey} to answer.`;
}

const ring = { viewBox: '0 0 56 56', cx: 28, cy: 28, r: 26.5, pathLength: 100 } as const;

/** A ring that empties, and the seconds for whoever reads them. */
function TimeLeft({ msLeft }: { msLeft: number }) {
  const nowMs = useNow('second').getTime();
  const [told, setTold] = useState({ msLeft, atMs: nowMs });
  // Told anew, it counts from then on.
  if (told.msLeft !== msLeft) setTold({ msLeft, atMs: nowMs });
  const left = secondsLeft(told.atMs + told.msLeft, nowMs);
  const { viewBox, ...circle } = ring;
  return (
    <>
      <svg viewBox={viewBox} className={styles.ring} aria-hidden="true">
        <circle {...circle} className={styles.track} />
        <circle
          {...circle}
          className={styles.left}
          strokeDasharray={`${Math.min(100, (100_000 * left) / ringMs)} 100`}
        />
      </svg>
      <span className={styles.seconds}>{`${left} s`}</span>
    </>
  );
}
