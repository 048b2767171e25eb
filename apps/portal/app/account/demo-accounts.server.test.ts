import { afterAll, beforeAll, expect, test } from 'vitest';
import { testContext } from '../../testing/request.ts';
import { type ScriptedBackend, startScriptedBackend } from '../../testing/scripted-backend.ts';
import { loadDemo } from './demo-accounts.server.ts';

const accounts = [{ account: 'maria', password: 'of-the-demonstration', name: 'Maria', shows: 'A full day' }];
let backend: ScriptedBackend;

beforeAll(async () => {
  backend = await startScriptedBackend();
});
afterAll(() => backend.close());

function load(studentPage?: string, isDemo = true) {
  backend.answers.set('/demo/accounts', { status: 200, text: JSON.stringify({ accounts, studentPage }) });
  const context = testContext(backend.url);
  return loadDemo({ ...context, config: { ...context.config, isDemo } });
}

test('accounts come with the address of the students’ page', async () => {
  expect(await load('http://127.0.0.1:4100/demo/student/')).toEqual({
    accounts,
    studentPage: 'http://127.0.0.1:4100/demo/student/',
  });
});

test.each(['javascript:alert(1)', '/demo/student/', '', undefined])(
  '%j is no address of a page, and accounts stay',
  async (page) => {
    expect(await load(page)).toEqual({ accounts });
  },
);

test('nothing is offered in front of a real backend', async () => {
  expect(await load('http://127.0.0.1:4100/demo/student/', false)).toEqual({ accounts: [] });
});
