import { bodyOf, type CallAnswer } from '../chat/calls-over.ts';
import type { CallBodies, CallCallName, CallCalls } from './call-calls.ts';

export interface CallCallsOverOptions {
  ask: <Name extends CallCallName>(name: Name, body: CallBodies[Name], signal: AbortSignal) => Promise<CallAnswer>;
}

/** The calls of a call over one that takes their names in the contract. */
export function callCallsOver({ ask }: CallCallsOverOptions): CallCalls {
  const call =
    <Name extends CallCallName>(name: Name) =>
    async (body: CallBodies[Name], signal: AbortSignal): Promise<unknown> =>
      bodyOf(await ask(name, body, signal));
  return {
    invite: call('invite'),
    accept: call('accept'),
    decline: call('decline'),
    leave: call('leave'),
    keep: call('keep'),
    signal: call('signal'),
    mine: call('mine'),
    iceServers: call('iceServers'),
    doNotDisturb: call('doNotDisturb'),
  };
}
