import { afterEach, expect, test, vi } from 'vitest';
import { confirm, getOpenConfirm, subscribeToConfirm } from './confirm-store.ts';

const question = { title: 'Log out?', message: 'Drafts stay.' };
let stop = (): void => {};
afterEach(() => stop());

test('a question without a host on the page is an error, not an endless wait', () => {
  expect(() => confirm(question)).toThrow('ConfirmDialogHost');
});

test('a question is open until it is settled, and resolves with the answer', async () => {
  const onChange = vi.fn();
  stop = subscribeToConfirm(onChange);
  const answer = confirm(question);
  expect(getOpenConfirm()?.request).toEqual(question);
  getOpenConfirm()?.settle(true);
  expect(await answer).toBe(true);
  expect(getOpenConfirm()).toBeUndefined();
  expect(onChange).toHaveBeenCalledTimes(2);
});

test('a second question while one is open is refused, and the first stays', async () => {
  stop = subscribeToConfirm(() => {});
  const first = confirm(question);
  expect(await confirm({ title: 'Another?', message: '' })).toBe(false);
  expect(getOpenConfirm()?.request).toEqual(question);
  getOpenConfirm()?.settle(false);
  expect(await first).toBe(false);
});

test('after an answer the next question can be asked', async () => {
  stop = subscribeToConfirm(() => {});
  const first = confirm(question);
  getOpenConfirm()?.settle(false);
  await first;
  const second = confirm(question);
  getOpenConfirm()?.settle(true);
  expect(await second).toBe(true);
});

test('when the host leaves the page the open question is refused', async () => {
  const leave = subscribeToConfirm(() => {});
  const answer = confirm(question);
  leave();
  expect(await answer).toBe(false);
});
