import type { SetDevices } from '@tutor/rules/calls/call';

/** The page of somebody in a call. */
interface InCall {
  CallId: number;
  PeerId: string;
}

/** What a page says of itself. */
export interface PageWord {
  /** Whether it has ever been connected to another page. */
  IsConnected?: boolean | undefined;
  /** Microphone and camera as the person set them. */
  Devices?: SetDevices | undefined;
}

/** Bodies of the calls, as the contract spells them. */
export interface CallBodies {
  invite: {
    ConversationId: number;
    CallType: number;
    ClientId: string;
    PeerId: string;
    People?: number[] | undefined;
  };
  accept: InCall & { Replaces?: string | undefined };
  decline: { CallId: number };
  leave: {
    PeerId: string;
    CallId?: number | undefined;
    /** In place of a call that has no number yet: the key of its invitation. */
    ClientId?: string | undefined;
    MayReturn?: boolean | undefined;
  } & PageWord;
  keep: InCall & { After: number } & PageWord;
  signal: InCall & { ToPeer: string; Number: number; Body: string };
  mine: Record<string, never>;
  iceServers: Record<string, never>;
  doNotDisturb: { IsOn: boolean };
}

export type CallCallName = keyof CallBodies;

/**
 * How a page reaches the service. Replies are parsed by the call client. A call rejects with `RefusedError` where the service says
 * no, with `TooFastError` where it asks to slow down, with `SessionGoneError` where nobody is signed in any more; with anything
 * else where its end is not known.
 */
export type CallCalls = {
  [Name in CallCallName]: (body: CallBodies[Name], signal: AbortSignal) => Promise<unknown>;
};
