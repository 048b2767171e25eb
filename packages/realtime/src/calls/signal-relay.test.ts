import { expect, it, vi } from 'vitest';
import { pageKey } from '../../testing/calls.ts';
import { openChannel } from '../browser/tab-environment.ts';
import { onPassedSignals, passSignalsOn } from './signal-relay.ts';

const signal = { seq: 1, fromPerson: 1, fromPeer: pageKey(1), toPeer: pageKey(2), body: '{}' };

it('signals of one tab reach the call’s window in another, and whatever else is said there does not', async () => {
  const taken: unknown[] = [];
  const stop = onPassedSignals((signals) => void taken.push(signals));
  const other = openChannel('call-signals', () => {});
  for (const message of [
    null,
    'signals',
    { callId: 7, signals: [] },
    { callId: 7, signals: [{ ...signal, seq: 'x' }] },
  ])
    other?.post(message);
  passSignalsOn({ callId: 7, signals: [signal] });
  await vi.waitFor(() => expect(taken).toEqual([{ callId: 7, signals: [signal] }]));
  stop();
  other?.close();
});
