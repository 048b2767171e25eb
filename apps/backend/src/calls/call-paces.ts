import type { calls } from '@tutor/api/calls/calls';
import type { AreaPaces } from '../http/take-pace.ts';

const ofOneCall = { needsNone: 'changes a call that is there; invitations, of which each begins one, have a pace' };

/** The pace of each call about audio and video calls. */
export const callPaces: AreaPaces<typeof calls> = {
  invite: { needsNone: 'counted under the lock of its caller (invite-to-call.ts)' },
  accept: ofOneCall,
  decline: ofOneCall,
  leave: ofOneCall,
  keep: { needsNone: 'a heartbeat of a page that is in a call' },
  signal: { needsNone: 'counted with the signals of its page (call-signals.ts)' },
  mine: { needsNone: 'reads what is one’s own' },
  iceServers: { needsNone: 'makes credentials for oneself without a query' },
  doNotDisturb: { needsNone: 'changes a mark of one’s own' },
};
