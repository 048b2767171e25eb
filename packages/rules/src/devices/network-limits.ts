import { minutes, seconds } from '../time/durations.ts';

/** What a network test may cost the line and the portal. Bytes are decimal megabytes, as Mbit/s are. */
export const megabyte = 1_000_000;

/** Bytes of one direction of a test; both together stay within the budget of its ticket. */
export const directionBytesMax = 19.5 * megabyte;
/** Bytes of a whole test, down and up. */
export const testBytesMax = 40 * megabyte;
/** Bytes of one request. */
export const transferBytesMax = 5 * megabyte;
/** Life of a ticket: a test takes 20 s, on the slowest line too. */
export const ticketMs = seconds(60);
/** A test that has asked for nothing for so long is over: its tab was closed. */
export const idleTestMs = seconds(6);
/** Tests that one address may begin in an hour. */
export const testsPerHour = 30;
export const testsWindowMs = minutes(60);
/** Tests of all addresses at one time. */
export const testsAtOnceMax = 8;
/** Probes of latency that one ticket pays for. */
export const pingsMax = 200;

/** Requests of one direction, one after the other; the test ends after the step in which a request took a second. */
export const transferSteps: readonly { bytes: number; count: number }[] = [
  { bytes: 50_000, count: 2 },
  { bytes: 200_000, count: 2 },
  { bytes: 500_000, count: 2 },
  { bytes: 1 * megabyte, count: 3 },
  { bytes: 2.5 * megabyte, count: 2 },
  { bytes: 5 * megabyte, count: 2 },
];

/** Longest wait for a ticket. */
export const beginMsMax = seconds(5);
/** Requests of one direction end after so long; those that have arrived count. */
export const transfersMsMax = seconds(5.4);
/** Each probe ends by itself after so long; all together take less than 20 s. */
export const probeMsMax = {
  latency: seconds(3),
  download: transfersMsMax + 500,
  upload: transfersMsMax + 500,
  loss: seconds(5),
} as const;
/** No further request begins after so long in one direction. */
export const transfersBeginMs = seconds(4);
/** A request that takes so long is large enough. */
export const transferMsEnough = seconds(1);

/** Probes of latency on an idle line. */
export const latencyProbes = 20;
/** Probes of latency while the line is busy: how far apart, and how many of the last count. */
export const loadedProbeEveryMs = 400;
export const loadedProbesMax = 20;

/** Runs that a tutor's history takes in a day. */
export const runsPerDay = 60;
/** Days that the history shows, and days that the service keeps a run. */
export const historyDays = 30;
export const keptRunDays = 90;
/** Runs of the history at most, the newest first. */
export const historyRunsMax = 300;
