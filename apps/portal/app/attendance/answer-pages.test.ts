import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { servePages } from '../../testing/pages.tsx';
import { testContext, testRequest, testSecrets } from '../../testing/request.ts';
import { type ScriptedBackend, startScriptedBackend } from '../../testing/scripted-backend.ts';
import { startSession } from '../session/session.server.ts';
import * as reply from './reply.ts';
import { action as sendAction } from './send.ts';

let backend: ScriptedBackend;
let pages: Awaited<ReturnType<typeof servePages>>;
let session: string;

beforeAll(async () => {
  vi.stubEnv('SESSION_SECRET', testSecrets.SESSION_SECRET);
  backend = await startScriptedBackend();
  pages = await servePages({ 'attendance/reply': reply }, backend.url);
  session = await startSession({ token: 'token-of-a-tutor-0123456789', expiresAt: new Date(Date.now() + 3_600_000) });
});
afterAll(() => backend.close());
beforeEach(() => {
  backend.answers.clear();
  backend.answers.set('/api/tutorcomm/getabsentnotice', {
    ErrorCode: 0,
    Body: [{ Id: 5, ClassTimeStr: '03-26-2025 18:00', Count: 1, StuName: 'Ana Gomez' }],
  });
});

const answer = (Body: number, Msg = '', ErrorCode = 0) =>
  backend.answers.set('/api/tutorcomm/absentnoticeoperate', { ErrorCode, Msg, Body });

/** What the outbox hears of one answer. */
async function sent(fields: Record<string, string>) {
  const body = new URLSearchParams({
    id: '5',
    key: '0b1f2a34-5c6d-4e7f-8a9b-0c1d2e3f4a5b',
    tappedAt: '2025-03-26T09:00:00.000Z',
    ...fields,
  });
  const request = testRequest('/attendance/send', [session], { method: 'POST', body });
  const reply = await (await sendAction({ request, context: testContext(backend.url), params: {} })).json();
  return reply.isDone ? reply.body : reply;
}

const no = { answer: 'no', reason: '3', note: 'The street is dark.' };

test('an answer is taken only on ErrorCode 0 with Body 1', async () => {
  answer(1);
  expect(await sent({ answer: 'yes' })).toEqual({ isTaken: true, message: 'Attendance confirmed.' });
  expect(await sent(no)).toEqual({ isTaken: true, message: 'Your class has been cancelled.' });
  const notTaken = { isTaken: false, message: 'Your answer was not taken. Please try again.' };
  for (const body of [0, 2, -1]) {
    answer(body);
    expect(await sent({ answer: 'yes' })).toEqual(notTaken);
    expect(await sent(no)).toEqual(notTaken);
  }
  answer(1, 'This class has been cancelled.', 104);
  expect(await sent({ answer: 'yes' })).toEqual({ isTaken: false, message: 'This class has been cancelled.' });
});

test('the words of the service come before ours', async () => {
  answer(1, 'Thank you, Ana.');
  expect(await sent({ answer: 'yes' })).toEqual({ isTaken: true, message: 'Thank you, Ana.' });
  answer(0, 'Somebody else teaches it.');
  expect(await sent({ answer: 'yes' })).toEqual({ isTaken: false, message: 'Somebody else teaches it.' });
});

test('without script, an answer with another Body than 1 is said not to be taken, of one class and of all', async () => {
  const yes = (answer: string) => pages.send('/attendance/reply', { id: '5', answer });
  answer(1);
  expect(await yes('yes')).toMatchObject({ location: '/home', said: 'Attendance confirmed.' });
  expect(await yes('yesToAll')).toMatchObject({ location: '/home', said: '1 of 1 classes confirmed.' });
  answer(2);
  expect((await yes('yes')).said).toBe('Your answer was not taken. Please try again.');
  expect((await yes('yesToAll')).said).toBe(
    '0 of 1 classes confirmed. Ana Gomez: Your answer was not taken. Please try again.',
  );
});
