import type { HolderState } from '@tutor/realtime/connection/connection-state';
import type { ConnectionState as ShownState } from '@tutor/ui/shell/connection-status.tsx';
import { describe, expect, test } from 'vitest';
import { shownConnection } from './shown-connection.ts';

const since = Date.UTC(2026, 10, 20, 14, 2);

describe.each<[HolderState, ShownState]>([
  [{ status: 'idle' }, { kind: 'connecting' }],
  [{ status: 'connecting', attempt: 1 }, { kind: 'connecting' }],
  // A first start that fails is as much trouble as a drop.
  [
    { status: 'connecting', attempt: 2 },
    { kind: 'reconnecting', attempt: 2 },
  ],
  [{ status: 'live' }, { kind: 'live' }],
  [
    { status: 'reconnecting', attempt: 1 },
    { kind: 'reconnecting', attempt: 1 },
  ],
  [
    { status: 'gaveUp', since },
    { kind: 'gaveUp', since: new Date(since) },
  ],
  [{ status: 'polling' }, { kind: 'polling' }],
  [
    { status: 'offline', since },
    { kind: 'offline', since: new Date(since) },
  ],
])('a connection that is %o', (state, shown) => {
  test('is said as it is in the tab that holds it', () => {
    expect(shownConnection(state)).toEqual(shown);
  });

  test('is said to the other tabs too; only a live one is just in another tab', () => {
    const elsewhere = shownConnection({ status: 'closedElsewhere', holder: state });
    expect(elsewhere).toEqual(state.status === 'live' ? { kind: 'otherTab' } : shown);
  });
});

const down = Date.UTC(2026, 10, 20, 14, 5);

test.each<[HolderState, ShownState]>([
  [{ status: 'live' }, { kind: 'offline', since: new Date(down) }],
  [
    { status: 'connecting', attempt: 1 },
    { kind: 'offline', since: new Date(down) },
  ],
  // It has said that news do not arrive at once, and since when.
  [
    { status: 'gaveUp', since },
    { kind: 'gaveUp', since: new Date(since) },
  ],
])('while the portal cannot be reached a connection that is %o is not said to be live', (state, shown) => {
  expect(shownConnection(state, down)).toEqual(shown);
  expect(shownConnection({ status: 'closedElsewhere', holder: state }, down)).toEqual(shown);
});
