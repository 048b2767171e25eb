import { bodyOf } from '../service/answer.ts';
import type { AskUnread, CallsArea } from '../service/ask.ts';
import type { CallAskName, CallAsks, CallBodies } from './call-asks.ts';

/** The requests about calls over one function that takes their names in the contract. */
export function callAsksOver(ask: AskUnread<CallsArea>): CallAsks {
  const named =
    <Name extends CallAskName>(name: Name) =>
    async (body: CallBodies[Name], signal: AbortSignal): Promise<unknown> =>
      bodyOf(await ask(name, body, signal));
  return {
    invite: named('invite'),
    accept: named('accept'),
    decline: named('decline'),
    leave: named('leave'),
    keep: named('keep'),
    signal: named('signal'),
    mine: named('mine'),
    iceServers: named('iceServers'),
    doNotDisturb: named('doNotDisturb'),
  };
}
