/** A call of two people as the smallest program has it that knows the rules. */
export interface ModelCall {
  /** How many calls there were. */
  begun: number;
  state: 'none' | 'ringing' | 'active' | 'ended';
  caller: Side;
  /** The page in which each is joined. */
  pages: readonly [string | null, string | null];
  heardMs: readonly [number, number];
  startedMs: number;
  answeredMs: number | null;
  endAction: number | null;
  seconds: number | null;
}
export type Side = 0 | 1;

export interface ModelAct {
  kind: 'invite' | 'accept' | 'decline' | 'leave' | 'reload' | 'keep' | 'clock';
  side: Side;
  page: string;
  /** In place of that page, after a reload. */
  nextPage: string;
  /** Which call the page knows of. */
  target: number;
}

export const noCall: ModelCall = {
  begun: 0,
  state: 'none',
  caller: 0,
  pages: [null, null],
  heardMs: [0, 0],
  startedMs: 0,
  answeredMs: null,
  endAction: null,
  seconds: null,
};

const isLive = ({ state }: ModelCall): boolean => state === 'ringing' || state === 'active';

function at<Item>(pair: readonly [Item, Item], side: Side, item: Item): readonly [Item, Item] {
  return side === 0 ? [item, pair[1]] : [pair[0], item];
}

function ended(call: ModelCall, endAction: number, untilMs: number): ModelCall {
  const seconds = call.answeredMs === null ? null : Math.max(0, Math.floor((untilMs - call.answeredMs) / 1_000));
  return { ...call, state: 'ended', pages: [null, null], endAction, seconds };
}

function settled(call: ModelCall, nowMs: number): ModelCall {
  return call.state === 'ringing' && nowMs >= call.startedMs + 30_000 ? ended(call, 7, nowMs) : call;
}

function joined(call: ModelCall, { side, page }: ModelAct, nowMs: number): ModelCall {
  if (!isLive(call) || call.pages[side] !== null) return call;
  const here = { pages: at(call.pages, side, page), heardMs: at(call.heardMs, side, nowMs) };
  return { ...call, ...here, state: 'active', answeredMs: nowMs };
}

/** The call after an act. */
function after(before: ModelCall, act: ModelAct, nowMs: number): ModelCall {
  const { kind, side, page, nextPage, target } = act;
  if (kind === 'keep') {
    return before.begun === target && before.pages[side] === page
      ? { ...before, heardMs: at(before.heardMs, side, nowMs) }
      : before;
  }
  if (kind !== 'invite' && kind !== 'clock' && target !== before.begun) return before;
  const call = settled(before, nowMs);
  switch (kind) {
    case 'invite':
      if (isLive(call)) return joined(call, act, nowMs);
      return {
        ...noCall,
        begun: call.begun + 1,
        state: 'ringing',
        caller: side,
        pages: at(noCall.pages, side, page),
        heardMs: at(noCall.heardMs, side, nowMs),
        startedMs: nowMs,
      };
    case 'accept':
      return joined(call, act, nowMs);
    case 'reload':
      if (isLive(call) && call.pages[side] === page) {
        return { ...call, pages: at(call.pages, side, nextPage), heardMs: at(call.heardMs, side, nowMs) };
      }
      return joined(call, { ...act, page: nextPage }, nowMs);
    case 'decline':
      return call.state === 'ringing' && side !== call.caller ? ended(call, 3, nowMs) : call;
    case 'leave':
      return isLive(call) && call.pages[side] === page ? ended(call, call.state === 'ringing' ? 4 : 5, nowMs) : call;
    case 'clock':
      return silenced(call, nowMs);
  }
}

function silenced(call: ModelCall, nowMs: number): ModelCall {
  if (!isLive(call)) return call;
  const silenceMs = call.state === 'ringing' ? 8_000 : 45_000;
  const silent = call.heardMs.filter((heardMs, side) => call.pages[side] !== null && nowMs - heardMs >= silenceMs);
  return silent.length === 0 ? call : ended(call, call.state === 'ringing' ? 4 : 5, Math.min(...silent));
}

/** All that may have become of a call when these acts came at once: one after the other, in any order. */
export function afterAny(calls: readonly ModelCall[], acts: readonly ModelAct[], nowMs: number): ModelCall[] {
  if (acts.length === 0) return [...calls];
  return acts.flatMap((act, index) =>
    afterAny(
      calls.map((call) => after(call, act, nowMs)),
      acts.toSpliced(index, 1),
      nowMs,
    ),
  );
}
