/** What the bench tells the process of its listeners. */
export type ChatLoadOrder =
  | { do: 'connect'; people: { url: string; token: string }[] }
  /** Asks what came of the lines that each of them should have heard. */
  | { do: 'count'; linesOf: number[][] };

/** What it answers. Latencies in milliseconds, from before the call that sends to each listener. */
export type ChatLoadAnswer =
  | { is: 'connected' }
  | {
      is: 'counted';
      received: number;
      lost: number;
      doubled: number;
      /** Heard by somebody who is not in the conversation. */
      strange: number;
      outOfOrder: number;
      p50: number;
      p95: number;
      p99: number;
      max: number;
    };

/** Texts of the bench's messages: number of the line, then when it was sent. */
export const lineText = /"text":"Line (\d+) at (\d+)"/g;

export function lineOf(number: number): string {
  return `Line ${number} at ${Date.now()}`;
}
