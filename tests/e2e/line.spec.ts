import { Line } from '../faults/line.ts';
import { serviceAs } from '../stack/service.ts';
import { expect, signIn, test } from './portal-test.ts';
import { connection, liveText, messageLink, needsAnswer } from './screen.ts';

// One short look at what `npm run test:faults` does at length: an open socket breaks, which a browser's own offline
// switch cannot do.
test('a line that breaks is mended by itself, and the page then shows what happened meanwhile, once', async ({
  stack,
  context,
  page,
  control,
  tutor,
  problems,
}) => {
  problems.allow(/request failed/, /WebSocket/, /ERR_/);
  const line = await Line.start(stack);
  try {
    await signIn(context, line.origin, tutor);
    await page.goto(`${line.origin}/home`);
    await expect(connection(page)).toContainText(liveText);

    line.front.fault = { kind: 'refuse' };
    line.front.reset();
    await expect(connection(page)).toContainText('Reconnecting');
    await control.sendMessage({ tuid: tutor.tuid, title: 'Sent into the dark', count: 3 });
    await control.requestAttendance({ tuid: tutor.tuid, startsInMinutes: 300, studentName: 'Lucia Marquez' });
    line.front.fault = { kind: 'none' };

    await expect(connection(page)).toContainText(liveText, { timeout: 20_000 });
    const { total } = (await (await serviceAs(stack, tutor)).messages.unreadCount()).body;
    await expect(messageLink(page)).toHaveAccessibleName(new RegExp(`\\b${total} unread`));
    await expect(needsAnswer(page).getByRole('listitem').filter({ hasText: 'Lucia Marquez' })).toHaveCount(1);
    // The question about the class stands before the page.
    await page.goto(`${line.origin}/message`);
    for (const number of [1, 2, 3]) {
      await expect(page.getByRole('link', { name: new RegExp(`Sent into the dark ${number}`) })).toHaveCount(1);
    }
  } finally {
    await line.stop();
  }
});
