import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { servePages } from '../../testing/pages.tsx';
import { testSecrets } from '../../testing/request.ts';
import { type ScriptedBackend, startScriptedBackend } from '../../testing/scripted-backend.ts';
import * as retrieveEmail from './retrieve-email.tsx';

const call = '/api/account/verifytutorinfo';
let backend: ScriptedBackend;
let pages: Awaited<ReturnType<typeof servePages>>;

beforeAll(async () => {
  vi.stubEnv('SESSION_SECRET', testSecrets.SESSION_SECRET);
  backend = await startScriptedBackend();
  pages = await servePages({ retrieveEmail }, backend.url);
});
afterAll(() => backend.close());
beforeEach(() => {
  backend.calls.length = 0;
  backend.answers.set(call, { ErrorCode: 0, Body: { Email: 'mar***@tutors.example' } });
});

test('the e-mail of an account is found by teacher id and phone, and shown masked', async () => {
  const { title, submits } = await pages.open('/retrieveEmail');
  expect(title).toBe('Find your e-mail · Tutor Portal');
  expect(submits('Forgot e-mail')).toEqual(['/retrieveEmail', 'Find my e-mail']);
  const { status, heading, document, links } = await pages.send('/retrieveEmail', { tuid: '10234', phone: '555-0101' });
  expect(status).toBe(200);
  expect(backend.asked.get(call)).toEqual({ Tuid: 10_234, Phone: '555-0101' });
  expect(heading).toBe('Your e-mail');
  expect(document.querySelector('[role=status]')?.textContent).toBe('mar***@tutors.example');
  expect(links).toMatchObject({
    'Get a new password': '/forgetPassword',
    'Back to sign in': '/login',
    'Look for another': '/retrieveEmail',
  });
});

test('what is neither an id nor a phone is refused field by field, and stays typed', async () => {
  const { status, wrong, summarized, fields } = await pages.send('/retrieveEmail', { tuid: 'abc', phone: '12 34' });
  expect(status).toBe(400);
  expect(wrong('tuid')).toBe('Teacher ID is a number');
  expect(wrong('phone')).toBe('Only digits and hyphen are allowed');
  expect(summarized).toEqual(['tuid', 'phone']);
  expect(fields('Forgot e-mail')).toEqual({ tuid: ['abc'], phone: ['12 34'] });
  expect(backend.calls).toEqual([]);
});

test('what the service refuses is told in its words, and stays typed', async () => {
  backend.answers.set(call, { ErrorCode: 101, Msg: 'Teacher ID or phone number is incorrect.' });
  const { status, text, fields } = await pages.send('/retrieveEmail', { tuid: '10234', phone: '555-0102' });
  expect(status).toBe(400);
  expect(text).toContain('Teacher ID or phone number is incorrect.');
  expect(fields('Forgot e-mail')).toEqual({ tuid: ['10234'], phone: ['555-0102'] });
});
