import type { NetworkLine } from '../src/devices/network-line.ts';

/** A line with a speed and a way of failing, on the timers that a test sets. */
export interface FakeLine extends NetworkLine {
  downMbps: number;
  upMbps: number;
  pingMs: number;
  /** Calls that reject, and calls that nobody answers. */
  refusing: Set<'begin' | 'ping' | 'down' | 'up'>;
  hanging: Set<'begin' | 'ping' | 'down' | 'up'>;
  /** Tickets that were given out, and those that came back. */
  begun: string[];
  ended: string[];
  /** Requests under way. */
  open: number;
}

export function fakeLine(changes: Partial<FakeLine> = {}): FakeLine {
  const request = async <Result>(
    kind: 'begin' | 'ping' | 'down' | 'up',
    ms: number,
    signal: AbortSignal,
    result: Result,
  ) => {
    line.open += 1;
    const given = new AbortController();
    try {
      await new Promise<void>((resolve, reject) => {
        if (!line.hanging.has(kind)) setTimeout(resolve, ms);
        signal.addEventListener('abort', () => reject(signal.reason), { signal: given.signal });
      });
    } finally {
      given.abort();
      line.open -= 1;
    }
    if (line.refusing.has(kind)) throw new Error('answered with 413');
    return result;
  };
  const msOf = (bytes: number, mbps: number): number => (bytes * 8) / mbps / 1_000;
  const line: FakeLine = {
    downMbps: 20,
    upMbps: 10,
    pingMs: 20,
    refusing: new Set(),
    hanging: new Set(),
    begun: [],
    ended: [],
    open: 0,
    begin: async (signal) => {
      const ticket = `ticket-${line.begun.length + 1}`;
      const begun = await request('begin', line.pingMs, signal, { ticket });
      line.begun.push(ticket);
      return begun;
    },
    ping: (_ticket, signal) => request('ping', line.pingMs, signal, undefined),
    down: async (_ticket, bytes, signal, onBytes) => {
      const ms = msOf(bytes, line.downMbps);
      await request('down', ms, signal, undefined);
      onBytes(bytes);
      return { bytes, ms };
    },
    up: async (_ticket, bytes, signal) => {
      const ms = msOf(bytes, line.upMbps) + line.pingMs;
      await request('up', ms, signal, undefined);
      return { bytes, ms };
    },
    end: (ticket) => void line.ended.push(ticket),
    ...changes,
  };
  return line;
}
