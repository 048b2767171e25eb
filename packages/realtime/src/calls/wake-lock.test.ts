import { expect, it } from 'vitest';
import { createWakeLock } from './wake-lock.ts';

function fakeBrowser() {
  const locks: { isHeld: boolean }[] = [];
  const request = async () => {
    const lock = { isHeld: true, release: async () => void Object.assign(lock, { isHeld: false }) };
    locks.push(lock);
    return lock;
  };
  return { part: { request }, held: () => locks.filter(({ isHeld }) => isHeld).length };
}
const settle = () => new Promise((resolve) => setTimeout(resolve));

it('keeps the screen on until it is released, with one lock however often the page is seen again', async () => {
  const { part, held } = fakeBrowser();
  const lock = createWakeLock(part);
  lock.hold();
  await settle();
  lock.hold();
  await settle();
  expect(held()).toBe(1);
  lock.release();
  await settle();
  expect(held()).toBe(0);
});

it('gives back a lock that comes after its end', async () => {
  const { part, held } = fakeBrowser();
  const lock = createWakeLock(part);
  lock.hold();
  lock.release();
  await settle();
  expect(held()).toBe(0);
});

it('hurts no call where the browser has none, or refuses', async () => {
  createWakeLock(undefined).hold();
  createWakeLock({ request: () => Promise.reject(new DOMException('hidden', 'NotAllowedError')) }).hold();
  await settle();
});
