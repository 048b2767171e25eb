import type { BrowserContext } from '@playwright/test';

/**
 * Does to every page of a context what the translator of Chrome does: it puts `<font>` elements in the place of text nodes, and in
 * the place of those that come later. The words stay, so that a test reads what a tutor would read in another language.
 */
export async function translatePages(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const isLeftAlone = (element: Element | null): boolean =>
      element === null || element.closest('head, script, style, textarea, option, font') !== null;
    const translate = (text: Text): void => {
      if (text.data.trim() === '' || isLeftAlone(text.parentElement)) return;
      const outer = document.createElement('font');
      outer.append(document.createElement('font'));
      outer.firstElementChild?.append(text.data);
      text.replaceWith(outer);
    };
    const translateAll = (node: Node): void => {
      const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      for (let at: Node | null = node; at !== null; at = walker.nextNode()) if (at instanceof Text) texts.push(at);
      for (const text of texts) translate(text);
    };
    const follow = (records: MutationRecord[]): void => {
      for (const { type, target, addedNodes } of records) {
        if (type === 'characterData' && target.isConnected) translateAll(target);
        for (const node of addedNodes) if (node.isConnected) translateAll(node);
      }
    };
    // The language of a page is found once the page has loaded, which is after React has taken it over.
    const isTakenOver = (): boolean => {
      const [key] = Object.keys(document).filter((name) => name.startsWith('__reactContainer$'));
      return key !== undefined && Reflect.get(document, key).stateNode.current.memoizedState.isDehydrated === false;
    };
    const start = (): void => {
      if (!isTakenOver()) {
        requestAnimationFrame(start);
        return;
      }
      translateAll(document.body);
      new MutationObserver(follow).observe(document.body, { subtree: true, childList: true, characterData: true });
      document.documentElement.classList.add('translated-ltr');
    };
    start();
  });
}
