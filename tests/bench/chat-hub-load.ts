// A process of its own that holds the listeners of the chat's bench, so that they cost the measured process nothing.
import { Agent } from 'node:http';
import { chatHub, HubClient } from '../stack/hub-client.ts';
import type { ChatLoadAnswer, ChatLoadOrder } from './chat-hub-lines.ts';
import { lineText } from './chat-hub-lines.ts';

const pingEveryMs = 15_000;
// As many connect at once; the rest wait for their turn.
const connectingAtOnce = 100;

const agent = new Agent({ keepAlive: true, maxSockets: 50 });
const clients: HubClient[] = [];
/** For each client how often each line came. */
const heard: Map<number, number>[] = [];
const latencies: number[] = [];
let outOfOrder = 0;

setInterval(() => {
  for (const client of clients) client.ping();
}, pingEveryMs);

process.on('message', (order: ChatLoadOrder) => {
  if (order.do === 'connect') connect(order);
  else answer({ is: 'counted', ...counted(order.linesOf) });
});
process.on('disconnect', () => process.exit(0));

function connect({ people }: Extract<ChatLoadOrder, { do: 'connect' }>): void {
  let connecting = 0;
  let next = 0;
  let joined = 0;
  const more = (): void => {
    for (; connecting < connectingAtOnce && next < people.length; next += 1) {
      const index = next;
      const person = people[index];
      if (person === undefined) return;
      connecting += 1;
      let isFirst = true;
      let last = -1;
      const lines = new Map<number, number>();
      heard.push(lines);
      const client = new HubClient({
        ...person,
        hub: chatHub,
        agent,
        onJoined() {
          if (!isFirst) return;
          isFirst = false;
          connecting -= 1;
          joined += 1;
          if (joined === people.length) answer({ is: 'connected' });
          more();
        },
        onText(text) {
          const now = Date.now();
          for (const [, number, at] of text.matchAll(lineText)) {
            const line = Number(number);
            lines.set(line, (lines.get(line) ?? 0) + 1);
            latencies.push(now - Number(at));
            if (line <= last) outOfOrder += 1;
            last = line;
          }
        },
      });
      clients.push(client);
      client.connect();
    }
  };
  more();
}

/** What came of the lines that each client should have heard. */
function counted(linesOf: readonly (readonly number[])[]): Omit<Extract<ChatLoadAnswer, { is: 'counted' }>, 'is'> {
  let received = 0;
  let lost = 0;
  let doubled = 0;
  let strange = 0;
  heard.forEach((lines, client) => {
    const wanted = new Set(linesOf[client]);
    for (const line of wanted) if (!lines.has(line)) lost += 1;
    for (const [line, count] of lines) {
      received += count;
      doubled += count - 1;
      if (!wanted.has(line)) strange += 1;
    }
  });
  const sorted = [...latencies].sort((a, b) => a - b);
  const at = (part: number): number => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
  return { received, lost, doubled, strange, outOfOrder, p50: at(0.5), p95: at(0.95), p99: at(0.99), max: at(1) };
}

function answer(message: ChatLoadAnswer): void {
  process.send?.(message);
}
