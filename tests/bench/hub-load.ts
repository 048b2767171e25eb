// A process of its own that holds the listeners of the hub bench, so that they cost the measured process nothing.
import { Agent } from 'node:http';
import { HubClient, tutorHub } from '../stack/hub-client.ts';
import type { LoadAnswer, LoadOrder } from './hub-load-messages.ts';

const pingEveryMs = 15_000;
// As many connect at once; the rest wait for their turn.
const connectingAtOnce = 100;

const agent = new Agent({ keepAlive: true, maxSockets: 50 });
const clients: HubClient[] = [];
const joinedAt: number[] = [];
/** For each client and broadcast how often it came. */
let counts: Uint8Array[] = [];
let latencies: number[] = [];
let outOfOrder = 0;
let lastHeard: number[] = [];

setInterval(() => {
  for (const client of clients) client.ping();
}, pingEveryMs);

process.on('message', (order: LoadOrder) => {
  if (order.do === 'connect') connect(order);
  if (order.do === 'count') answer({ is: 'counted', ...counted(order.broadcasts) });
  if (order.do === 'joined') answer({ is: 'joined', at: joinedAt.filter((at) => at >= order.since) });
  if (order.do === 'end') process.exit(0);
});
process.on('disconnect', () => process.exit(0));

function connect({ tutors, broadcasts }: Extract<LoadOrder, { do: 'connect' }>): void {
  counts = tutors.map(() => new Uint8Array(broadcasts));
  lastHeard = tutors.map(() => -1);
  latencies = [];
  let connecting = 0;
  let next = 0;
  let joined = 0;
  const more = (): void => {
    while (connecting < connectingAtOnce && next < tutors.length) {
      const index = next;
      next += 1;
      connecting += 1;
      let isFirst = true;
      const tutor = tutors[index];
      if (tutor === undefined) return;
      const client = new HubClient({
        url: tutor.url,
        token: tutor.token,
        hub: tutorHub(tutor.tuid),
        agent,
        onJoined() {
          joinedAt[index] = Date.now();
          if (!isFirst) return;
          isFirst = false;
          connecting -= 1;
          joined += 1;
          if (joined === tutors.length) answer({ is: 'connected' });
          more();
        },
        onText: (text) => hear(index, text),
      });
      clients.push(client);
      client.connect();
    }
  };
  more();
}

/** Titles of the bench's messages: number of the broadcast, then when it was sent. */
const title = /"title":"Broadcast (\d+) at (\d+)"/g;

function hear(client: number, text: string): void {
  if (!text.includes('Broadcast')) return;
  const now = Date.now();
  for (const [, number, at] of text.matchAll(title)) {
    const broadcast = Number(number);
    const own = counts[client];
    if (own === undefined) continue;
    own[broadcast] = (own[broadcast] ?? 0) + 1;
    latencies.push(now - Number(at));
    if (broadcast <= (lastHeard[client] ?? -1)) outOfOrder += 1;
    lastHeard[client] = broadcast;
  }
}

function counted(broadcasts: number): Omit<Extract<LoadAnswer, { is: 'counted' }>, 'is'> {
  let received = 0;
  let lost = 0;
  let doubled = 0;
  for (const own of counts) {
    for (const count of own.subarray(0, broadcasts)) {
      received += count;
      if (count === 0) lost += 1;
      if (count > 1) doubled += count - 1;
    }
  }
  const sorted = [...latencies].sort((a, b) => a - b);
  const at = (part: number): number => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
  return { received, lost, doubled, outOfOrder, p50: at(0.5), p95: at(0.95), p99: at(0.99), max: at(1) };
}

function answer(message: LoadAnswer): void {
  process.send?.(message);
}
