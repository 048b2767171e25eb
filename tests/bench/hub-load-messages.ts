/** What the bench tells the process of its listeners. */
export type LoadOrder =
  | { do: 'connect'; tutors: { url: string; tuid: number; token: string }[]; broadcasts: number }
  /** Asks what came of the first so many broadcasts. */
  | { do: 'count'; broadcasts: number }
  /** Asks when who joined last, of those who did at or after an instant (epoch milliseconds). */
  | { do: 'joined'; since: number }
  | { do: 'end' };

/** What it answers. Latencies in milliseconds, from before the call that sends to the listener. */
export type LoadAnswer =
  | { is: 'connected' }
  | {
      is: 'counted';
      received: number;
      lost: number;
      doubled: number;
      outOfOrder: number;
      p50: number;
      p95: number;
      p99: number;
      max: number;
    }
  | { is: 'joined'; at: number[] };

/** What the bench tells the bare server: to send a message of this title to everybody. */
export interface BareOrder {
  title: string;
}
