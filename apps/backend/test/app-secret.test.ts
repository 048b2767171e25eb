import { createHmac } from 'node:crypto';
import { derivedKey } from '@tutor/api/core/derived-key';
import { portalProof, portalProofHeader } from '@tutor/api/core/portal-proof';
import { signedAddress } from '@tutor/api/core/signed-address';
import { didiGrabUrl } from '@tutor/api/messages/didi-grab';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { envelopeOf, rawCall } from './raw-call.ts';
import { appSecret, rootSecret, startBackend, type TestBackend } from './start-backend.ts';

const settingPath = '/api/System/setting';
const loginPath = '/api/Account/Login';
let backend: TestBackend;

beforeAll(async () => {
  backend = await startBackend({ loginAttemptsPerMinute: 3 });
});
afterAll(() => backend.close());

describe('the app secret', () => {
  it('is answered to a program that signs by it, and not to the portal', async () => {
    const program = await envelopeOf(await rawCall(backend.url, settingPath, { method: 'GET' }));
    expect(program.Body).toMatchObject({ AppSetting: { AppSecret: appSecret } });
    const portal = await rawCall(backend.url, settingPath, { method: 'GET', visitor: '192.0.2.1' });
    expect(await portal.clone().text()).not.toContain(appSecret);
    expect((await envelopeOf(portal)).Body).toMatchObject({ IsEnableSignalrNotice: true });
  });

  it('is not answered to the sign of a grab address, whose values stand in for one that swallows the others', async () => {
    const grab = { tuid: 100_201, id: 7, classID: 700_123, nonce: 'nonce-of-sixteen-or-more' };
    const page = `${backend.url}/didi/grab`;
    const { searchParams } = new URL(
      didiGrabUrl(page, { ...grab, nowMs: Date.now() }, derivedKey(rootSecret, 'didi grab')),
    );
    const sign = searchParams.get('sign') ?? '';
    searchParams.delete('sign');
    const [[first, value] = ['', ''], ...others] = [...searchParams].sort(([a], [b]) => (a < b ? -1 : 1));
    const query = { [first]: [value, ...others.map((pair) => pair.join('='))].join('&') };
    for (const forged of [query, Object.fromEntries(searchParams)]) {
      const answer = await rawCall(backend.url, settingPath, { method: 'GET', query: forged, headers: { sign } });
      expect(await envelopeOf(answer)).toMatchObject({ ErrorCode: 8, Body: null });
    }
  });

  it('opens no classroom', async () => {
    const { tuid } = await backend.createTutor();
    const { clid } = await backend.control('/classes', { tuid, startsInMinutes: 5 });
    const room = `${backend.url}/classroom/class/${clid}`;
    const code = createHmac('sha256', appSecret).update(`classroom ${clid}`).digest('base64url').slice(0, 24);
    const end = Date.now() + 60_000;
    // The last one is by the key of a service with the same secrets on another database.
    const forged = [
      Buffer.from(appSecret),
      derivedKey(appSecret, 'classroom'),
      derivedKey(rootSecret, 'classroom'),
    ].map((key) => signedAddress(new URL(room), end, key).href);
    for (const address of [room, `${room}/${code}`, ...forged]) expect((await fetch(address)).status).toBe(404);
    const known = signedAddress(new URL(room), end, backend.ownKeyFor('classroom'));
    expect((await fetch(known)).status).toBe(200);
  });

  it('books no class', async () => {
    const tutor = await backend.createTutor('firstLogin');
    const { client } = await backend.signIn(tutor);
    await backend.control('/didi', { tuid: tutor.tuid });
    const [offered] = (await client.notices.didiMessages()).body;
    const { id, classID } = offered ?? { id: 0, classID: 0 };
    await client.notices.readDidiPoint({ body: { ID: id, ClassID: classID, PointType: 3 } });
    const open = async (nonce: string, key: Buffer) => {
      const grab = { tuid: tutor.tuid, id, classID, nonce, nowMs: Date.now() };
      return (await fetch(didiGrabUrl(`${backend.url}/didi/grab`, grab, key))).text();
    };
    expect(await open('nonce-of-sixteen-1', Buffer.from(appSecret))).toContain('no longer good');
    expect(await open('nonce-of-sixteen-2', derivedKey(appSecret, 'didi grab'))).toContain('no longer good');
    expect(await open('nonce-of-sixteen-3', derivedKey(rootSecret, 'didi order'))).toContain('no longer good');
    expect(await open('nonce-of-sixteen-4', derivedKey(rootSecret, 'didi grab'))).toContain('Take this class?');
  });

  it.each([
    ['no proof', undefined],
    ['a proof by the app secret', derivedKey(appSecret, 'portal call')],
    ['a proof by the key of something else', derivedKey(rootSecret, 'classroom')],
  ])('makes no tries of a password by an invented address, with %s', async (_name, key) => {
    const { account } = await backend.createTutor('firstLogin');
    const statuses: number[] = [];
    for (let attempt = 1; attempt <= 4; attempt += 1) {
      const clientAddress = `203.0.113.${attempt}`;
      const call = { method: 'POST', path: loginPath, requestId: 'r', clientAddress };
      const headers = {
        'x-request-id': call.requestId,
        'x-forwarded-for': clientAddress,
        [portalProofHeader]: key === undefined ? undefined : portalProof(call, key),
      };
      const { status } = await rawCall(backend.url, loginPath, { body: { Account: account, Password: 'no' }, headers });
      statuses.push(status);
    }
    expect(statuses).toEqual([200, 200, 200, 229]);
  });

  it('makes no other address of a proof that was for one', async () => {
    const proof = { method: 'POST', path: loginPath, requestId: 'r', clientAddress: '203.0.113.9' };
    const headers = {
      'x-request-id': 'r',
      [portalProofHeader]: portalProof(proof, derivedKey(rootSecret, 'portal call')),
    };
    const { account } = await backend.createTutor('firstLogin');
    const body = { Account: account, Password: 'no' };
    const login = (address: string) =>
      rawCall(backend.url, loginPath, { body, headers: { ...headers, 'x-forwarded-for': address } });
    for (const last of [1, 2, 3]) expect((await login(`203.0.113.${last}`)).status).toBe(200);
    expect((await login('203.0.113.4')).status).toBe(229);
    expect((await login('203.0.113.9')).status).toBe(200);
  });
});
