// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { reloadWhenRestored } from './restored-page.ts';

const navigation = { state: 'idle' };
const reload = vi.fn();
const page = new EventTarget();
vi.stubGlobal('window', {
  addEventListener: page.addEventListener.bind(page),
  location: { reload },
  __remixRouter: { state: { navigation, fetchers: new Map() } },
});
reloadWhenRestored();

afterEach(() => reload.mockReset());

const show = (persisted: boolean) => page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));

test('a page that the browser had kept is loaded anew where it was left in the middle of going somewhere', () => {
  navigation.state = 'loading';
  show(true);
  expect(reload).toHaveBeenCalledOnce();
});

test('one that was left in peace stays as it was, and so does one that has just been loaded', () => {
  navigation.state = 'idle';
  show(true);
  navigation.state = 'loading';
  show(false);
  expect(reload).not.toHaveBeenCalled();
});
