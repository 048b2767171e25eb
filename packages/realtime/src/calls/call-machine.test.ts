import { callActions } from '@tutor/rules/calls/call-message';
import { inCallElsewhereMessage } from '@tutor/rules/calls/call-words';
import { describe, expect, it } from 'vitest';
import { answeredCall, calleeId, callerId, endedCall, pageKey, participant, ringingCall } from '../../testing/calls.ts';
import { type CallEvent, type CallState, newCallState, nextCallState } from './call-machine.ts';

const own = { personId: callerId, peerId: pageKey(1) };

function after(...events: CallEvent[]): CallState {
  return events.reduce((state, event) => nextCallState(state, event, own), newCallState);
}

const admitted: CallEvent = { type: 'admitted', call: ringingCall() };
const answered: CallEvent = { type: 'record', call: answeredCall() };
const connected: CallEvent = { type: 'connected' };

describe('the phase of a call', () => {
  it.each<[string, CallEvent[]]>([
    ['preparing', []],
    ['preparing', [{ type: 'record', call: ringingCall() }]],
    ['calling', [admitted]],
    ['joining', [admitted, answered]],
    ['inCall', [admitted, answered, connected]],
    ['ended', [admitted, answered, connected, { type: 'record', call: endedCall(callActions.hangUp) }]],
    ['ended', [{ type: 'record', call: endedCall(callActions.cancel) }]],
    ['ended', [{ type: 'refused', message: 'You may not call.' }]],
  ])('is %s', (phase, events) => {
    expect(after(...events).phase).toBe(phase);
  });

  it('stays inCall while a lost connection is being restored', () => {
    const again: CallEvent = { type: 'record', call: answeredCall({ version: 5 }) };
    expect(after(admitted, answered, connected, again).phase).toBe('inCall');
  });
});

describe('the record', () => {
  it('never goes back to an older version', () => {
    const state = after(admitted, { type: 'record', call: endedCall(callActions.hangUp) }, answered);
    expect(state).toMatchObject({ phase: 'ended', call: { version: 3 } });
  });

  it('of another call changes nothing', () => {
    const state = after(admitted, { type: 'record', call: endedCall(callActions.hangUp, { id: 8 }) });
    expect(state).toMatchObject({ phase: 'calling', call: { id: 7 } });
  });

  it.each([
    [callActions.reject, 'Video call: declined'],
    [callActions.cancel, 'Video call: cancelled'],
    [callActions.hangUp, 'Video call, 01:05'],
    [callActions.timeout, 'Video call: no answer'],
  ])('that ended with action %i says "%s"', (action, text) => {
    const state = after(admitted, { type: 'record', call: endedCall(action) });
    expect(state.end).toEqual({ kind: 'over', action, title: 'This call has ended.', text, seconds: 65 });
  });

  it('says why a line is busy', () => {
    const call = endedCall(callActions.busy, { version: 1, lineBusy: 2, seconds: null });
    expect(after({ type: 'admitted', call }).end).toMatchObject({ text: 'Video call: line busy, in class' });
  });
});

/** The record of a page that came back: the person has been seen and heard. */
const talkedBefore: CallEvent = {
  type: 'record',
  call: answeredCall({
    version: 3,
    people: [
      participant(callerId, { peerId: pageKey(1), hasConnected: true }),
      participant(calleeId, { peerId: pageKey(2) }),
    ],
  }),
};

describe('an end of this page alone', () => {
  const people = (me: ReturnType<typeof participant>) => [me, participant(calleeId, { peerId: pageKey(2) })];

  it('comes where the person is in the call on another page', () => {
    const call = answeredCall({ people: people(participant(callerId, { peerId: pageKey(9) })) });
    expect(after(admitted, { type: 'record', call }).end?.kind).toBe('elsewhere');
  });

  it('comes where the service says so to a page that wanted to join', () => {
    const refused: CallEvent = { type: 'refused', message: inCallElsewhereMessage };
    expect(after(refused).end).toMatchObject({ kind: 'elsewhere', title: inCallElsewhereMessage });
  });

  it.each<[CallEvent[], string]>([
    [[{ type: 'hungUp' }], 'You cancelled the call.'],
    [[admitted, { type: 'hungUp' }], 'You cancelled the call.'],
    [[admitted, answered, connected, { type: 'hungUp' }], 'You left the call.'],
    [[admitted, answered, connected, { type: 'lost' }], 'The connection was lost and could not be restored.'],
    [[admitted, answered, { type: 'lost' }], 'Your networks could not reach each other.'],
    [[admitted, talkedBefore, { type: 'lost' }], 'The connection was lost and could not be restored.'],
    [[{ type: 'refused', message: 'You may not call.' }], 'You may not call.'],
    [[{ type: 'failed' }], 'The call could not be started.'],
    [[admitted, { type: 'signedOut' }], 'You are signed out.'],
  ])('after %j never says that a call has ended which may go on', (events, title) => {
    expect(after(...events).end?.title).toBe(title);
  });

  it.each<[CallEvent[], number | null, string]>([
    [[connected, { type: 'lost' }], 65, 'Video call, 01:05'],
    [[talkedBefore, { type: 'lost' }], 65, 'Video call, 01:05'],
    [
      [{ type: 'lost' }],
      null,
      'Nobody was seen or heard. Call again, or use another network, such as that of a phone.',
    ],
  ])('by %j keeps its cause when the record has ended, with the length of the record', (causes, seconds, text) => {
    const ending: CallEvent = { type: 'record', call: endedCall(callActions.hangUp, { version: 4, seconds }) };
    const before = after(admitted, answered, ...causes).end;
    expect(after(admitted, answered, ...causes, ending).end).toEqual({
      ...before,
      action: callActions.hangUp,
      seconds,
      text,
    });
  });

  it('comes where the service has heard nothing of the page for too long', () => {
    const call = answeredCall({ people: people(participant(callerId, { state: 'left' })) });
    expect(after(admitted, { type: 'record', call }).end?.kind).toBe('dropped');
  });

  it('is not read from a version before this page was admitted', () => {
    expect(after({ type: 'record', call: ringingCall({ people: [participant(calleeId)] }) }).end).toBeUndefined();
  });

  it('gives way to the end of the record', () => {
    const ending: CallEvent = { type: 'record', call: endedCall(callActions.hangUp) };
    expect(after(admitted, answered, { type: 'hungUp' }).end).toMatchObject({ kind: 'left', seconds: null });
    expect(after(admitted, answered, { type: 'hungUp' }, ending).end).toMatchObject({ kind: 'over', seconds: 65 });
  });

  it('is final: nothing takes the page back into the call', () => {
    const state = after(admitted, { type: 'hungUp' }, answered, connected, { type: 'lost' });
    expect(state).toMatchObject({ phase: 'ended', end: { kind: 'left' } });
  });
});
