import { stripVTControlCharacters } from 'node:util';

/** @typedef {{ message?: string }} Reason */
/** @typedef {{ error?: Reason, duration?: number, stdout?: { text?: string }[] }} Try duration in ms */
/** @typedef {{ status: 'expected' | 'unexpected' | 'flaky' | 'skipped', results: Try[] }} Test */
/** @typedef {{ file: string, title: string, tests: Test[] }} Spec */
/** @typedef {{ specs: Spec[], suites?: Suite[] }} Suite */
/** @typedef {{ suites: Suite[], errors: Reason[] }} Report Playwright's JSON report */
/** @typedef {{ file: string, ms: number }} Time how long the tests of a file took together */
/** @typedef {{ passed: number, failed: number, skipped: number, failures: string[], flaky: string[], times: Time[] }} JourneyCount */

/** So many files stand in the summary of a run. */
const slowestCount = 20;

/**
 * The files that took longest, the longest first.
 * @param {readonly Time[]} times several of a file are added up
 * @returns {Time[]}
 */
export function slowest(times) {
  /** @type {Map<string, number>} */
  const byFile = new Map();
  for (const { file, ms } of times) byFile.set(file, (byFile.get(file) ?? 0) + ms);
  const files = [...byFile].map(([file, ms]) => ({ file, ms }));
  return files.sort((one, other) => other.ms - one.ms).slice(0, slowestCount);
}

/**
 * Counts the journeys of a report. A journey that passed at its second try has passed, unless the run is strict.
 * @param {Report} report
 * @param {{ isStrict: boolean }} options
 * @returns {JourneyCount} failures and flaky: file, title and reason of each, then the output of its first try
 */
export function countJourneys({ suites, errors }, { isStrict }) {
  const journeys = suites.flatMap(journeysOf);
  const withStatus = (/** @type {Test['status']} */ status) => journeys.filter(({ test }) => test.status === status);
  const flaky = withStatus('flaky').map(described);
  const failures = [...withStatus('unexpected').map(described), ...(isStrict ? flaky : []), ...errors.map(reasonOf)];
  return {
    passed: withStatus('expected').length + (isStrict ? 0 : flaky.length),
    failed: failures.length,
    skipped: withStatus('skipped').length,
    failures,
    flaky,
    times: journeys.map(({ spec: { file }, test: { results } }) => ({
      file: `tests/e2e/${file}`,
      ms: results.reduce((sum, { duration = 0 }) => sum + duration, 0),
    })),
  };
}

/**
 * The first line of an error.
 * @param {Reason | undefined} error
 */
export function reasonOf(error) {
  return stripVTControlCharacters(error?.message ?? 'no reason given').split('\n', 1)[0] ?? '';
}

/**
 * @param {Suite} suite
 * @returns {{ spec: Spec, test: Test }[]}
 */
function journeysOf({ specs, suites = [] }) {
  return [...specs.flatMap((spec) => spec.tests.map((test) => ({ spec, test }))), ...suites.flatMap(journeysOf)];
}

/**
 * With the output of the first try: where only the end of a run's output is kept, that output stands there too.
 * @param {{ spec: Spec, test: Test }} journey
 */
function described({ spec: { file, title }, test: { results } }) {
  const { error, stdout = [] } = results[0] ?? {};
  return `${file} › ${title}: ${reasonOf(error)}\n${stdout.map(({ text = '' }) => text).join('')}`.trimEnd();
}
