import { serviceAs } from '../stack/service.ts';
import { expectAccessible } from './axe.ts';
import { expect, test } from './portal-test.ts';
import { toast } from './screen.ts';

test('a tutor plans the hours of next week by keyboard, sets a goal and takes it back, and sees strengths, courses and a task’s log', async ({
  page,
  signedIn,
  stack,
}) => {
  const service = await serviceAs(stack, signedIn);
  await page.goto('/growthCenter/growthSchedule');
  await page.getByRole('gridcell', { selected: false }).first().press(' ');
  await page.getByRole('button', { name: 'Review 1 change' }).press('Enter');
  await page
    .getByRole('dialog', { name: 'Review your plan' })
    .getByRole('button', { name: 'Save plan' })
    .press('Enter');
  await expect(toast(page, 'Your plan is saved.')).toBeVisible();
  await expectAccessible(page, 'the growth schedule');
  const { GrowrthScheduleDetail: plan } = (await service.growthSchedule.list()).body;
  expect(plan.filter(({ Status }) => Status === 1)).toHaveLength(1);

  await page.getByRole('link', { name: 'My goal' }).click();
  const target = page.getByRole('textbox', { name: 'Hours of teaching' }).first();
  await target.fill('0');
  await target.press('Enter');
  await expect(target).toHaveAttribute('aria-invalid', 'true');
  await target.fill('60');
  await target.press('Enter');
  await expect(toast(page, 'Your goal is set.')).toBeVisible();
  await expectAccessible(page, 'my goal', { isFrameKnown: true });
  await page.getByRole('button', { name: 'Take the goal away' }).first().click();
  await page.getByRole('button', { name: 'Put it back' }).click();
  await expect(toast(page, 'Your goal is set.').last()).toBeVisible();
  await expect(target).toHaveValue('60');

  await page.getByRole('link', { name: 'Strengths' }).click();
  await expect(page.getByRole('heading', { name: 'How it is counted' })).toBeVisible();
  await expectAccessible(page, 'strengths', { isFrameKnown: true });

  await page.getByRole('link', { name: 'Courses' }).click();
  await expect(page.getByRole('heading', { name: 'Rewards of courses' })).toBeVisible();
  await expectAccessible(page, 'courses of growth', { isFrameKnown: true });

  await page.getByRole('link', { name: 'My tasks' }).click();
  await page.getByRole('link', { name: 'Complete your first class' }).click();
  await page.waitForURL(/\/teacherTask\/taskLog/);
  await expectAccessible(page, 'the log of a task', { isFrameKnown: true });
});
