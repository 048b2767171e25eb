import { serviceAs } from '../stack/service.ts';
import { expectAccessible } from './axe.ts';
import { expect, test } from './portal-test.ts';
import { toast } from './screen.ts';

test('a tutor subscribes to a course, learns it, and takes its test, whose answers outlive a reload', async ({
  page,
  signedIn,
  stack,
  control,
}) => {
  const service = await serviceAs(stack, signedIn);
  const main = page.getByRole('main');
  await page.goto('/trainingCenter');
  const tools = main.getByRole('list', { name: 'Classroom and tools', exact: true });
  await tools.getByRole('link', { name: 'Classroom and tools', exact: true }).click();
  await main.getByRole('button', { name: 'Subscribe to this course' }).press('Enter');
  await expect(toast(page, 'You have subscribed to this course.')).toBeVisible();
  await expectAccessible(page, 'a course');

  await main.getByRole('link', { name: 'Continue: Sound and picture' }).press('Enter');
  const picture = main.getByRole('img', { name: /A face lit from the front/ });
  await picture.scrollIntoViewIfNeeded();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  const clip = main.getByLabel('Near the microphone, and far from it');
  await expect.poll(() => clip.evaluate((media: HTMLMediaElement) => media.duration)).toBeGreaterThan(5);
  await expectAccessible(page, 'a chapter');
  for (const next of ['Your connection', 'When something fails']) {
    await control.openChaptersEarlier(signedIn.tuid);
    await main.getByRole('button', { name: 'Mark as learnt' }).press('Enter');
    await main.getByRole('link', { name: 'Next chapter' }).press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: next })).toBeVisible();
  }
  await control.openChaptersEarlier(signedIn.tuid);
  await main.getByRole('button', { name: 'Mark as learnt' }).press('Enter');
  await expect(toast(page, 'You have completed this course.')).toBeVisible();
  await main.getByRole('link', { name: 'Back to the course' }).press('Enter');

  await main.getByRole('link', { name: 'Go to the test' }).press('Enter');
  await expectAccessible(page, 'before a test');
  await main.getByRole('button', { name: 'Begin the test' }).press('Enter');
  const sound = main.getByRole('radio', { name: 'The sound' });
  await sound.check();
  await main.getByRole('textbox').fill('three minutes');
  await expect(main.getByText('Every answer is saved.')).toBeVisible();
  await page.reload();
  await expect(sound).toBeChecked();
  await expect(main.getByRole('textbox')).toHaveValue('three minutes');
  await expectAccessible(page, 'a test');
  await main.getByRole('textbox').press('Enter');
  await expect(main.getByText('6 questions have no answer yet')).toBeVisible();
  await expectAccessible(page, 'the answers of a test');
  await main.getByRole('button', { name: 'Hand in' }).press('Enter');
  await expect(main.getByText('2 of 8 answers are right. 80 % passes.')).toBeVisible();
  await expectAccessible(page, 'a result');
  await page.goto('/trainingKit');
  await main.getByRole('link', { name: 'Classroom and tools', exact: true }).press('Enter');
  await expect(main.getByText('your best score is 25 %')).toBeVisible();
  await expectAccessible(page, 'a training kit');
  const { body } = await service.training.myCourses({ query: { pageIndex: 1, pageSize: 20 } });
  expect(body.Items).toMatchObject([{ CourseName: 'Classroom and tools', IsCompleted: true, Test: { TestScore: 25 } }]);
});

test('a lesson with a trainer is booked by keyboard and seen in the class table, and one that is over evaluated', async ({
  page,
  signedIn,
  stack,
}) => {
  const { tuid } = signedIn;
  const past = await stack.control.addTrainingLesson({ tuid, startsInMinutes: -60, reason: 'Shorter questions' });
  await stack.control.recordTrainingResult({ id: past, remark: 'You waited for the answers.' });
  const main = page.getByRole('main');

  await page.goto('/trainingCenter/onlineTraining');
  await main.getByRole('radio', { disabled: false }).first().focus();
  await page.keyboard.press('Space');
  await main.getByRole('button', { name: 'Review' }).press('Enter');
  await expect(main.getByText('What would you like to work on?: Please say why')).toBeVisible();
  await main.getByRole('textbox', { name: /What would you like/ }).fill('Correcting kindly');
  await expectAccessible(page, 'booking a training lesson');
  await main.getByRole('button', { name: 'Review' }).press('Enter');
  await main.getByRole('button', { name: 'Book this lesson' }).press('Enter');
  await expect(toast(page, 'The training lesson is booked.')).toBeVisible();

  const { body } = await (await serviceAs(stack, signedIn)).trainingLessons.lessons();
  const held = body.filter(({ Status }) => Status === 'Confirmed');
  expect(held).toMatchObject([{ Remark: 'Correcting kindly' }]);
  await page.goto(`/classTab?view=day&date=${held[0]?.ScheduleStart.slice(0, 10)}`);
  await expect(main.getByText('Training lesson').first()).toBeVisible();

  await page.goto('/home');
  await main.getByRole('link', { name: 'Evaluate it' }).press('Enter');
  await expect(main.getByText('You waited for the answers.')).toBeVisible();
  for (const question of await main.getByRole('radiogroup').all()) {
    await question.getByRole('radio').nth(3).check();
  }
  await expectAccessible(page, 'evaluating a training lesson');
  await main.getByRole('button', { name: 'Send evaluation' }).press('Enter');
  await expect(toast(page, 'Thank you. Your evaluation is sent.')).toBeVisible();
  await expect(main.getByText('Your evaluation')).toBeVisible();
});
