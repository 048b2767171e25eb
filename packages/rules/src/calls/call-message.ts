/** What a call message says (decisions, chat): `actionType` 1 to 7. */
export const callActions = {
  invite: 1,
  accept: 2,
  reject: 3,
  cancel: 4,
  hangUp: 5,
  busy: 6,
  timeout: 7,
} as const;

/** Why a line is busy: `line_busy`. */
export const lineBusy = { inCall: 1, inClass: 2, doNotDisturb: 3 } as const;

interface CallMessage {
  actionType: number;
  call_type?: number | null | undefined;
  call_end?: number | null | undefined;
  line_busy?: number | null | undefined;
}

/** 'Audio' for call_type 1, 'Video' for any other (specification, growth §3). */
export function callWord({ call_type }: Pick<CallMessage, 'call_type'>): 'Audio' | 'Video' {
  return call_type === 1 ? 'Audio' : 'Video';
}

/** Seconds as minutes and seconds, with hours where there are any: 65 is '01:05'. */
export function callDuration(seconds: number): string {
  const whole = Number.isFinite(seconds) ? Math.max(0, Math.floor(seconds)) : 0;
  const parts = [Math.floor(whole / 3_600), Math.floor(whole / 60) % 60, whole % 60];
  return (parts[0] === 0 ? parts.slice(1) : parts).map((part) => String(part).padStart(2, '0')).join(':');
}

const busyWords: Readonly<Record<number, string>> = {
  [lineBusy.inCall]: 'in another call',
  [lineBusy.inClass]: 'in class',
  [lineBusy.doNotDisturb]: 'do not disturb',
};

/** Whether a call message tells those who were called of a call that they know nothing of. */
export function isMissedCall({ actionType }: Pick<CallMessage, 'actionType'>): boolean {
  return actionType === callActions.cancel || actionType === callActions.busy || actionType === callActions.timeout;
}

/** Whether a call message is of a call that is over without a talk: then one may want to call again. */
export function isCallInVain({ actionType, call_end }: CallMessage): boolean {
  if (actionType === callActions.hangUp) return call_end === null;
  return actionType >= callActions.reject && actionType <= callActions.timeout;
}

/** A missed call in the words of those who were called: 'Missed video call'. */
export function missedCallText(message: CallMessage): string {
  return `Missed ${callWord(message).toLowerCase()} call`;
}

const ownBusyWords: Readonly<Record<number, string>> = {
  [lineBusy.inCall]: 'you were in another call',
  [lineBusy.inClass]: 'you were in class',
  [lineBusy.doNotDisturb]: '“Do not disturb” was on',
};

/** A call message in the words of its reader: 'You missed Chloé's video call'. `caller` is undefined for who called. */
export function callLine(message: CallMessage, caller: string | undefined): string {
  if (caller === undefined) return callText(message);
  const call = `${caller}'s ${callWord(message).toLowerCase()} call`;
  switch (message.actionType) {
    case callActions.reject:
      return `You declined ${call}`;
    case callActions.cancel:
    case callActions.timeout:
      return `You missed ${call}`;
    case callActions.busy: {
      const why = ownBusyWords[message.line_busy ?? 0];
      return why === undefined ? `You missed ${call}` : `You missed ${call}: ${why}`;
    }
    default:
      return callText(message);
  }
}

/** A call message in words: 'Video call, 01:05'. Action types that are not known have their words, too. */
export function callText(message: CallMessage): string {
  const call = `${callWord(message)} call`;
  switch (message.actionType) {
    case callActions.invite:
      return `${call}: ringing`;
    case callActions.accept:
      return `${call}: answered`;
    case callActions.reject:
      return `${call}: declined`;
    case callActions.cancel:
      return `${call}: cancelled`;
    case callActions.hangUp:
      // Answered, and the pages never reached each other: nobody talked.
      if (message.call_end === null) return `${call}: not connected`;
      return `${call}, ${callDuration(message.call_end ?? 0)}`;
    case callActions.busy: {
      const why = busyWords[message.line_busy ?? 0];
      return why === undefined ? `${call}: line busy` : `${call}: line busy, ${why}`;
    }
    case callActions.timeout:
      return `${call}: no answer`;
    default:
      return call;
  }
}
