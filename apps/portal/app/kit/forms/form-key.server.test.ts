import { randomUUID } from 'node:crypto';
import { feedbackReplySchema } from '@tutor/rules/feedback/feedback-form';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { runGuarded, testContext, testRequest, testSecrets } from '../../../testing/request.ts';
import { type ScriptedBackend, startScriptedBackend } from '../../../testing/scripted-backend.ts';
import { keyOf } from '../../feedback/feedback.server.ts';
import { sendLeave } from '../../leave/send-leave.server.ts';
import { requireSignedIn } from '../../session/guard.server.ts';
import { startSession } from '../../session/session.server.ts';
import { sendForm } from './send-form.server.ts';

const replyPath = '/api/feedback/replyadd';
let backend: ScriptedBackend;
let session: string;

beforeAll(async () => {
  vi.stubEnv('SESSION_SECRET', testSecrets.SESSION_SECRET);
  backend = await startScriptedBackend();
  session = await startSession({ token: 'token-of-a-tutor-0123456789', expiresAt: new Date(Date.now() + 3_600_000) });
});
afterAll(() => backend.close());
beforeEach(() => {
  backend.calls.length = 0;
  backend.answers.set(replyPath, { ErrorCode: 101, Msg: 'This feedback does not exist.' });
});

const formKeyPattern = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

function formOf(fields: Readonly<Record<string, string>>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

const argsOf = (path: string, body?: FormData) => ({
  request: testRequest(path, [session], body === undefined ? {} : { method: 'POST', body }),
  context: testContext(backend.url, path),
});

/** A reply to a feedback of somebody else, from a page and from a dialog. */
async function replyBy(kind: 'page' | 'dialog', key: string): Promise<Response> {
  const args = argsOf('/myFeedback/7');
  const { api } = await requireSignedIn(args);
  const form = formOf({ content: 'Mine', key });
  const common = {
    form,
    schema: feedbackReplySchema,
    send: ({ content }: { content: string }) =>
      api.feedback.replyAdd({ query: { FeedBackId: 7, Remark: content, ...keyOf(form) } }),
  };
  return kind === 'page'
    ? sendForm({ name: 'reply', backTo: '/myFeedback/7', ...common })
    : sendForm({ intent: 'send', ...common });
}

const madeUp = [
  ['a word', 'forged'],
  ['longer than a line of headers may be', 'x'.repeat(20_000)],
  ['with a NUL', `${randomUUID()}\u0000`],
] as const;

describe.each(['page', 'dialog'] as const)('the key of a form on a %s', (kind) => {
  test.each(madeUp)('that is %s is refused, and the service is not asked', async (_name, key) => {
    const response = await replyBy(kind, key);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ error: 'Please send the form again.' });
    expect(backend.calls).toEqual([]);
  });

  test.each(['', randomUUID()])('that is %j leaves the answer to the service', async (key) => {
    const response = await replyBy(kind, key);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ error: 'This feedback does not exist.' });
    expect(backend.calls).toEqual([replyPath]);
  });
});

/** The key that the form has after a reply. */
const keyIn = (reply: { values?: { key?: string } }) => reply.values?.key;

describe.each(['page', 'dialog'] as const)('the form on a %s', (kind) => {
  test('gets another key in place of one that was made up', async () => {
    const reply = await (await replyBy(kind, 'forged')).json();
    expect(keyIn(reply)).toMatch(formKeyPattern);
  });

  test('gets another key once it has arrived with other words, and says so', async () => {
    const key = randomUUID();
    backend.answers.set(replyPath, { ErrorCode: 109, Msg: 'What you sent first has arrived.' });
    const reply = await (await replyBy(kind, key)).json();
    expect(reply).toMatchObject({ error: 'What you sent first has arrived.' });
    expect(keyIn(reply)).toMatch(formKeyPattern);
    expect(keyIn(reply)).not.toBe(key);
  });

  test('keeps its key after any other refusal', async () => {
    const key = randomUUID();
    const reply = await (await replyBy(kind, key)).json();
    expect(keyIn(reply)).toBe(key);
  });
});

test.each(madeUp)('a leave whose key is %s is refused, and never asked for', async (_name, key) => {
  const day = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
  const fields = { type: '1', startDate: day, startMinute: '0', endDate: day, endMinute: '1440', reason: 'Fever' };
  const args = argsOf('/leaveRequest/leaveRequest', formOf({ ...fields, agreed: '0 0 0', key }));
  const response = await runGuarded((given) => sendLeave(given, { now: new Date(), zone: 'UTC' }), args);
  expect(response.status).toBe(400);
  const reply: unknown = await response.json();
  expect(reply).toMatchObject({ error: 'Please send the form again.', values: { reason: 'Fever' } });
  expect(reply).toMatchObject({ values: { key: expect.stringMatching(formKeyPattern) } });
  expect(backend.calls).not.toContain('/api/teachinfo/addleave');
});
