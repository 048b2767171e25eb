import { serviceAs } from '../stack/service.ts';
import { expectAccessible } from './axe.ts';
import { expect, test } from './portal-test.ts';
import { toast } from './screen.ts';

test('a tutor sees level and tasks, receives by keyboard what waits, and finds it among the gains', async ({
  page,
  signedIn,
  stack,
}) => {
  const service = await serviceAs(stack, signedIn);
  const before = (await service.growth.homeTask()).body;
  const [task] = before.TaskList.flatMap(({ TaskDataDetail }) => TaskDataDetail).filter(
    ({ Status, ReceiveStatus }) => Status === 2 && ReceiveStatus === 0,
  );
  if (task === undefined) throw new Error('no task waits to be received');
  const score = (value: number): string => `${value.toLocaleString('en-US')} growth values`;

  await page.goto('/growthCenter');
  const main = page.getByRole('main');
  await expect(main.getByText(score(before.Score))).toBeVisible();
  await expectAccessible(page, 'the growth center');
  const receive = page.getByRole('button', { name: `Receive ${task.Score} for ${task.TaskName}` });
  await receive.focus();
  await page.keyboard.press('Enter');
  await expect(toast(page, `You received ${task.Score} growth values.`)).toBeVisible();
  await expect(main.getByText(score(before.Score + task.Score))).toBeVisible();
  await expect(receive).toHaveCount(0);
  expect((await service.growth.homeTask()).body.Score).toBe(before.Score + task.Score);

  await page.getByRole('link', { name: 'Gains and losses' }).click();
  const entry = page.getByRole('list', { name: 'Growth values' }).getByRole('listitem').first();
  await expect(entry).toContainText(task.TaskName);
  await expectAccessible(page, 'gains and losses');
});

test('a claim whose answer was lost is made once, and another tab shows it as received', async ({
  page,
  context,
  signedIn,
  stack,
}) => {
  const service = await serviceAs(stack, signedIn);
  const { Score: before } = (await service.growth.homeTask()).body;
  await page.goto('/teacherTask/myTaskPage');
  const other = await context.newPage();
  await other.goto('/teacherTask/myTaskPage');
  const button = page.getByRole('button', { name: /^Receive \d+ for/ }).first();
  const name = (await button.getAttribute('aria-label')) ?? '';
  const points = Number(/\d+/.exec(name)?.[0]);
  await button.dblclick();
  await expect(page.getByRole('button', { name })).toHaveCount(0);
  // The other tab loads anew by itself: nothing is left there to be pressed in vain.
  await expect(other.getByRole('button', { name })).toHaveCount(0);
  expect((await service.growth.homeTask()).body.Score).toBe(before + points);
  await other.close();
});
