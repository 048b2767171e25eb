import { unreachableMessage } from '@tutor/api/core/api-error';
import { Line } from '../faults/line.ts';
import { serviceAs } from '../stack/service.ts';
import { expect, signIn, test } from './portal-test.ts';
import { connection, liveText, messageLink, needsAnswer, putOffQuestions, toast } from './screen.ts';

// One short look at what `npm run test:faults` does at length: an open socket breaks, which a browser's own offline
// switch cannot do.
test('lines that break are mended by themselves, and the page then shows what happened meanwhile, once', async ({
  stack,
  context,
  page,
  control,
  tutor,
  problems,
}) => {
  problems.allow(/request failed/, /WebSocket/, /ERR_/, /50\d/, /server log/);
  const { tuid } = tutor;
  const line = await Line.start(stack);
  try {
    await signIn(context, line.origin, tutor);
    // One after the other: with this one the class table is there.
    const isReady = page.waitForRequest(/\/assets\/message-view-/);
    await page.goto(`${line.origin}/message`);
    await expect(connection(page)).toContainText(liveText);

    await isReady;
    const publicClass = page
      .getByRole('complementary', { name: 'Quick actions' })
      .getByRole('link', { name: 'Public class' });
    await expect(publicClass).toBeVisible();

    // The news comes through; what the page then asks for does not, the first time.
    const notice = page.getByRole('dialog', { name: 'Stand-in for Friday' });
    for (const path of ['/api/Message/GetMessageList', '/api/tutorcomm/TutorClassMsgList']) {
      await control.fault({ path, tuid, kind: 'status', code: 500, count: 1 });
    }
    await control.sendMessage({ tuid, source: 'class', title: 'Stand-in for Friday' });
    await expect(notice).toBeVisible();
    await notice.getByRole('button', { name: 'Answer later' }).click();
    await expect(page.getByRole('link', { name: /Stand-in for Friday/ })).toBeVisible();

    line.front.fault = { kind: 'refuse' };
    line.front.reset();
    await expect(connection(page)).toContainText('Reconnecting');
    await control.sendMessage({ tuid, title: 'Sent into the dark', count: 3 });
    await control.requestAttendance({ tuid, startsInMinutes: 300, studentName: 'Lucia Marquez' });
    // A page of the menu has its script already: it says in its frame that its data are missing.
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Class Table' }).click();
    const failed = page.getByRole('heading', { name: unreachableMessage });
    await expect(failed).toBeVisible();
    // To load it anew would leave the tutor with the browser's own error page.
    await page.getByRole('link', { name: 'Try again' }).click();
    await expect(toast(page, 'Your line is still down.')).toBeVisible();
    // Another one cannot be drawn yet: what is open stays, and gives way once the line is back.
    await publicClass.click();
    await expect(
      toast(page, 'Links seem to get inaccessible. The page opens by itself once the line is back.'),
    ).toBeVisible();
    await expect(failed).toBeVisible();
    line.front.fault = { kind: 'none' };
    await expect(page.getByRole('heading', { level: 1, name: 'Public class' })).toBeVisible();
    await expect(connection(page)).toContainText(liveText);
    await putOffQuestions(page);
    await messageLink(page).click();
    const { total } = (await (await serviceAs(stack, tutor)).messages.unreadCount()).body;
    await expect(messageLink(page)).toHaveAccessibleName(new RegExp(`\\b${total} unread`));
    for (const number of [1, 2, 3]) {
      await expect(page.getByRole('link', { name: new RegExp(`Sent into the dark ${number}`) })).toHaveCount(1);
    }

    // Whoever goes to another page meanwhile finds it there once the portal reaches its service again.
    line.back.fault = { kind: 'refuse' };
    line.back.reset();
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Dashboard' }).click();
    await expect(page.getByRole('heading', { name: unreachableMessage }).first()).toBeVisible();
    await expect(connection(page)).toContainText('Reconnecting');
    line.back.fault = { kind: 'none' };
    await expect(needsAnswer(page).getByRole('listitem').filter({ hasText: 'Lucia Marquez' })).toHaveCount(1);
  } finally {
    await line.stop();
  }
});
