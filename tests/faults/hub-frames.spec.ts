import { readFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import fc from 'fast-check';
import { expect, test } from '../e2e/portal-test.ts';
import { HubClient, tutorHub } from '../stack/hub-client.ts';
import { end, textFrame, written } from './frames.ts';

const frames = Number(process.env.FAULT_FRAMES ?? 10_000);
const seed = Number(process.env.FAULT_SEED ?? Date.now() % 1_000_000);
const attackers = 12;
const framesBetweenMessages = 500;
// What the engine may take more than after the first thousand: far below what ten thousand kept frames would need.
const growthMaxMb = 120;

test(`${frames} hostile frames: the hub lives, others hear everything once, memory stays`, async ({
  stack,
  control,
}, info) => {
  info.annotations.push({ type: 'FAULT_SEED', description: String(seed) });
  const [victim, ...crowd] = await control.crowd(attackers + 1);
  if (victim === undefined) throw new Error('nobody came');
  const heard: string[] = [];
  let joins = 0;
  const witness = new HubClient({
    token: victim.token,
    hub: tutorHub(victim.tuid),
    url: stack.backend.url,
    agent: new Agent({ keepAlive: true }),
    onJoined: () => {
      joins += 1;
    },
    onText: (text) => {
      for (const [, title] of text.matchAll(/"title":"(Still here \d+)"/g)) heard.push(title ?? '');
    },
  });
  witness.connect();
  const pings = setInterval(() => witness.ping(), 10_000);
  await expect.poll(() => joins).toBe(1);

  const pid = stack.backend.pid;
  const script = fc.sample(written, { numRuns: frames, seed });
  const sent: string[] = [];
  let done = 0;
  let afterWarmUpMb = 0;
  const attack = async (token: string): Promise<void> => {
    let socket: Socket | undefined;
    for (let bytes = script[done]; bytes !== undefined; bytes = script[done]) {
      done += 1;
      const number = done;
      if (number === Math.min(1_000, frames)) afterWarmUpMb = residentMb(pid);
      if (number % framesBetweenMessages === 0) {
        const title = `Still here ${number}`;
        sent.push(title);
        await control.sendMessage({ tuid: victim.tuid, title });
      }

      if (socket === undefined || socket.destroyed || !socket.writable) {
        socket?.destroy();
        socket = await openHub(stack.backend.url, token);
        // Two of three come in properly, so that frames meet every state of a connection.
        if (number % 3 !== 0) socket.write(textFrame(`{"protocol":"json","version":1}${end}`));
      }
      socket.write(bytes);
      // A turn of the loop, so that an answer or an end can come between two of them.
      await delay(0);
    }
    socket?.destroy();
  };
  await Promise.all(crowd.map(({ token }) => attack(token)));

  await expect.poll(() => heard.length, { timeout: 30_000 }).toBe(sent.length);
  // Two may be sent at the same moment.
  expect(heard.sort()).toEqual(sent.sort());
  expect(joins, 'the witness was never thrown out').toBe(1);
  expect(stack.backend.isRunning()).toBe(true);
  expect(stack.backend.pid).toBe(pid);
  expect((await fetch(`${stack.backend.url}/health/ready`)).status).toBe(200);
  info.annotations.push({ type: 'memory', description: `${afterWarmUpMb} MB, then ${residentMb(pid)} MB` });
  expect(residentMb(pid) - afterWarmUpMb).toBeLessThanOrEqual(growthMaxMb);
  clearInterval(pings);
  witness.stop();
});

/** A raw socket to the hub, upgraded without negotiation, as the protocol allows. */
function openHub(url: string, token: string): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const upgrade = request(`${url}/hubs/tutor`, {
      agent: false,
      headers: {
        authorization: `Bearer ${token}`,
        connection: 'Upgrade',
        upgrade: 'websocket',
        'sec-websocket-version': '13',
        'sec-websocket-key': Buffer.alloc(16, 1).toString('base64'),
      },
    });
    upgrade.on('error', reject);
    upgrade.on('response', (response) => reject(new Error(`the hub answered ${response.statusCode}`)));
    upgrade.on('upgrade', (_response, socket) => {
      socket.on('error', () => {});
      socket.resume();
      socket.on('end', () => socket.destroy());
      resolve(socket);
    });
    upgrade.end();
  });
}

/** Resident memory of a process, in MB. */
function residentMb(pid: number): number {
  return Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;
}
