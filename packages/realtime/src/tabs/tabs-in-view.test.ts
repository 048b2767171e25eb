// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { FakeBrowser, type FakeTab } from '../../testing/fake-browser.ts';
import { type TabsInView, watchTabsInView } from './tabs-in-view.ts';

let browser: FakeBrowser;
beforeEach(() => {
  browser = new FakeBrowser();
});

function open(isVisible = true): { tab: FakeTab; inView: TabsInView } {
  const tab = browser.openTab();
  tab.isVisible = isVisible;
  return { tab, inView: watchTabsInView({ locks: tab.locks, page: tab.page }) };
}

/** Asked in turn of each, once what was just done has come through. */
async function seenBy(...tabs: readonly { inView: TabsInView }[]): Promise<boolean[]> {
  await new Promise((resolve) => setTimeout(resolve));
  return Promise.all(tabs.map(({ inView }) => inView.hasAny()));
}

describe('the tabs in view', () => {
  it('are known to every tab of the browser, as they are shown and hidden', async () => {
    const [first, second, hidden] = [open(), open(), open(false)];
    expect(await seenBy(first, second, hidden)).toEqual([true, true, true]);
    first.tab.setVisible(false);
    expect(await seenBy(first, second, hidden)).toEqual([true, true, true]);
    second.tab.setVisible(false);
    expect(await seenBy(first, second, hidden)).toEqual([false, false, false]);
    hidden.tab.setVisible(true);
    expect(await seenBy(first, second, hidden)).toEqual([true, true, true]);
  });

  it('lose one that is killed, and one that stops', async () => {
    const [killed, stopped, hidden] = [open(), open(), open(false)];
    killed.tab.kill();
    expect(await seenBy(hidden)).toEqual([true]);
    stopped.inView.stop();
    expect(await seenBy(hidden)).toEqual([false]);
    // Nothing of it is heard any more.
    stopped.tab.setVisible(true);
    expect(await seenBy(hidden)).toEqual([false]);
  });

  it('do not count one that is woken and still hidden', async () => {
    const [woken, hidden] = [open(false), open(false)];
    woken.tab.wakeHidden();
    expect(await seenBy(woken, hidden)).toEqual([false, false]);
  });

  it('are this one alone where the browser cannot tell', async () => {
    const refused = {
      request: () => Promise.reject(new Error('refused')),
      query: () => Promise.reject(new Error('no')),
    };
    const [seen, hidden] = [browser.openTab(), browser.openTab()];
    hidden.isVisible = false;
    for (const locks of [undefined, refused]) {
      expect(await watchTabsInView({ locks, page: seen.page }).hasAny()).toBe(true);
      expect(await watchTabsInView({ locks, page: hidden.page }).hasAny()).toBe(false);
    }
  });
});
