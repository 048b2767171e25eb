import { expect, test } from '@playwright/test';
import type { contract } from '@tutor/api/contract';
import type { Client } from '@tutor/api/core/client';
import { serviceAs } from '../stack/service.ts';
import { signedInCookie } from '../stack/signed-in-cookie.ts';
import { Stack } from '../stack/stack.ts';
import { type HeldMemory, MemoryProbe } from './held-memory.ts';

/** Requests in all; FAULT_CALLS=6000 for a short look. What is held after a sixth of them is compared with the end. */
const calls = Number(process.env.FAULT_CALLS ?? 60_000);
const tutors = 8;
const growthMax = 1.1;

type Request = (number: number) => Promise<unknown>;

test(`${calls} mixed requests on the embedded database: both servers hold no more than after ${calls / 6}`, async () => {
  const stack = await Stack.start({ isInspected: true });
  try {
    const probes = [new MemoryProbe(stack.backend), new MemoryProbe(stack.portal)] as const;
    const requests = await Promise.all(Array.from({ length: tutors }, () => requestsOfTutor(stack)));
    let next = 0;
    const goOn = async (until: number): Promise<HeldMemory[]> => {
      const work = async (request: Request): Promise<void> => {
        for (let number = next; number < until; number = next) {
          next += 1;
          await request(number);
        }
      };
      await Promise.all(requests.map(work));
      const held = await Promise.all(probes.map((probe) => probe.read()));
      test.info().annotations.push({ type: `${until} requests`, description: JSON.stringify(held) });
      return held;
    };
    const early = await goOn(calls / 6);
    for (let sixths = 2; sixths < 6; sixths += 1) await goOn((calls / 6) * sixths);
    const late = await goOn(calls);
    for (const [server, { heldMb }] of late.entries()) {
      expect(heldMb).toBeLessThanOrEqual((early[server]?.heldMb ?? 0) * growthMax);
    }
  } finally {
    await stack.stop();
  }
});

/** A tutor's requests, by turns: signed calls that read and write, pages, and what open pages fetch. */
async function requestsOfTutor(stack: Stack): Promise<Request> {
  const tutor = await stack.control.createTutor('ordinary');
  const service = await serviceAs(stack, tutor);
  const cookie = await signedInCookie(stack, tutor);
  const byTurns = [...callsOf(service), ...pagesOf(stack.origin, cookie)];
  return (number) => byTurns[number % byTurns.length]?.(number) ?? Promise.reject(new Error('no request'));
}

function callsOf(service: Client<typeof contract>): Request[] {
  const week = 7 * 24 * 60 * 60 * 1_000;
  return [
    () => service.account.userInfo(),
    () => service.messages.systemMessages(),
    () => service.messages.unreadCount(),
    () => service.messages.list({ query: { pageSize: 50 } }),
    () =>
      service.classes.classTable({
        body: { StartTime: new Date().toISOString(), EndTime: new Date(Date.now() + week).toISOString() },
      }),
    () => service.attendance.clockInStatus(),
    () => service.accountSignIn.modelClicked({ query: { type: 1 } }),
    async (number) => {
      const [message] = (await service.messages.list({ query: { pageSize: 1 } })).body.items;
      if (message === undefined) throw new Error('the tutor has no message');
      const query = { Mid: message.mid };
      return number % 2 === 0
        ? service.messages.readSystemMessage({ query })
        : service.messages.unreadMessage({ query });
    },
    // A refusal goes another way through the service.
    async () => {
      await expect(service.messages.byId({ query: { mid: 2 ** 31 - 1 } })).rejects.toThrow();
    },
  ];
}

function pagesOf(origin: string, cookie: string): Request[] {
  return ['/home', '/classTab', '/message', '/messages/updates?since=0', '/messages/waiting', '/login'].map(
    (path) => async () => {
      const answer = await fetch(origin + path, { headers: { cookie }, redirect: 'manual' });
      await answer.arrayBuffer();
      expect(answer.status, path).toBeLessThan(400);
    },
  );
}
