import { expect, type Locator, type Page, type Request } from '@playwright/test';
import type { Tutor } from '../stack/control.ts';

// The portal's controls by what a tutor hears or reads. One place, because most journeys begin with the same few.

export const accountField = (page: Page): Locator => page.getByRole('textbox', { name: 'Account' });
export const passwordField = (page: Page): Locator => page.getByLabel('Password', { exact: true });
export const signInButton = (page: Page): Locator => page.getByRole('button', { name: 'Sign in', exact: true });

/** Fills and sends the sign-in form. */
export async function signInByForm(
  page: Page,
  { account, password }: Pick<Tutor, 'account' | 'password'>,
): Promise<void> {
  await accountField(page).fill(account);
  await passwordField(page).fill(password);
  await signInButton(page).click();
}

/** What the server says to a refused sign-in. */
export const signInRefusal = (page: Page): Locator => page.getByRole('region', { name: 'You are not signed in' });

/** The header's way to the messages; its name carries the unread count. */
export const messageLink = (page: Page): Locator => page.getByRole('banner').getByRole('link', { name: /^Message/ });

/** Its name with so many unread. */
export const unreadName = (count: number): string => (count === 0 ? 'Message' : `Message, ${count} unread`);

/** The state of the live connection, in the header. */
export const connection = (page: Page): Locator => page.getByRole('banner').getByRole('status');

/** Waits until news reaches this page at once. */
export const liveText = /^Live/;

/** A short message at the edge of the screen. */
export const toast = (page: Page, text: string | RegExp): Locator =>
  page.getByRole('region', { name: /notification/i }).getByText(text);

/** The dashboard's first card: the class that comes next, or the one that has begun. */
export const nextClass = (page: Page): Locator =>
  page.getByRole('region', { name: /^(Next class|Now|Class in progress)/ });

/** The dashboard's card with confirmations, remarks and notices that wait. */
export const needsAnswer = (page: Page): Locator => page.getByRole('region', { name: /^Waiting for you/ });
/** The dialog with the classes that wait for a confirmation; it opens by itself. */
export const questions = (page: Page): Locator => page.getByRole('dialog', { name: /^Can you teach/ });

/** Waits for that dialog and closes it, so that the page can be used. */
export async function putOffQuestions(page: Page): Promise<void> {
  await questions(page).getByRole('button', { name: 'Later' }).click();
  await questions(page).waitFor({ state: 'detached' });
}

/** The Yes of the question about one student's class. */
export const yesTo = (page: Page, studentName: string): Locator =>
  needsAnswer(page)
    .getByRole('listitem')
    .filter({ hasText: studentName })
    .getByRole('button', { name: /^(Try )?Yes/ });

/** The dates that the class table shows. */
export const shownDays = (page: Page): Locator =>
  page.getByRole('main').getByRole('heading', { level: 2, name: /\b20\d\d$/ });

export const clockInButton = (page: Page): Locator =>
  page.getByRole('main').getByRole('button', { name: /^(Clock In|Clocked In|Late)$/ });

/** Messages of the conversation that is open, and where one writes in it. */
export const chatLines = (page: Page): Locator => page.getByRole('log').getByRole('article');
export const chatField = (page: Page): Locator => page.getByRole('textbox', { name: /^Message to/ });

/** Writes into the conversation that is open and sends it. */
export async function sayInChat(page: Page, text: string): Promise<void> {
  await chatField(page).fill(text);
  await chatField(page).press('Enter');
}

/** Opens the menu of the tutor; the ordinary template's family name is on it. */
export const userMenu = (page: Page): Locator => page.getByRole('banner').getByRole('button', { name: /Santos/ });

/** Opens the user menu and leaves. */
export async function signOut(page: Page): Promise<void> {
  await userMenu(page).click();
  await page.getByRole('button', { name: 'Log Out' }).click();
}

/** What the form of this route needs in order to be sent has been loaded, as it is in an idle moment: before, a lost line reloads. */
export async function expectReadyToSend(page: Page, route: string): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => Object.keys(Reflect.get(window, '__remixRouteModules'))))
    .toContain(route);
}

/** Keeps what the browser asks for under `url` from coming until the returned function is called: a very slow line. */
export async function holdRequests(page: Page, url: RegExp): Promise<() => void> {
  const { held, release } = hold();
  await page.route(url, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

/** Like `holdRequests`, but the portal has answered already: only its answers are kept from coming, and one header for good. */
export async function holdReplies(page: Page, url: RegExp, { without }: { without: string }): Promise<() => void> {
  const { held, release } = hold();
  await page.route(url, async (route) => {
    const response = await route.fetch({ maxRedirects: 0 });
    await held;
    const { [without]: _, ...headers } = response.headers();
    await route.fulfill({ response, headers });
  });
  return release;
}

function hold(): { held: Promise<void>; release: () => void } {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  return { held, release };
}

/** Lets a script not come, however often it is asked for, until it may. For a page whose clock the test holds. */
export async function loseScript(page: Page, url: RegExp) {
  let failures = 0;
  const unanswered = new Set<Request>();
  page.on('request', (request) => {
    if (new URL(request.url()).searchParams.has('_data')) unanswered.add(request);
  });
  page.on('requestfinished', (request) => unanswered.delete(request));
  page.on('requestfailed', (request) => {
    unanswered.delete(request);
    if (url.test(request.url())) failures += 1;
  });
  await page.route(url, (route) => route.abort('connectionreset'));
  /** Lets 5 s pass at a time until it is so, and none while data is on its way: the page would give up what comes soon. */
  const passTimeUntil = (isSo: () => boolean | Promise<boolean>) =>
    expect
      .poll(async () => {
        // Before, not after: time that passes begins the next attempt, which nobody would hear of while the script is let through.
        if (await isSo()) return true;
        if (unanswered.size === 0) await page.clock.fastForward(5_000);
        return false;
      })
      .toBe(true);
  /** Waits until the first attempt is lost for certain: it may ask twice, by the hint and by the import. */
  const untilTriedAgain = () => passTimeUntil(() => failures > 2);
  const mend = () => page.unroute(url);
  return {
    passTimeUntil,
    untilTriedAgain,
    mend,
    /** Lets it come once it was tried again, and waits for what it shows. */
    untilShown: async (shown: Locator): Promise<void> => {
      await untilTriedAgain();
      await mend();
      await passTimeUntil(() => shown.isVisible());
    },
  };
}

/** Keeps the scripts of every page from coming: a page as a slow line shows it. */
/** The scripts have taken the page over: from here on links and forms are theirs. */
export const takenOver = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => Reflect.has(window, '__remixRouter'));
export const holdScripts = (page: Page): Promise<() => void> => holdRequests(page, /\/assets\/entry\.client-/);
