import { type BrowserContext, test as base, expect } from '@playwright/test';
import type { Control, Tutor } from '../stack/control.ts';
import { Stack } from '../stack/stack.ts';
import { Problems } from './problems.ts';

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
      await use(problems);
      for (const { msg, line } of [...stack.backend.takeErrors(), ...stack.portal.takeErrors()]) {
        problems.add(`server log: ${msg} ${line}`);
      }
      if (info.status !== info.expectedStatus) {
        await info.attach('backend.log', { body: stack.backend.log.join('\n') });
        await info.attach('portal.log', { body: stack.portal.log.join('\n') });
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
