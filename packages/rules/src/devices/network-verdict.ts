import type { NetworkFigures, NetworkProbe } from './network-figures.ts';
import type { ProbeVerdict } from './probe-verdict.ts';

/** What a line is good for; each takes in what comes after it. */
export type ClassUse = 'group' | 'video' | 'audio' | 'none' | 'unknown';

interface Need {
  downMbps: number;
  upMbps: number;
  /** Round trip while the line is busy. */
  loadedLatencyMs: number;
  jitterMs: number;
  lossPercent: number;
}

/**
 * What each kind of class needs. Bandwidth: Zoom's figures for 720p video (one-to-one 1.2 Mbit/s, group 2.6 down and 1.8 up) and
 * for sound alone (0.1). Round trip: twice ITU-T G.114's one-way 150 ms (good) and 400 ms (limit). Jitter and loss: 30 ms and 1 %
 * are Cisco's bounds for voice and video; sound alone stays intelligible up to 60 ms and 5 %.
 */
export const classNeeds: Readonly<Record<'group' | 'video' | 'audio', Need>> = {
  group: { downMbps: 2.6, upMbps: 1.8, loadedLatencyMs: 300, jitterMs: 30, lossPercent: 1 },
  video: { downMbps: 1.2, upMbps: 1.2, loadedLatencyMs: 300, jitterMs: 30, lossPercent: 1 },
  audio: { downMbps: 0.1, upMbps: 0.1, loadedLatencyMs: 800, jitterMs: 60, lossPercent: 5 },
};

export interface NetworkVerdict {
  use: ClassUse;
  /** 'Good for one-to-one video; uploads stalled 2 times.' */
  text: string;
  /** The one next step; undefined where there is nothing to do. */
  step: string | undefined;
  probes: Readonly<Record<NetworkProbe, ProbeVerdict>>;
}

/** Adds up what the probes found. What was not measured counts neither for the line nor against it. */
export function networkVerdict(figures: NetworkFigures): NetworkVerdict {
  const { known, missing } = partsOf(figures);
  const judged = bestUse(figures);
  const limits = limitsOf(figures, judged);
  const stalls = stallWords(figures);
  const [first] = limits;
  const isInPart = judged !== 'unknown' && missing.length > 0;
  const said = isInPart ? `${useWords[judged]} by ${listed(known)}` : useWords[judged];
  const unmeasured = isInPart ? [`${listed(missing)} ${missing.length === 1 ? 'was' : 'were'} not measured`] : [];
  const reasons = [...limits.map(({ words }) => words), ...stalls];
  const text = [said, ...(reasons.length === 0 ? [] : [listed(reasons)]), ...unmeasured].join('; ');
  // A class needs both directions: one of them says what it is itself, and not what the line is.
  const use = missing.some((part) => part !== 'latency') ? 'unknown' : judged;
  const otherStep = stalls.length > 0 ? wifiStep : isInPart ? unknownStep : undefined;
  const step = judged === 'unknown' ? unknownStep : (first?.step ?? otherStep);
  return { use, text: `${text}.`, step, probes: probeVerdicts(figures) };
}

/** What a line is judged by, as far as it was measured. */
function partsOf({ downMbps, upMbps, latencyMs }: NetworkFigures) {
  const parts = Object.entries({ download: downMbps, upload: upMbps, latency: latencyMs });
  const names = (isKnown: boolean) => parts.filter(([, value]) => (value !== null) === isKnown).map(([name]) => name);
  return { known: names(true), missing: names(false) };
}

const useWords: Readonly<Record<ClassUse, string>> = {
  group: 'Good for group video and one-to-one video',
  video: 'Good for one-to-one video, not for group video',
  audio: 'Good for sound only',
  none: 'Not good enough for a class',
  unknown: 'Your line could not be measured',
};

const unknownStep = 'Start the test again. If it fails once more, look whether other pages open.';
const wifiStep = 'Use a network cable, or sit closer to your router, and test again.';
const busyStep = 'Pause downloads, updates and cloud backups on this network, and test again.';

function bestUse(figures: NetworkFigures): ClassUse {
  // By replies alone nothing is known of a line.
  if (figures.downMbps === null && figures.upMbps === null) return 'unknown';
  return (['group', 'video', 'audio'] as const).find((use) => shortOf(figures, use).length === 0) ?? 'none';
}

interface Limit {
  words: string;
  step: string;
}

/** Why a line is not good for more than it is. */
function limitsOf(figures: NetworkFigures, use: ClassUse): Limit[] {
  if (use === 'unknown') return failedWords(figures).map((words) => ({ words, step: unknownStep }));
  const above = { group: undefined, video: 'group', audio: 'video', none: 'audio' } as const;
  const next = above[use];
  return next === undefined ? [] : shortOf(figures, next);
}

function shortOf(figures: NetworkFigures, use: keyof typeof classNeeds): Limit[] {
  const need = classNeeds[use];
  const short: Limit[] = [];
  const { downMbps, upMbps, jitterMs, lossPercent } = figures;
  const rates = [
    { name: 'download', is: downMbps, needed: need.downMbps },
    { name: 'upload', is: upMbps, needed: need.upMbps },
  ];
  for (const { name, is, needed } of rates) {
    if (is !== null && is < needed) {
      short.push({ words: `${name} is ${mbpsText(is)}, ${mbpsText(needed)} needed`, step: wifiStep });
    }
  }
  const latency = loadedLatency(figures);
  if (latency !== null && latency > need.loadedLatencyMs) {
    short.push({ words: `replies take ${millisecondsText(latency)} while the line is busy`, step: busyStep });
  }
  if (jitterMs !== null && jitterMs > need.jitterMs) {
    short.push({ words: `the line is uneven (jitter ${millisecondsText(jitterMs)})`, step: wifiStep });
  }
  if (lossPercent !== null && lossPercent > need.lossPercent) {
    short.push({ words: `${percentText(lossPercent)} of packets are lost`, step: wifiStep });
  }
  return short;
}

/** A class has both directions at once: the worse one counts. On an idle line alone, where the busy one was not measured. */
function loadedLatency({ latencyMs, downLatencyMs, upLatencyMs }: NetworkFigures): number | null {
  const known = [downLatencyMs, upLatencyMs, latencyMs].filter((value) => value !== null);
  return known.length === 0 ? null : Math.max(...known);
}

function probeVerdicts(figures: NetworkFigures): Record<NetworkProbe, ProbeVerdict> {
  const { video } = classNeeds;
  const verdict = (probe: NetworkProbe, value: number | null, isGood: boolean): ProbeVerdict => {
    if (figures.failed.includes(probe)) return 'failed';
    if (value === null) return 'notMeasured';
    return isGood ? 'good' : 'poor';
  };
  const { latencyMs, jitterMs, downMbps, upMbps, lossPercent } = figures;
  return {
    latency: verdict(
      'latency',
      latencyMs,
      (loadedLatency(figures) ?? 0) <= video.loadedLatencyMs && (jitterMs ?? 0) <= video.jitterMs,
    ),
    download: verdict('download', downMbps, (downMbps ?? 0) >= video.downMbps && figures.downStalls.count === 0),
    upload: verdict('upload', upMbps, (upMbps ?? 0) >= video.upMbps && figures.upStalls.count === 0),
    loss: verdict('loss', lossPercent, (lossPercent ?? 0) <= video.lossPercent),
  };
}

function stallWords({ downStalls, upStalls }: NetworkFigures): string[] {
  return [
    { name: 'downloads', ...downStalls },
    { name: 'uploads', ...upStalls },
  ].flatMap(({ name, count, longestMs }) => {
    if (count === 0) return [];
    const length = `${(longestMs / 1_000).toFixed(1)} s`;
    return [count === 1 ? `${name} stalled for ${length}` : `${name} stalled ${count} times, for up to ${length}`];
  });
}

function failedWords({ failed }: NetworkFigures): string[] {
  const names = failed.filter((probe) => probe !== 'loss');
  return names.length === 0 ? [] : [`${listed(names)} failed`];
}

function listed(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}

/** '0.85 Mbit/s', '1.8 Mbit/s', '42 Mbit/s'. */
export function mbpsText(mbps: number): string {
  return `${mbps < 1 ? floored(mbps, 2) : mbps < 10 ? floored(mbps, 1) : Math.floor(mbps)} Mbit/s`;
}

/** Never rounded up to what is needed. */
function floored(value: number, digits: number): number {
  const scale = 10 ** digits;
  return Math.floor(value * scale + 1e-9) / scale;
}

export function millisecondsText(ms: number): string {
  return `${ms < 10 ? Math.round(ms * 10) / 10 : Math.round(ms)} ms`;
}

export function percentText(percent: number): string {
  return `${Math.round(percent * 10) / 10} %`;
}

/** '12.4 MB' */
export function megabytesText(bytes: number): string {
  return `${(bytes / 1_000_000).toFixed(1)} MB`;
}
