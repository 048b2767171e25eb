import type { Call, Participant } from '@tutor/rules/calls/call';

export const callerId = 1;
export const calleeId = 2;

/** A key of a page, by a number. */
export const pageKey = (number: number): string => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

export function participant(personId: number, more: Partial<Participant> = {}): Participant {
  const state = more.peerId == null ? 'invited' : 'joined';
  const name = `Person ${personId}`;
  const fresh = { avatar: null, peerId: null, isHeard: true, devices: null, hasConnected: false };
  return { personId, name, state, ...fresh, ...more };
}

/** A video call of person 1, on page 1, that rings at person 2. */
export function ringingCall(more: Partial<Call> = {}): Call {
  return {
    id: 7,
    version: 1,
    conversationId: 10,
    isGroup: false,
    callerId,
    callType: 2,
    state: 'ringing',
    people: [participant(callerId, { peerId: pageKey(1) }), participant(calleeId)],
    startedAt: '2026-11-26T08:00:00.000Z',
    ringsUntil: '2026-11-26T08:00:30.000Z',
    answeredAt: null,
    endedAt: null,
    endAction: null,
    lineBusy: null,
    seconds: null,
    ...more,
  };
}

/** The same call, answered on page 2. */
export function answeredCall(more: Partial<Call> = {}): Call {
  return ringingCall({
    version: 2,
    state: 'active',
    answeredAt: '2026-11-26T08:00:05.000Z',
    people: [participant(callerId, { peerId: pageKey(1) }), participant(calleeId, { peerId: pageKey(2) })],
    ...more,
  });
}

export function endedCall(endAction: number, more: Partial<Call> = {}): Call {
  const endedAt = '2026-11-26T08:01:10.000Z';
  return answeredCall({ version: 3, state: 'ended', endedAt, endAction, seconds: 65, ...more });
}
