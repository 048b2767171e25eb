/** A message of the bench, the same on every page. */
export interface BenchMessage {
  id: string;
  index: number;
  /** One of eight; the first is the reader. */
  who: number;
  text: string;
  at: Date;
}

const words =
  'class time slot moved please confirm the lesson today book unit child parent camera sound good very well thanks see you soon tomorrow page exercise level reading speak slowly homework check link classroom'.split(
    ' ',
  );

/** A generator of the same numbers in every run (mulberry32). */
function generator(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const random = generator(11);
const count = 10_000;
/** Half a minute apart, the last one now. */
const apartMs = 30_000;
const startedAt = Date.now();

export function makeMessage(index: number): BenchMessage {
  const length = 1 + Math.floor(random() ** 2 * 60);
  const text = Array.from({ length }, () => words[Math.floor(random() * words.length)]).join(' ');
  const at = index >= count ? new Date() : new Date(startedAt - (count - index) * apartMs);
  return { id: `m${index}`, index, who: Math.floor(random() * 8), text: `${text} #${index}`, at };
}

export const firstMessages: readonly BenchMessage[] = Array.from({ length: count }, (_, index) => makeMessage(index));
export const olderMessages: readonly BenchMessage[] = Array.from({ length: 100 }, (_, index) =>
  makeMessage(index - 100),
);

const colours = ['#c33', '#3a3', '#33c', '#aa3', '#3aa', '#a3a', '#666', '#e80'];
export const avatars: readonly string[] = colours.map(
  (colour) =>
    `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="32" height="32"><circle cx="16" cy="16" r="16" fill="${colour}"/></svg>`)}`,
);
