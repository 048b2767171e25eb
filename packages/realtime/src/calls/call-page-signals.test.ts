import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { browserCallPage } from './call-page-signals.ts';

/** As Chromium has it on a phone. */
class FakeConnection extends EventTarget {
  type = 'wifi';
}

let connection: FakeConnection;
let page: EventTarget;

beforeEach(() => {
  connection = new FakeConnection();
  page = new EventTarget();
  vi.stubGlobal('navigator', { connection });
  vi.stubGlobal('window', page);
  vi.stubGlobal('document', new EventTarget());
});

afterEach(() => vi.unstubAllGlobals());

it('another network is told, a new estimate of its speed is not', () => {
  const onNetwork = vi.fn();
  const end = browserCallPage.listen({ onGoing() {}, onVisible() {}, onNetwork });
  connection.dispatchEvent(new Event('change'));
  expect(onNetwork).not.toHaveBeenCalled();
  connection.type = 'cellular';
  connection.dispatchEvent(new Event('change'));
  page.dispatchEvent(new Event('online'));
  expect(onNetwork).toHaveBeenCalledTimes(2);
  end();
  page.dispatchEvent(new Event('online'));
  expect(onNetwork).toHaveBeenCalledTimes(2);
});
