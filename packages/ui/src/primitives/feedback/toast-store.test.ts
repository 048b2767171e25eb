import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createToastStore, historyLimit, toastMs, visibleLimit } from './toast-store.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 20, 1, 10) });
});
afterEach(() => {
  vi.useRealTimers();
});

const messages = (store: ReturnType<typeof createToastStore>) => store.getState().visible.map((toast) => toast.message);

describe('a toast', () => {
  test.each([
    ['info', 4_000],
    ['success', 4_000],
    ['error', 8_000],
  ] as const)('of tone %s stays %i ms and not one more', (tone, ms) => {
    const store = createToastStore();
    store.add({ tone, message: 'Saved' });
    expect(toastMs[tone]).toBe(ms);
    vi.advanceTimersByTime(ms - 1);
    expect(messages(store)).toEqual(['Saved']);
    vi.advanceTimersByTime(1);
    expect(messages(store)).toEqual([]);
  });

  test('with the words of one that stands is not doubled, and starts the time again', () => {
    const store = createToastStore();
    const first = store.add({ tone: 'error', message: 'Links seem to get inaccessible.' });
    vi.advanceTimersByTime(7_000);
    expect(store.add({ tone: 'error', message: 'Links seem to get inaccessible.' })).toBe(first);
    vi.advanceTimersByTime(7_000);
    expect(messages(store)).toEqual(['Links seem to get inaccessible.']);
    vi.advanceTimersByTime(1_000);
    expect(messages(store)).toEqual([]);
    expect(store.getState().history).toHaveLength(1);
  });

  test('with the same words but another tone is another toast', () => {
    const store = createToastStore();
    store.add({ tone: 'error', message: 'Done' });
    store.add({ tone: 'info', message: 'Done' });
    expect(messages(store)).toEqual(['Done', 'Done']);
  });

  test('can be dismissed once; dismissing it again changes nothing', () => {
    const store = createToastStore();
    const id = store.add({ tone: 'info', message: 'Saved' });
    const onChange = vi.fn();
    store.subscribe(onChange);
    store.dismiss(id);
    store.dismiss(id);
    expect(messages(store)).toEqual([]);
    expect(onChange).toHaveBeenCalledTimes(1);
  });
});

describe('pausing', () => {
  test('keeps what was left of the time', () => {
    const store = createToastStore();
    store.add({ tone: 'info', message: 'Saved' });
    vi.advanceTimersByTime(3_000);
    store.pause('hover');
    vi.advanceTimersByTime(60_000);
    expect(messages(store)).toEqual(['Saved']);
    store.resume('hover');
    vi.advanceTimersByTime(999);
    expect(messages(store)).toEqual(['Saved']);
    vi.advanceTimersByTime(1);
    expect(messages(store)).toEqual([]);
  });

  test('ends only when its last reason is gone', () => {
    const store = createToastStore();
    store.add({ tone: 'info', message: 'Saved' });
    store.pause('hover');
    store.pause('focus');
    store.resume('hover');
    vi.advanceTimersByTime(60_000);
    expect(messages(store)).toEqual(['Saved']);
    store.resume('focus');
    vi.advanceTimersByTime(4_000);
    expect(messages(store)).toEqual([]);
  });

  test('holds for toasts that come meanwhile', () => {
    const store = createToastStore();
    store.pause('hidden');
    store.add({ tone: 'info', message: 'New message' });
    vi.advanceTimersByTime(60_000);
    expect(messages(store)).toEqual(['New message']);
    store.resume('hidden');
    vi.advanceTimersByTime(4_000);
    expect(messages(store)).toEqual([]);
  });
});

describe('the list', () => {
  test('shows at most the limit, the oldest giving way', () => {
    const store = createToastStore();
    for (let number = 0; number <= visibleLimit; number += 1) store.add({ tone: 'info', message: `Message ${number}` });
    expect(messages(store)).toHaveLength(visibleLimit);
    expect(messages(store)[0]).toBe('Message 1');
  });

  test('remembers past toasts, newest first, with their time, up to the limit', () => {
    const store = createToastStore();
    for (let number = 0; number <= historyLimit; number += 1) store.add({ tone: 'info', message: `Message ${number}` });
    vi.advanceTimersByTime(60_000);
    const { history, visible } = store.getState();
    expect(visible).toEqual([]);
    expect(history).toHaveLength(historyLimit);
    expect(history[0]).toMatchObject({ message: `Message ${historyLimit}`, atMs: Date.UTC(2026, 10, 20, 1, 10) });
    expect(history.at(-1)?.message).toBe('Message 1');
  });

  test('tells who listens, until they stop', () => {
    const store = createToastStore();
    const onChange = vi.fn();
    const stop = store.subscribe(onChange);
    store.add({ tone: 'info', message: 'One' });
    stop();
    store.add({ tone: 'info', message: 'Two' });
    expect(onChange).toHaveBeenCalledTimes(1);
  });
});
