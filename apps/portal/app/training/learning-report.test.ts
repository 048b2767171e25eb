import { beforeEach, expect, test } from 'vitest';
import { type Learning, LearningReport, lookMaxMs } from './learning-report.ts';

let now: number;
let told: Learning[];
let isDown: boolean;

beforeEach(() => {
  now = 5_000;
  told = [];
  isDown = false;
});

const start = (isSeen = true) =>
  new LearningReport({
    send: async (learning) => {
      if (isDown) throw new Error('no line');
      told.push(learning);
    },
    place: { readPercent: 0, clipSeconds: 0 },
    isSeen,
    now: () => now,
  });
const pass = (report: LearningReport, seconds: number, isSeen?: boolean): void => {
  now += seconds * 1_000;
  report.look(isSeen);
};

test('only the time in which the page is seen is told, each second once', async () => {
  const report = start();
  pass(report, 5, false);
  pass(report, 9, true);
  pass(report, 3);
  await report.report();
  pass(report, 4);
  await report.report();
  await report.report();
  expect(told.map(({ seconds }) => seconds)).toEqual([8, 4]);
});

test('a page that opens behind another one counts nothing until it is seen', async () => {
  const report = start(false);
  pass(report, 60, true);
  await report.report();
  expect(told).toEqual([]);
});

test('a sleep of the computer is no time of reading', async () => {
  const report = start();
  pass(report, 8 * 3_600);
  await report.report();
  expect(told.map(({ seconds }) => seconds)).toEqual([lookMaxMs / 1_000]);
});

test('what did not arrive is told with the next report', async () => {
  const report = start();
  pass(report, 5);
  isDown = true;
  await report.report();
  isDown = false;
  pass(report, 5);
  await report.report();
  expect(told.map(({ seconds }) => seconds)).toEqual([10]);
});

test('another place is told without new time, and the same one is not told again', async () => {
  const report = start();
  report.moveTo({ readPercent: 40 });
  report.moveTo({ clipSeconds: 12 });
  await report.report();
  // Back to the top.
  report.moveTo({ readPercent: 3 });
  await report.report();
  expect(told).toEqual([{ seconds: 0, readPercent: 40, clipSeconds: 12 }]);
});
