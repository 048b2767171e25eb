import { setTimeout as delay } from 'node:timers/promises';
import type { TestInfo } from '@playwright/test';
import { expect, test } from '../e2e/portal-test.ts';
import { FaultProxy, type LineFault } from '../stack/fault-proxy.ts';
import type { Stack } from '../stack/stack.ts';
import { type Exchange, exchange, Line, noticedWithinMs } from './line.ts';

/** How often the backend is killed; FAULT_KILLS=5 for a short look. */
const kills = Number(process.env.FAULT_KILLS ?? 50);
/** Seconds of the black holes: shorter than the server's silence, just longer, and longer than two tries. */
const blackHoleSeconds = [10, 31, 65];

/** Runs a fault in the line between browser and portal, on a line of its own before a common portal. */
async function throughFront(
  run: { stack: Stack; line: Line; info: TestInfo; name: string },
  during: (exchange: Exchange, front: FaultProxy) => Promise<void>,
): Promise<void> {
  const { line } = run;
  const front = await FaultProxy.start(() => ({ host: '127.0.0.1', port: Number(new URL(line.portal.url).port) }));
  try {
    await exchange({ ...run, front, during: (own) => during(own, front) });
  } finally {
    await front.stop();
  }
}

/** Holds a fault for a while as messages go on, and says after how long the client noticed, if it did. */
async function hold(own: Exchange, proxy: FaultProxy, fault: LineFault, forMs: number): Promise<number | undefined> {
  const stop = own.keepSending(150);
  await delay(1_000);
  const from = performance.now();
  proxy.fault = fault;
  await delay(forMs);
  proxy.fault = { kind: 'none' };
  await stop();
  const noticed = own.clients[0].states.find(({ at, state }) => at >= from && state.status !== 'live');
  return noticed === undefined ? undefined : noticed.at - from;
}

test('F4: a backend that is killed again and again loses and doubles nothing that it has taken', async ({
  stack,
  problems,
}, info) => {
  problems.allow(/server log/);
  const line = await Line.start(stack);
  try {
    await exchange({
      stack,
      line,
      info,
      name: 'kills',
      async during({ keepSending, clients }) {
        for (let round = 1; round <= kills; round += 1) {
          const stop = keepSending(25);
          // Anywhere in the flow: while messages are written, pushed, fetched or read.
          await delay(400 + ((round * 7919) % 300));
          await stack.backend.kill();
          await stop();
          await stack.backend.start();
          await expect
            .poll(() => clients.map(({ state }) => state.status), { timeout: 40_000 })
            .toEqual(['live', 'live']);
        }
      },
    });
  } finally {
    await line.stop();
  }
});

test('F5: black holes, resets, slices and lateness before the portal', async ({ stack }, info) => {
  const line = await Line.start(stack);
  const front = (name: string, during: (exchange: Exchange, proxy: FaultProxy) => Promise<void>): Promise<void> =>
    throughFront({ stack, line, info, name }, during);
  try {
    await Promise.all([
      ...blackHoleSeconds.map((seconds) =>
        front(`black hole ${seconds} s`, async (own, proxy) => {
          const noticedMs = await hold(own, proxy, { kind: 'blackHole' }, seconds * 1000);
          if (seconds * 1000 > noticedWithinMs) expect(noticedMs).toBeLessThan(noticedWithinMs);
        }),
      ),
      front('resets', async (own, proxy) => {
        const stop = own.keepSending(40);
        for (let round = 0; round < 6; round += 1) {
          await delay(1_500 + 900 * round);
          proxy.reset();
        }
        await stop();
      }),
      front('cuts', async (own, proxy) => {
        const stop = own.keepSending(40);
        for (let round = 0; round < 4; round += 1) {
          await delay(2_000 + 700 * round);
          proxy.cut();
        }
        await stop();
      }),
      ...[1, 3, 7].map((bytes) =>
        front(`slices of ${bytes}`, async (own, proxy) => {
          proxy.fault = { kind: 'slices', bytes, everyMs: 1 };
          for (let number = 0; number < 5; number += 1) await own.send();
          await delay(3_000);
          proxy.reset();
          await delay(10_000);
        }),
      ),
      front('3 s late', async (own, proxy) => {
        await hold(own, proxy, { kind: 'late', ms: 3_000 }, 15_000);
      }),
    ]);
  } finally {
    await line.stop();
  }
});

test('F5: the same behind the portal', async ({ stack, problems }, info) => {
  problems.allow(/server log/);
  // Each has the line to the backend for itself, so each has a portal.
  const faults: { name: string; during: (own: Exchange, line: Line) => Promise<void> }[] = [
    {
      name: 'black hole 40 s behind',
      during: async (own, line) => {
        expect(await hold(own, line.back, { kind: 'blackHole' }, 40_000)).toBeLessThan(noticedWithinMs);
      },
    },
    {
      name: 'resets behind',
      during: async (own, line) => {
        const stop = own.keepSending(40);
        for (let round = 0; round < 4; round += 1) {
          await delay(2_000 + 1_700 * round);
          line.back.reset();
        }
        await stop();
      },
    },
  ];
  await Promise.all(
    faults.map(async ({ name, during }) => {
      const line = await Line.start(stack);
      try {
        await exchange({ stack, line, info, name, during: (own) => during(own, line) });
      } finally {
        await line.stop();
      }
    }),
  );
});

test('F5: after ten tries it says that it gave up, opens nothing more, and a retry brings everything', async ({
  stack,
}, info) => {
  const line = await Line.start(stack);
  try {
    await throughFront({ stack, line, info, name: 'refused' }, async (own, front) => {
      front.fault = { kind: 'refuse' };
      front.reset();
      const before = front.connections;
      const stop = own.keepSending(500);
      const [first] = own.clients;
      // 'offline' at once where a reading had failed, too: it says more than that the live line was given up.
      await expect.poll(() => first.state.status, { timeout: 90_000 }).toMatch(/^(gaveUp|offline)$/);
      const attempts = first.states.filter(({ state }) => state.status === 'reconnecting');
      expect(attempts).toHaveLength(1);
      await expect.poll(() => own.clients[1].state.status).toMatch(/^(gaveUp|offline)$/);
      // Ten negotiations of each of the two, and whatever polls and readings there were beside.
      const whenGivenUp = front.connections;
      expect(whenGivenUp - before).toBeGreaterThanOrEqual(20);
      // Two turns of the monitor and of the poll: the polls alone touch the line.
      await delay(125_000);
      expect(first.state.status).toBe('offline');
      expect(front.connections - whenGivenUp).toBeLessThanOrEqual(40);
      await stop();
      front.fault = { kind: 'none' };
      for (const client of own.clients) client.retryNow();
    });
  } finally {
    await line.stop();
  }
});

test('F6: who accepts and never answers costs one try of 15 s, wherever it hangs', async ({
  stack,
  problems,
}, info) => {
  problems.allow(/server log/);
  const line = await Line.start(stack);
  try {
    await throughFront({ stack, line, info, name: 'swallowed' }, async (own, front) => {
      const [first] = own.clients;
      front.reset();
      front.fault = { kind: 'blackHole' };
      await expect.poll(() => first.state, { timeout: 30_000 }).toMatchObject({ status: 'reconnecting', attempt: 1 });
      await own.send();
      // A wait of 5 to 6 s and a try of 15 s, twice.
      await expect.poll(() => first.state, { timeout: 50_000 }).toMatchObject({ status: 'reconnecting', attempt: 3 });
      await own.send();
    });
  } finally {
    await line.stop();
  }
});
