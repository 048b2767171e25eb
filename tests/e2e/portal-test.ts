import { writeFile } from 'node:fs/promises';
import { type BrowserContext, test as base, expect, type TestInfo } from '@playwright/test';
import type { Control, Tutor } from '../stack/control.ts';
import { Stack } from '../stack/stack.ts';
import { Problems } from './problems.ts';
import { Traffic } from './traffic.ts';

interface TestFixtures {
  /** Kind of the test's own tutor: a key of the backend's tutor templates. */
  template: string;
  problems: Problems;
  control: Control;
  /** A tutor that no other test knows. */
  tutor: Tutor;
  /** The same tutor, signed in in `context`. */
  signedIn: Tutor;
}

interface WorkerFixtures {
  /** A backend and a portal that this worker has for itself. */
  stack: Stack;
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  stack: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures a fixture needs from this pattern.
    async ({}, use) => {
      const stack = await Stack.start();
      await use(stack);
      await stack.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  template: ['ordinary', { option: true }],
  baseURL: async ({ stack }, use) => use(stack.origin),
  control: async ({ stack }, use) => use(stack.control),
  problems: [
    async ({ stack, context }, use, info) => {
      await stack.heal();
      for (const server of [stack.backend, stack.portal]) server.takeErrors();
      const problems = new Problems();
      problems.watch(context);
      const traffic = new Traffic();
      traffic.watch(context);
      await use(problems);
      for (const { msg, line } of [...stack.backend.takeErrors(), ...stack.portal.takeErrors()]) {
        problems.add(`server log: ${msg} ${line}`);
      }
      if (info.status !== info.expectedStatus) {
        await attachWhatHappened(info, stack, traffic);
      }
      expect(problems.unexpected(), 'nothing goes wrong that the test does not expect').toEqual([]);
    },
    { auto: true },
  ],
  tutor: async ({ control, template }, use) => use(await control.createTutor(template)),
  signedIn: async ({ context, tutor, stack }, use) => {
    await signIn(context, stack.origin, tutor);
    await use(tutor);
  },
});

export { expect };

/** For a test that failed: the logs of its servers, and in the run's own output what its browser asked for. */
export async function attachWhatHappened(info: TestInfo, stack: Stack, traffic: Traffic): Promise<void> {
  for (const name of ['backend', 'portal'] as const) {
    const path = info.outputPath(`${name}.log`);
    await writeFile(path, stack[name].log.join('\n'));
    await info.attach(`${name}.log`, { path });
  }
  // biome-ignore lint/suspicious/noConsole: an attachment is cut after its first lines where only the output is kept.
  console.log(`What the browser of ‘${info.title}’ asked for:\n${traffic.told()}`);
}

/** Signs a tutor in without the page: for tests whose subject is something else. */
export async function signIn(
  { request }: Pick<BrowserContext, 'request'>,
  origin: string,
  tutor: Tutor,
): Promise<void> {
  const response = await request.post(`${origin}/login`, {
    form: { account: tutor.account, password: tutor.password },
    headers: { origin },
    maxRedirects: 0,
  });
  expect([302, 303], `sign-in of ${tutor.account} answers with a redirect`).toContain(response.status());
}
