import { expect, it, vi } from 'vitest';
import { createKnownConnection } from './known-connection.ts';

function setUp({ isHolder = true } = {}) {
  const tab = { isHolder, now: 1_000 };
  const onChange = vi.fn();
  const known = createKnownConnection({ isHolder: () => tab.isHolder, now: () => tab.now, onChange });
  return { tab, known, onChange };
}

it('is told in the tab that holds it as it is, and elsewhere as the holder’s', () => {
  const { tab, known } = setUp();
  known.setOwn({ status: 'live' });
  expect(known.state()).toEqual({ status: 'live' });
  tab.isHolder = false;
  known.setReleased();
  expect(known.state()).toEqual({ status: 'closedElsewhere', holder: { status: 'connecting', attempt: 1 } });
  known.setTold({ status: 'reconnecting', attempt: 2 });
  expect(known.state()).toEqual({ status: 'closedElsewhere', holder: { status: 'reconnecting', attempt: 2 } });
});

it('is polled from giving up until it is live again, whatever is tried meanwhile', () => {
  const { known } = setUp();
  expect(known.isPolling()).toBe(false);
  known.setOwn({ status: 'gaveUp', since: 1_000 });
  known.setOwn({ status: 'reconnecting', attempt: 1 });
  expect(known.isPolling()).toBe(true);
  known.setOwn({ status: 'live' });
  expect(known.isPolling()).toBe(false);
});

it('is offline since the first poll without an answer, and only where it is polled', () => {
  const { tab, known } = setUp();
  known.setOwn({ status: 'reconnecting', attempt: 1 });
  known.setReached(false);
  expect(known.shared()).toEqual({ status: 'reconnecting', attempt: 1 });
  tab.now = 2_000;
  known.setReached(false);
  known.setOwn({ status: 'polling' });
  expect(known.shared()).toEqual({ status: 'offline', since: 1_000 });
  known.setReachedElsewhere();
  expect(known.shared()).toEqual({ status: 'polling' });
});

it('is failing while live at the second catch-up in a row without an answer; a drop counts anew', () => {
  const { known } = setUp();
  known.setOwn({ status: 'live' });
  known.setReached(false);
  expect(known.isFailingWhileLive()).toBe(false);
  known.setReached(false);
  expect(known.isFailingWhileLive()).toBe(true);
  known.setOwn({ status: 'reconnecting', attempt: 1 });
  known.setOwn({ status: 'live' });
  known.setReached(false);
  expect(known.isFailingWhileLive()).toBe(false);
});

it('every change is shown and told, and as often as asked for', () => {
  const { known, onChange } = setUp();
  known.setOwn({ status: 'live' });
  known.setReached(true);
  known.tell();
  expect(onChange).toHaveBeenCalledTimes(3);
});
