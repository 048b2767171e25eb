import type { Judged } from './camera-picture.ts';

/** The parts of the device test, in their order. */
export const testedDevices = ['camera', 'microphone', 'speaker'] as const;
export type TestedDevice = (typeof testedDevices)[number];

/** What each part of the test came to. */
export type DeviceVerdicts = Readonly<Record<TestedDevice, Judged>>;

/** The whole test in one sentence, with the one next step. */
export interface DeviceSummary {
  isReady: boolean;
  title: string;
  nextStep: string | undefined;
}

/** Adds the verdicts up. What was not measured is never counted as fine. */
export function summariseDevices(verdicts: DeviceVerdicts): DeviceSummary {
  const named = (...wanted: Judged['verdict'][]): TestedDevice[] =>
    testedDevices.filter((device) => wanted.includes(verdicts[device].verdict));
  const [failed, open, poor] = [named('failed'), named('notMeasured'), named('poor')];
  const [worst] = [...failed, ...poor];
  const nextStep = worst === undefined ? undefined : verdicts[worst].nextStep;
  if (failed.length > 0) return { isReady: false, title: `You cannot teach yet: ${listed(failed)} failed.`, nextStep };
  if (open.length > 0) {
    return {
      isReady: false,
      title: `Not tested yet: ${listed(open)}.`,
      nextStep: nextStep ?? `Test the ${open[0]} too.`,
    };
  }
  if (poor.length > 0) {
    return { isReady: true, title: `You can teach, and ${listed(poor)} could be better.`, nextStep };
  }
  return { isReady: true, title: 'You are ready to teach.', nextStep: undefined };
}

function listed(devices: readonly TestedDevice[]): string {
  return devices.length < 2 ? devices.join('') : `${devices.slice(0, -1).join(', ')} and ${devices.at(-1)}`;
}
