import type { Page } from 'playwright';

/**
 * Chosen things that, under forced colours, differ from the others of their kind by a colour alone. Those with a native box or
 * radio in sight have it to tell them by, and rows that are no choice say in words which is the present one.
 */
export async function chosenByColourAlone(page: Page): Promise<string[]> {
  const differing = await page.evaluate(alikeInShape, false);
  if (differing.length === 0) return [];
  await page.emulateMedia({ forcedColors: 'active' });
  const alike = await page.evaluate(alikeInShape, true);
  await page.emulateMedia({ forcedColors: null });
  return alike.filter((words) => differing.includes(words));
}

/** The words of chosen things: those that look like another of their kind apart from colours, or all that look unlike it. */
function alikeInShape(isAlike: boolean): string[] {
  const chosen = ':is(a, button)[aria-current], [aria-pressed="true"], label:has(:checked)';
  const lookOf = (element: Element): string =>
    [element, ...element.querySelectorAll('*')]
      .flatMap((part) => [null, '::before', '::after'].map((pseudo) => getComputedStyle(part, pseudo)))
      .map((style) => {
        const { content, textDecorationLine, outlineStyle, borderBlockWidth, borderInlineWidth, translate } = style;
        const shape = [content, textDecorationLine, outlineStyle, borderBlockWidth, borderInlineWidth, translate];
        const colours = [style.color, style.backgroundColor, style.borderBlockEndColor];
        return (isAlike ? shape : [...shape, ...colours]).join();
      })
      .join(';');
  const hasNativeMark = (element: Element): boolean => {
    const input = element.querySelector('input');
    return input !== null && getComputedStyle(input).opacity !== '0';
  };
  return [...document.querySelectorAll<HTMLElement>(chosen)]
    .filter((element) => element.className !== '' && element.getClientRects().length > 0 && !hasNativeMark(element))
    .filter((element) => {
      const other = [...document.getElementsByClassName(element.className)].find((one) => !one.matches(chosen));
      return other !== undefined && (lookOf(other) === lookOf(element)) === isAlike;
    })
    .map(({ textContent }) => textContent.slice(0, 40));
}

/** Fields at fault whose border loses its colour under the pointer. */
export async function faultsHiddenByHover(page: Page): Promise<string[]> {
  const found: string[] = [];
  const fields = page.locator(':is([aria-invalid="true"], [data-invalid]):visible');
  const borders = (element: Element): string =>
    [null, '::before'].map((part) => getComputedStyle(element, part).borderBlockStartColor).join();
  for (const field of await fields.all()) {
    const before = await field.evaluate(borders);
    await field.hover({ force: true });
    if ((await field.evaluate(borders)) !== before)
      found.push(await field.evaluate(({ outerHTML }) => outerHTML.slice(0, 120)));
  }
  if ((await fields.count()) > 0) await page.mouse.move(0, 0);
  return found;
}

/**
 * Names that several buttons share: by voice, or in a screen reader's list, nobody can choose between them. A name that does not
 * begin with the words in sight is one that nobody would say. Cells of a grid are named by their place in it, and the two ways
 * to close a dialog do the same.
 */
export async function namesOfNoUse(page: Page): Promise<string[]> {
  return await page.evaluate(() => {
    const plain = (words: string): string => words.replace(/\s+/g, ' ').trim();
    const named = [...document.querySelectorAll<HTMLElement>('button, a[aria-label]')]
      .filter(
        (element) =>
          element.checkVisibility() && element.closest('[inert], [aria-hidden="true"], [role="gridcell"]') === null,
      )
      .map((element) => ({
        isButton: element.matches('button'),
        label: element.ariaLabel,
        // biome-ignore lint/performance/useDomNodeTextContent: hidden words are part of the name and not of what is seen.
        seen: plain(element.innerText),
        name: plain(element.ariaLabel ?? element.textContent ?? ''),
      }));
    const twice = named.filter(
      ({ isButton, name }, index) =>
        isButton && name !== 'Close' && named.some((other, at) => at < index && other.isButton && other.name === name),
    );
    const unsaid = named.filter(
      ({ label, seen, name }) =>
        label !== null && /\p{L}/u.test(seen) && !name.toLowerCase().startsWith(seen.toLowerCase()),
    );
    return [
      ...twice.map(({ name }) => `several are called '${name}'`),
      ...unsaid.map(({ seen, name }) => `'${seen}' is called '${name}'`),
    ];
  });
}

/** What is pressed, opened or searched by and is printed all the same. */
export async function controlsOnPaper(page: Page): Promise<string[]> {
  await page.emulateMedia({ media: 'print' });
  const found = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('button:not([role="gridcell"]), summary, nav, search, [type="submit"]')]
      .filter((element) => element.checkVisibility())
      .map(({ outerHTML }) => outerHTML.slice(0, 120)),
  );
  await page.emulateMedia({ media: null });
  return found;
}
