import type { NetworkFigures, NetworkProbe } from '@tutor/rules/devices/network-figures';
import { testBytesMax, testsPerHour } from '@tutor/rules/devices/network-limits';
import type { NetworkTestState } from '@tutor/rules/devices/network-test-state';
import {
  mbpsText,
  megabytesText,
  millisecondsText,
  networkVerdict,
  percentText,
} from '@tutor/rules/devices/network-verdict';
import type { SpeedRefusal } from '@tutor/rules/devices/speed-ticket';

export const probeNames: Readonly<Record<NetworkProbe, string>> = {
  latency: 'Latency',
  download: 'Download',
  upload: 'Upload',
  loss: 'Packet loss',
};

export const notMeasured = 'not measured';

/** A figure, or that there is none. */
export function figureText(value: number | null, text: (value: number) => string, hasFailed = false): string {
  if (value !== null) return text(value);
  return hasFailed ? 'failed' : notMeasured;
}

/** What a probe found, in a line: 'up to 18 Mbit/s, replies in 80 ms meanwhile'. */
export function probeText(probe: NetworkProbe, figures: NetworkFigures): string {
  const hasFailed = figures.failed.includes(probe);
  const direction = (mbps: number | null, latencyMs: number | null): string =>
    mbps === null || latencyMs === null
      ? figureText(mbps, mbpsText, hasFailed)
      : `${mbpsText(mbps)}, replies in ${millisecondsText(latencyMs)} meanwhile`;
  switch (probe) {
    case 'latency':
      return figures.latencyMs === null || figures.jitterMs === null
        ? figureText(figures.latencyMs, millisecondsText, hasFailed)
        : `${millisecondsText(figures.latencyMs)}, jitter ${millisecondsText(figures.jitterMs)}`;
    case 'download':
      return direction(figures.downMbps, figures.downLatencyMs);
    case 'upload':
      return direction(figures.upMbps, figures.upLatencyMs);
    case 'loss':
      return figureText(figures.lossPercent, percentText, hasFailed);
  }
}

const phaseWords: Readonly<Record<NetworkProbe | 'begin', string>> = {
  begin: 'Starting the test',
  latency: 'Measuring the latency',
  download: 'Measuring the download',
  upload: 'Measuring the upload',
  loss: 'Measuring lost packets',
};

export function phaseText(probe: NetworkProbe | 'begin'): string {
  return phaseWords[probe];
}

/** What there is to say of a test that has no result. */
export function endWords(state: NetworkTestState): { title: string; text: string } | undefined {
  switch (state.phase) {
    case 'stopped':
      return { title: 'The test was stopped.', text: `${usedWords(state.usedBytes)} Nothing was kept.` };
    case 'void':
      return {
        title: 'The test does not count.',
        text: `Browsers slow a page down that is not in front. ${usedWords(state.usedBytes)} Keep this page in front and start again.`,
      };
    case 'elsewhere':
      return { title: 'A test runs in another tab.', text: 'Two at once would measure each other. Wait for its end.' };
    case 'limited':
      return { title: limitTitles[state.refusal.reason], text: `Try again in ${waitText(state.refusal)}.` };
    case 'unreachable':
      return { title: 'The portal does not answer.', text: 'Look whether you are connected, and start again.' };
    default:
      return undefined;
  }
}

const limitTitles: Readonly<Record<SpeedRefusal['reason'], string>> = {
  running: 'Another test runs on your network.',
  hourly: `Your network has had its ${testsPerHour} tests of this hour.`,
  busy: 'Many tutors test at the moment.',
};

function waitText({ retryAfterSeconds }: SpeedRefusal): string {
  if (retryAfterSeconds <= 90) return `${retryAfterSeconds} seconds`;
  return `${Math.ceil(retryAfterSeconds / 60)} minutes`;
}

export function usedWords(bytes: number): string {
  return `It used ${megabytesText(bytes)} of data.`;
}

/** Read out, once for each phase and once for the end. */
export function spokenText(state: NetworkTestState): string {
  if (state.phase === 'idle') return '';
  if (state.phase === 'running') return phaseText(state.probe);
  if (state.phase === 'done') return networkVerdict(state.figures).text;
  return endWords(state)?.title ?? '';
}

export const budgetText = megabytesText(testBytesMax).replace('.0', '');
