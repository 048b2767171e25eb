import type { Page } from '@playwright/test';
import { serviceAs } from '../stack/service.ts';
import { expect, test } from './portal-test.ts';
import {
  clockInButton,
  connection,
  liveText,
  messageLink,
  putOffQuestions,
  questions,
  signInByForm,
  signInRefusal,
  toast,
  unreadName,
  yesTo,
} from './screen.ts';
import { translatePages } from './translated-pages.ts';

// Words that a press changes, on a page whose text nodes are the translator's.
test.beforeEach(({ context }) => translatePages(context));

const translated = (page: Page) => page.locator('html.translated-ltr').waitFor();

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]) {
  test.describe(`on a page that the browser translates, ${viewport.width} px wide`, () => {
    test.use({ viewport, template: 'contractPassed' });

    test('a tutor signs in at the second try, says Yes, clocks in and sees what changes', async ({
      page,
      tutor,
      stack,
      control,
      problems,
    }) => {
      problems.allow(/401/);
      const { tuid } = tutor;
      await control.requestAttendance({ tuid, startsInMinutes: 200, studentName: 'Ana Gomez' });
      await control.requestAttendance({ tuid, startsInMinutes: 300, studentName: 'Leo Wang' });
      await control.setClockIn({ tuid, status: 0 });
      await page.goto('/login');
      await translated(page);
      await signInByForm(page, { ...tutor, password: 'not the password' });
      await expect(signInRefusal(page)).toContainText('Account or password is incorrect.');
      await signInByForm(page, tutor);
      await expect(page).toHaveURL(/\/home$/);
      await translated(page);

      const question = (student: string) => questions(page).getByRole('listitem').filter({ hasText: student });
      await question('Ana Gomez').getByRole('button', { name: 'Yes' }).click();
      await expect(question('Ana Gomez')).toContainText(/confirmed/i);
      await putOffQuestions(page);
      await yesTo(page, 'Leo Wang').click();
      await expect(toast(page, /confirmed/i).first()).toBeVisible();

      await control.setClockIn({ tuid, status: 0, nextResult: 3 });
      await expect(clockInButton(page)).toHaveText('Clock In');
      await clockInButton(page).click();
      await expect(clockInButton(page)).toHaveText('Late');

      await expect(connection(page)).toContainText(liveText);
      const { total } = (await (await serviceAs(stack, tutor)).messages.unreadCount()).body;
      await expect(messageLink(page)).toHaveAccessibleName(unreadName(total));
      await control.sendMessage({ tuid, title: 'Something new' });
      await expect(messageLink(page)).toContainText(String(total + 1));
    });

    test('a form is refused, asks for a code and saves', async ({ page, signedIn: _ }) => {
      await page.goto('/newPersonalData');
      await translated(page);
      await page.getByRole('link', { name: 'Skype ID' }).click();
      const skype = page.getByRole('dialog', { name: /skype/i });
      const field = skype.getByRole('textbox', { name: /skype/i });
      await field.fill('');
      await skype.getByRole('button', { name: 'Confirm' }).click();
      await expect(skype.getByText('Required').first()).toBeVisible();
      await field.fill('live:another');
      await skype.getByRole('button', { name: 'Confirm' }).click();
      await expect(toast(page, /saved/)).toBeVisible();

      await page.getByRole('link', { name: 'Change e-mail' }).click();
      const email = page.getByRole('dialog', { name: /e-mail/i });
      await email.getByRole('textbox', { name: 'New e-mail' }).fill('another@example.com');
      await email.getByRole('button', { name: 'Send code' }).click();
      await expect(email.getByRole('button', { name: /in \d+ s/ })).toBeVisible();
    });
  });
}
