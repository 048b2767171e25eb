import { setTimeout as delay } from 'node:timers/promises';
import type { TestInfo } from '@playwright/test';
import { signalrHub } from '@tutor/realtime/connection/connection';
import type { Answer } from '@tutor/realtime/service/answer';
import { chatEntrySchema } from '@tutor/rules/chat/chat-entry';
import { chatEventNames } from '@tutor/rules/chat/chat-events';
import { z } from 'zod';
import { expect, test } from '../e2e/portal-test.ts';
import { FaultProxy } from '../stack/fault-proxy.ts';
import type { Stack } from '../stack/stack.ts';
import { fetchAsVisitor, socketAsVisitor, visitAs } from './browser-stand-in.ts';
import { ChatPeer } from './chat-peer.ts';
import { Journal } from './journal.ts';
import { Line, signedInCookies } from './line.ts';

/** How often the backend is killed; FAULT_KILLS=5 for a short look. */
const kills = Number(process.env.FAULT_KILLS ?? 50);
/** Messages of the two ends together. */
const messages = Number(process.env.FAULT_MESSAGES ?? 1_000);
/** Below the service's pace of 20 in 10 s for each sender. */
const sayEveryMs = 550;
const settled = { timeout: 240_000, intervals: [500] };

interface Talk {
  tutor: ChatPeer;
  student: ChatPeer;
  /** Line of the tutor's browser before the portal. */
  front: FaultProxy;
  /** Line of the student's browser before the service. */
  side: FaultProxy;
}

/** A call's answer, whatever the line makes of it. */
async function answerOf(response: Response): Promise<Answer> {
  if (response.status !== 200) throw new Error(`HTTP ${response.status}`);
  // The page's own server is trusted as it is by the page.
  return (await response.json()) as Answer;
}

function tutorAsks(url: string) {
  return async (call: string, body: object, signal: AbortSignal) =>
    answerOf(
      await fetchAsVisitor(`${url}/chat/calls`, {
        method: 'POST',
        headers: { accept: 'application/json' },
        body: new URLSearchParams({ call, body: JSON.stringify(body) }),
        signal,
      }),
    );
}

function studentAsks(url: string, personId: number) {
  return async (call: string, body: object, signal: AbortSignal) =>
    answerOf(
      await fetchAsVisitor(`${url}/demo/chat/${personId}/calls/${call}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
        signal,
      }),
    );
}

/** Lets a student in past the line; returns the cookie. */
async function studentCookie(stack: Stack, personId: number): Promise<string> {
  const response = await fetch(`${stack.backend.url}/demo/chat/enter`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ personId }),
  });
  const [cookie] = response.headers.getSetCookie();
  if (cookie === undefined) throw new Error(`the student was not let in: HTTP ${response.status}`);
  return cookie.split(';')[0] ?? '';
}

/** All that the service has of a conversation. */
async function logOf(stack: Stack, personId: number, conversationId: number) {
  const page = z.object({ Entries: z.array(chatEntrySchema), HasAfter: z.boolean() });
  const entries: z.output<typeof chatEntrySchema>[] = [];
  for (let hasAfter = true; hasAfter; ) {
    const body = { ConversationId: conversationId, After: entries.at(-1)?.seq ?? 0, Count: 200 };
    const { Entries, HasAfter } = page.parse(await stack.control.chat.as(personId, 'entries', body));
    entries.push(...Entries);
    hasAfter = HasAfter;
  }
  return entries;
}

interface TalkOptions {
  stack: Stack;
  line: Line;
  info: TestInfo;
  name: string;
  count: number;
  /** Breaks things while the two write to each other. */
  during: (talk: Talk) => Promise<void>;
}

/**
 * Two browsers write to each other while a fault runs; then all heals, and both must show exactly what the service has: each
 * message once, in the order of its writer, without a gap.
 */
async function talk({ stack, line, info, name, count, during }: TalkOptions): Promise<void> {
  const journal = new Journal(info.outputPath(`${name}.jsonl`));
  const account = await stack.control.createTutor('firstLogin');
  // A tutor may write to the students of the own classes.
  await stack.control.addClass({ tuid: account.tuid, startsInMinutes: 3_000, durationMinutes: 25 });
  const { tutorId, studentId, conversationId } = await stack.control.openChat(account.tuid);
  const front = await FaultProxy.start(() => ({ host: '127.0.0.1', port: Number(new URL(line.portal.url).port) }));
  const side = await FaultProxy.start(() => ({ host: '127.0.0.1', port: Number(new URL(stack.backend.url).port) }));
  const [frontUrl, sideUrl] = [front, side].map(({ port }) => `http://127.0.0.1:${port}`) as [string, string];
  visitAs(`127.0.0.1:${front.port}`, { cookie: await signedInCookies(line, account), origin: line.origin });
  visitAs(`127.0.0.1:${side.port}`, { cookie: await studentCookie(stack, studentId), origin: sideUrl });
  const asStudent = studentAsks(sideUrl, studentId);
  const hub = { eventNames: chatEventNames, socketConstructor: socketAsVisitor };
  const tutor = new ChatPeer({
    name: 'tutor',
    personId: tutorId,
    conversationId,
    journal,
    ask: tutorAsks(frontUrl),
    openHub: signalrHub({ ...hub, url: `${frontUrl}/hubs/chat` }),
  });
  const student = new ChatPeer({
    name: 'student',
    personId: studentId,
    conversationId,
    journal,
    ask: asStudent,
    openHub: signalrHub({
      ...hub,
      url: `${sideUrl}/hubs/chat`,
      accessToken: async () => {
        const answer = await asStudent('token', {}, AbortSignal.timeout(15_000));
        return answer.isDone ? z.object({ Token: z.string() }).parse(answer.body).Token : '';
      },
    }),
  });
  const peers = [tutor, student];
  try {
    await expect.poll(() => peers.map(({ status }) => status), settled).toEqual(['live', 'live']);
    await Promise.all(peers.map((peer) => peer.open()));
    const before = (await logOf(stack, tutorId, conversationId)).length;
    const speaking = peers.map(async (peer) => {
      for (let number = 1; number <= count / 2; number += 1) {
        await peer.say(`${peer.name} ${number}`);
        await delay(sayEveryMs);
      }
    });
    await during({ tutor, student, front, side });
    await Promise.all(speaking);
    for (const proxy of [front, side]) proxy.fault = { kind: 'none' };
    line.heal();
    await stack.backend.start();
    for (const peer of peers) peer.retryConnection();
    await expect
      .poll(() => peers.map(({ status, waiting }) => `${status} ${waiting}`), settled)
      .toEqual(['live 0', 'live 0']);
    const log = await logOf(stack, tutorId, conversationId);
    const truth = log.flatMap(({ seq, kind, body }) =>
      kind === 'text' ? [`${seq} ${z.object({ text: z.string() }).parse(body).text}`] : [],
    );
    expect(
      log.map(({ seq }) => seq),
      'numbers have no gaps',
    ).toEqual(log.map((_, index) => index + 1));
    const said = log.slice(before).filter(({ kind }) => kind === 'text');
    for (const [sender, peer] of [
      [tutorId, tutor],
      [studentId, student],
    ] as const) {
      const theirs = said
        .filter((entry) => entry.sender === sender)
        .map(({ body }) => z.object({ text: z.string() }).parse(body).text);
      expect(theirs, `each of ${peer.name} once, in the order of writing`).toEqual(peer.written);
    }
    await expect
      .poll(async () => (await Promise.all(peers.map((peer) => peer.readAll()))).map((shown) => shown.length), settled)
      .toEqual([truth.length, truth.length]);
    for (const peer of peers) {
      expect(await peer.readAll(), `${peer.name} shows what the service has`).toEqual(truth);
      expect(peer.broken, `${peer.name} broke no rule`).toEqual([]);
      const ever = [...peer.stored].filter((text) => !truth.some((line) => line.endsWith(` ${text}`)));
      expect(ever, `${peer.name} showed nothing as stored that is not`).toEqual([]);
      peer.markSeen();
    }
    await expect.poll(() => peers.map(({ unread }) => unread), settled).toEqual([0, 0]);
    info.annotations.push({ type: name, description: `${said.length} messages, 0 lost, 0 doubled, 0 out of order` });
  } finally {
    for (const peer of peers) peer.stop();
    await front.stop();
    await side.stop();
  }
}

test('F4: two who write to each other lose and double nothing while the service is killed again and again', async ({
  stack,
  problems,
}, info) => {
  problems.allow(/server log/);
  const line = await Line.start(stack);
  try {
    await talk({
      stack,
      line,
      info,
      name: 'kills',
      count: messages,
      async during({ tutor, student }) {
        for (let round = 1; round <= kills; round += 1) {
          // Anywhere in the flow: while a message is stored, answered, pushed or fetched.
          await delay(2_500 + ((round * 7919) % 1_000));
          await stack.backend.kill();
          await stack.backend.start();
          await expect
            .poll(() => [tutor.status, student.status], { timeout: 90_000, intervals: [200] })
            .toEqual(['live', 'live']);
        }
      },
    });
  } finally {
    await line.stop();
  }
});

test('F5: the same while lines are cut, sliced, late and silent', async ({ stack, problems }, info) => {
  problems.allow(/server log/);
  const line = await Line.start(stack);
  const both = (name: string, run: (proxy: FaultProxy) => Promise<void>) =>
    talk({
      stack,
      line,
      info,
      name,
      count: 120,
      during: async ({ front, side }) => {
        await Promise.all([run(front), delay(700).then(() => run(side))]);
      },
    });
  try {
    await Promise.all([
      both('cuts', async (proxy) => {
        for (let round = 0; round < 8; round += 1) {
          await delay(2_000 + 700 * round);
          if (round % 2 === 0) proxy.cut();
          else proxy.reset();
        }
      }),
      ...[1, 7].map((bytes) =>
        both(`slices of ${bytes}`, async (proxy) => {
          proxy.fault = { kind: 'slices', bytes, everyMs: 1 };
          await delay(20_000);
          proxy.reset();
          await delay(10_000);
        }),
      ),
      both('late', async (proxy) => {
        proxy.fault = { kind: 'late', ms: 3_000 };
        await delay(20_000);
      }),
      both('answers wait', async (proxy) => {
        for (let round = 0; round < 3; round += 1) {
          await delay(3_000);
          proxy.fault = { kind: 'answersWait' };
          await delay(4_000);
          proxy.reset();
          proxy.fault = { kind: 'none' };
        }
      }),
      ...[10, 31].map((seconds) =>
        both(`silence of ${seconds} s`, async (proxy) => {
          await delay(3_000);
          proxy.fault = { kind: 'blackHole' };
          await delay(seconds * 1_000);
        }),
      ),
    ]);
  } finally {
    await line.stop();
  }
});
