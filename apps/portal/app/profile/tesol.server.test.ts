import { minutes } from '@tutor/rules/time/durations';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { answeredBy, runGuarded, testContext, testRequest, testSecrets } from '../../testing/request.ts';
import { type ScriptedBackend, startScriptedBackend } from '../../testing/scripted-backend.ts';
import { takeFlash } from '../kit/forms/flash.server.ts';
import { startSession } from '../session/session.server.ts';
import { rememberZone } from '../session/zone.server.ts';
import { loadPersonalData } from './personal-data.server.ts';
import { savePersonalData } from './save-personal-data.server.ts';

const path = '/signContract/tesolCertification';
const call = '/api/teachinfo/savetesolinfo';
const certificate = 'TesolCertificateSelf/abcdefghijklmnopqrstuv.pdf';
/** 23:30 of Thursday in London, 7:30 of Friday 20 November 2026 in Manila. */
const now = new Date('2026-11-19T23:30:00.000Z');

let backend: ScriptedBackend;
let cookies: string[];

beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now });
  vi.stubEnv('SESSION_SECRET', testSecrets.SESSION_SECRET);
  backend = await startScriptedBackend();
  const session = { token: 'token-of-a-tutor-0123456789', expiresAt: new Date(now.getTime() + 3_600_000) };
  cookies = [await startSession(session), await rememberZone('Asia/Manila')];
});
afterAll(async () => {
  vi.useRealTimers();
  await backend.close();
});
beforeEach(() => {
  backend.calls.length = 0;
  backend.bodies.length = 0;
  backend.answers.clear();
  backend.answers.set(call, { ErrorCode: 0, Msg: 'Submitted.', Body: true });
});

const argsOf = (fields?: Readonly<Record<string, string>>) => ({
  request: testRequest(path, cookies, fields && { method: 'POST', body: new URLSearchParams(fields) }),
  context: testContext(backend.url, path),
});
const typed = {
  intent: 'tesol',
  firstName: ' Ana ',
  middleName: 'Maria',
  lastName: 'Cruz',
  birthday: '11-20-2026',
  idNumber: 'P1234567A',
  hasCertificate: 'yes',
  certificate,
};
const send = (change: Readonly<Record<string, string>> = {}) =>
  answeredBy(runGuarded(savePersonalData, argsOf({ ...typed, ...change })));

describe('the TESOL registration', () => {
  test('waits for its confirmation, with everything typed, before anything is sent', async () => {
    const response = await send();
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({ isToBeConfirmed: true, values: typed, error: null, fieldErrors: {} });
    expect(backend.calls).not.toContain(call);
  });

  test('confirmed, is sent with its certificate and comes back to its page in the service’s words', async () => {
    const response = await send({ confirmed: 'yes' });
    expect(JSON.parse(String(backend.bodies[backend.calls.indexOf(call)]))).toEqual({
      FirstName: 'Ana',
      MiddleName: 'Maria',
      LastName: 'Cruz',
      Birthday: '2026-11-20',
      IDNumber: 'P1234567A',
      HasTESOLCertificate: true,
      TESOLCertificate: certificate,
    });
    expect([response.status, response.headers.get('location')]).toEqual([303, `${path}#section-tesol`]);
    expect((await takeFlash(testRequest('/', response.headers.getSetCookie())))?.flash).toEqual({
      tone: 'success',
      message: 'Submitted.',
      clearsDraft: 'personal-data:tesol',
    });
  });

  test('says in words of its own that it was sent where the service has none', async () => {
    backend.answers.set(call, { ErrorCode: 0, Msg: '', Body: true });
    const response = await send({ confirmed: 'yes' });
    expect((await takeFlash(testRequest('/', response.headers.getSetCookie())))?.flash.message).toBe(
      'Your TESOL information was submitted.',
    );
  });

  test('of a tutor without a certificate carries none, whatever was chosen before', async () => {
    await send({ confirmed: 'yes', hasCertificate: 'no' });
    const body: unknown = JSON.parse(String(backend.bodies[backend.calls.indexOf(call)]));
    expect(body).toMatchObject({ HasTESOLCertificate: false });
    expect(body).not.toHaveProperty('TESOLCertificate');
  });

  test.each([
    [{ birthday: '11-21-2026' }, { birthday: 'The date must be between 01-01-1950 and today' }],
    [
      { firstName: '', lastName: ' ', idNumber: '' },
      { firstName: 'Required', lastName: 'Required', idNumber: 'Required' },
    ],
    [{ certificate: '' }, { certificate: 'Required' }],
  ])('with %j is not sent, and says %j', async (change, fieldErrors) => {
    const response = await send({ ...change, confirmed: 'yes' });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ fieldErrors, isToBeConfirmed: false });
    expect(backend.calls).not.toContain(call);
  });

  test('knows today by the service’s clock', async () => {
    vi.setSystemTime(now.getTime() + minutes(2));
    backend.answers.set('/api/system/gettimestamp', { ErrorCode: 0, Body: { Now: '2026-11-20T16:00:00.000Z' } });
    expect((await send({ birthday: '11-21-2026' })).status).toBe(200);
    expect((await send({ birthday: '11-22-2026' })).status).toBe(400);
  });

  test.each([
    [true, 'yes'],
    [false, 'no'],
  ])('once sent, with a certificate: %s, is shown as it was sent', async (HasTESOLCertificate, hasCertificate) => {
    const empty = { ErrorCode: 0, Body: [] };
    for (const list of ['getschools', 'getlocations', 'gethobbies'])
      backend.answers.set(`/api/teachinfo/${list}`, empty);
    const profile = { About: { FirstName: 'Ana', LastName: 'Cruz' }, Educations: [], Experiences: [], Files: [] };
    backend.answers.set('/api/tutordata/profile', { ErrorCode: 0, Body: profile });
    backend.answers.set('/api/teachinfo/gettutorstatusinfo', {
      ErrorCode: 0,
      Body: { PersonalState: 0, ContactState: 0, HB: 0, TLState: 0 },
    });
    backend.answers.set('/api/teachinfo/gettesolinfo', {
      ErrorCode: 0,
      Body: {
        FirstName: 'Ana',
        MiddleName: 'Maria',
        LastName: 'Cruz',
        Birthday: '1999-01-02',
        IDNumber: 'P1',
        HasTESOLCertificate,
      },
    });
    expect((await runGuarded(loadPersonalData, argsOf())).tesol).toEqual({
      firstName: 'Ana',
      middleName: 'Maria',
      lastName: 'Cruz',
      birthday: '1999-01-02',
      idNumber: 'P1',
      hasCertificate,
    });
  });
});
