import type { BodiesOf, CallsArea } from '../service/ask.ts';

/** Bodies of the requests about calls, as the contract spells them. */
export type CallBodies = BodiesOf<CallsArea>;

/** What a page says of itself. */
export type PageWord = Pick<CallBodies['keep'], 'IsConnected' | 'Devices'>;

export type CallAskName = keyof CallBodies;

/**
 * How a page reaches the service. Replies are parsed by the call client. A request rejects with `RefusedError` where the service says
 * no, with `TooFastError` where it asks to slow down, with `SessionGoneError` where nobody is signed in any more; with anything
 * else where its end is not known.
 */
export type CallAsks = {
  [Name in CallAskName]: (body: CallBodies[Name], signal: AbortSignal) => Promise<unknown>;
};
