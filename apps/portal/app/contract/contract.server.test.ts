import { awaitingApprovalMessage, incompleteInfoMessage } from '@tutor/rules/profile/contract-status';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  answeredBy,
  flashOf,
  runGuarded,
  testContext,
  testRequest,
  testSecrets,
  thrownBy,
} from '../../testing/request.ts';
import { type Answer, type ScriptedBackend, startScriptedBackend } from '../../testing/scripted-backend.ts';
import { unsent } from '../kit/forms/form-reply.ts';
import { startSession } from '../session/session.server.ts';
import { rememberZone } from '../session/zone.server.ts';
import { loadContract, signContract } from './contract.server.ts';
import { loader as documentLoader } from './document.ts';
import { loader as signLoader } from './sign-contract.ts';
import { loader as signCustomLoader } from './sign-contract-custom.ts';

const zone = 'Asia/Manila';
const path = '/signContract/contract';
const customPath = '/signContractCustom/contractCustom';
const picture = 'ElectronicallySigned/abcdefghijklmnopqrstuv.png';
const contract = {
  IsCustom: false,
  Version: 3,
  Title: 'Contract of service',
  SignerName: 'Dennis Aquino',
  Sections: [{ Title: '1. Classes', Paragraphs: ['A class lasts 25 minutes.', 'Be there.'] }],
  AuditStatus: -1,
  AuditRemark: null,
  Receipt: null,
};
const receipt = {
  SignedTime: '2026-11-20T06:00:00.000Z',
  SignedName: 'Dennis Aquino',
  SignatureType: 'typed',
  Version: 2,
  Hash: 'ab'.repeat(32),
};
const sessionGone: Answer = { ErrorCode: 3, Msg: 'Unauthorized access, please login again!' };
const broken: Answer = { status: 503, text: 'down' };
const brokenWords = 'Links seem to get inaccessible.';

let backend: ScriptedBackend;
let cookies: string[];

beforeAll(async () => {
  vi.stubEnv('SESSION_SECRET', testSecrets.SESSION_SECRET);
  backend = await startScriptedBackend();
  const session = { token: 'token-of-a-tutor-0123456789', expiresAt: new Date(Date.now() + 3_600_000) };
  cookies = [await startSession(session), await rememberZone(zone)];
});
afterAll(() => backend.close());
beforeEach(() => {
  backend.calls.length = 0;
  backend.bodies.length = 0;
  backend.answers.clear();
  answer('/api/tutorcomm/getcontractstatus', { Item1: true, Item2: -1, Item3: false });
  answer('/api/account/userinfo', { tuid: 7, account: 'a', fullName: 'Dennis Aquino' });
  answer('/api/tutorcomm/getcontract', contract);
});

function answer(call: string, body: unknown, message = ''): void {
  backend.answers.set(call, { ErrorCode: 0, Msg: message, Body: body });
}
const argsOf = (address: string, fields?: Readonly<Record<string, string>>) => ({
  request: testRequest(
    address,
    cookies,
    fields === undefined ? {} : { method: 'POST', body: new URLSearchParams(fields) },
  ),
  context: testContext(backend.url, address),
  params: {},
});
/** What was sent to a call, the last time. */
const sentTo = (call: string): unknown => {
  const index = backend.calls.lastIndexOf(call);
  return index < 0 ? undefined : JSON.parse(String(backend.bodies[index]));
};

test.each([
  ['/signContract', signLoader, path],
  ['/signContractCustom', signCustomLoader, customPath],
])('%s leads to its page', (_name, loader, page) => {
  expect(loader().headers.get('location')).toBe(page);
});

describe('the page of the contract', () => {
  test('has the contract, where it stands, and that it can be signed', async () => {
    expect(await runGuarded(loadContract, argsOf(path))).toEqual({
      path,
      zone,
      isCustom: false,
      title: 'Contract of service',
      version: 3,
      sections: [{ title: '1. Classes', paragraphs: ['A class lasts 25 minutes.', 'Be there.'] }],
      signerName: 'Dennis Aquino',
      status: -1,
      auditRemark: null,
      canSign: true,
      step: { kind: 'sign', path: '/signContract' },
      receipt: null,
    });
  });

  test.each([
    [0, false],
    [1, false],
    [2, true],
  ])('with audit status %i can be signed: %s, and shows what was said and signed', async (AuditStatus, canSign) => {
    answer('/api/tutorcomm/getcontract', { ...contract, AuditStatus, AuditRemark: 'Page 2', Receipt: receipt });
    expect(await runGuarded(loadContract, argsOf(path))).toMatchObject({
      status: AuditStatus,
      canSign,
      auditRemark: 'Page 2',
      receipt: {
        signedAtMs: Date.parse('2026-11-20T06:00:00.000Z'),
        signedName: 'Dennis Aquino',
        kind: 'typed',
        version: 2,
        hash: 'ab'.repeat(32),
      },
    });
  });

  test('shows the picture of a drawn signature', async () => {
    const drawn = { ...receipt, SignatureType: 'drawn', SignatureFile: picture };
    answer('/api/tutorcomm/getcontract', { ...contract, AuditStatus: 0, Receipt: drawn });
    expect(await runGuarded(loadContract, argsOf(path))).toMatchObject({
      receipt: { kind: 'drawn', pictureUrl: `/uploads/file/${picture}` },
    });
  });

  test.each([
    [{ isNeedToImprovePersonalInformation: true }, { kind: 'completeInfo', message: incompleteInfoMessage }],
    [{ awaitApproval: true }, { kind: 'await', message: awaitingApprovalMessage }],
  ])('of a tutor with %j says what stands in the way', async (user, step) => {
    answer('/api/account/userinfo', { tuid: 7, account: 'a', fullName: 'Dennis Aquino', ...user });
    expect(await runGuarded(loadContract, argsOf(path))).toMatchObject({ step });
  });

  test('is the custom one for whom it is made, and each address leads to the own one', async () => {
    expect((await thrownBy(runGuarded(loadContract, argsOf(customPath)))).headers.get('location')).toBe(path);
    answer('/api/tutorcomm/getcontract', { ...contract, IsCustom: true });
    expect(await runGuarded(loadContract, argsOf(customPath))).toMatchObject({
      path: customPath,
      isCustom: true,
      step: { kind: 'sign', path: '/signContractCustom' },
    });
    expect((await thrownBy(runGuarded(loadContract, argsOf(path)))).headers.get('location')).toBe(customPath);
  });

  test('asks for no contract where none applies', async () => {
    answer('/api/tutorcomm/getcontractstatus', { Item1: false, Item2: -1, Item3: false });
    expect(await runGuarded(loadContract, argsOf(path))).toBeNull();
    expect(backend.calls).not.toContain('/api/tutorcomm/getcontract');
  });

  test('that cannot be had says why, and leads to /login when the session is gone', async () => {
    backend.answers.set('/api/tutorcomm/getcontract', broken);
    const failed = await thrownBy(runGuarded(loadContract, argsOf(path)));
    expect([failed.status, await failed.json()]).toEqual([502, expect.objectContaining({ message: brokenWords })]);
    backend.answers.set('/api/tutorcomm/getcontract', sessionGone);
    const gone = await thrownBy(runGuarded(loadContract, argsOf(path)));
    expect(gone.headers.get('location')).toBe('/login?returnTo=%2FsignContract%2Fcontract');
  });
});

describe('signing', () => {
  const agreePath = '/api/teachinfo/protocolagreement';
  const signPath = '/api/tutorcomm/signcontract';
  const typed = { version: '3', isAgreed: 'yes', kind: 'typed', name: ' dennis  aquino' };
  const replied = { ...unsent([]), form: 'sign-contract' };
  const send = (fields: Readonly<Record<string, string>>, address = path) =>
    answeredBy(runGuarded(signContract, argsOf(address, fields)));

  beforeEach(() => {
    answer(agreePath, true);
    answer(signPath, { SignedTime: receipt.SignedTime, Hash: receipt.Hash }, 'Signed, thank you.');
  });

  test('agrees to the protocol of the version that was read and then signs, and comes back to its page', async () => {
    const response = await send({ ...typed, version: '2' });
    expect([response.status, response.headers.get('location')]).toEqual([303, path]);
    expect(backend.calls).toEqual(['/api/tutorcomm/getcontract', agreePath, signPath]);
    expect(sentTo(agreePath)).toEqual({ Version: 2 });
    expect(sentTo(signPath)).toEqual({ Version: 2, SignatureType: 'typed', SignedName: 'dennis  aquino' });
    expect(await flashOf(response)).toEqual({
      tone: 'success',
      message: 'Signed, thank you.',
      clearsDraft: 'sign-contract',
    });
    expect((await send(typed, customPath)).headers.get('location')).toBe(customPath);
  });

  test('by a drawing sends its picture, in the tutor’s name', async () => {
    await send({ version: '3', isAgreed: 'yes', kind: 'drawn', picture });
    expect(sentTo(signPath)).toEqual({
      Version: 3,
      SignatureType: 'drawn',
      SignedName: 'Dennis Aquino',
      SignatureFile: picture,
    });
  });

  test.each(['', '0', '2.5', 'x'])('with a version of %j signs the one that holds, in our words', async (version) => {
    answer(signPath, { SignedTime: receipt.SignedTime, Hash: receipt.Hash });
    expect((await flashOf(await send({ ...typed, version })))?.message).toBe('Your contract is signed.');
    expect(sentTo(signPath)).toMatchObject({ Version: 3 });
  });

  test('that is wrong says so at its fields, keeps what was typed, and agrees to nothing', async () => {
    const wrong = { version: '3', kind: 'typed', name: 'Dennis' };
    const response = await send(wrong);
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({
      ...replied,
      fieldErrors: {
        isAgreed: 'Please read the contract and agree to it',
        name: 'Please type your full name: Dennis Aquino',
      },
      values: wrong,
    });
    expect(backend.calls).toEqual(['/api/tutorcomm/getcontract']);
  });

  test.each([
    [agreePath, { ErrorCode: 107, Msg: 'The contract has changed.' }, 400, 'The contract has changed.'],
    [signPath, { ErrorCode: 103, Msg: 'Your contract is signed already.' }, 400, 'Your contract is signed already.'],
    [signPath, broken, 503, brokenWords],
  ])('where %s answers %j keeps what was typed and says why', async (call, given, status, error) => {
    backend.answers.set(call, given);
    const response = await send(typed);
    expect(response.status).toBe(status);
    expect(await response.json()).toEqual({ ...replied, error, values: typed });
  });

  test('that the service does not take so soon is told in the limit-flow dialog, too', async () => {
    backend.answers.set(signPath, { status: 229, text: 'Too many requests.' });
    const response = await send(typed);
    expect(response.status).toBe(429);
    expect(await response.json()).toEqual({ ...replied, error: 'Too many requests.', isLimit: true, values: typed });
  });

  test('leads to /login when the session is gone', async () => {
    backend.answers.set(signPath, sessionGone);
    expect((await send(typed)).headers.get('location')).toContain('/login');
  });
});

describe('the contract as a file', () => {
  const call = '/api/tutorcomm/getcontractdocument';
  const load = (search = '') => documentLoader(argsOf(`/contract/document${search}`));

  test.each([
    ['', false],
    ['?signed=1', true],
    ['?signed=0', false],
  ])('at %j is the signed one: %s', async (search, IsSigned) => {
    answer(call, { FileName: 'contract "é"\r\n.txt', Content: 'Contract – 1' });
    const response = await load(search);
    expect(sentTo(call)).toEqual({ IsSigned });
    expect(await response.text()).toBe('Contract – 1');
    expect(Object.fromEntries(response.headers)).toEqual({
      'content-type': 'text/plain; charset=utf-8',
      'content-disposition': 'attachment; filename="contract______.txt"',
      'cache-control': 'private, no-store',
    });
  });

  test('that the service refuses leads back to the contract, with the reason', async () => {
    const words = 'You have not signed a contract here yet.';
    backend.answers.set(call, { ErrorCode: 101, Msg: words });
    const response = await load('?signed=1');
    expect(response.headers.get('location')).toBe('/signContract');
    expect(await flashOf(response)).toEqual({ tone: 'error', message: words });
  });

  test('that cannot be asked for says so in plain words', async () => {
    backend.answers.set(call, broken);
    const response = await load('?signed=1');
    expect([response.status, await response.text(), response.headers.get('content-type')]).toEqual([
      502,
      brokenWords,
      'text/plain; charset=utf-8',
    ]);
  });

  test('leads to /login when the session is gone, and from there to the contract', async () => {
    backend.answers.set(call, sessionGone);
    expect((await load()).headers.get('location')).toBe('/login?returnTo=%2FsignContract');
  });
});
