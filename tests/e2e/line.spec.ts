import { unreachableMessage } from '@tutor/api/core/api-error';
import { Line } from '../faults/line.ts';
import { serviceAs } from '../stack/service.ts';
import { expect, signIn, test } from './portal-test.ts';
import { connection, liveText, messageLink, needsAnswer, putOffQuestions } from './screen.ts';

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
    await page.goto(`${line.origin}/message`);
    await expect(connection(page)).toContainText(liveText);

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
    line.front.fault = { kind: 'none' };
    await expect(connection(page)).toContainText(liveText);
    const { total } = (await (await serviceAs(stack, tutor)).messages.unreadCount()).body;
    await expect(messageLink(page)).toHaveAccessibleName(new RegExp(`\\b${total} unread`));
    for (const number of [1, 2, 3]) {
      await expect(page.getByRole('link', { name: new RegExp(`Sent into the dark ${number}`) })).toHaveCount(1);
    }
    await putOffQuestions(page);

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
