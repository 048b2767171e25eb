import { seconds } from '@tutor/rules/time/durations';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startBackend, type TestBackend } from './start-backend.ts';

const usedUp = { kind: 'refused', message: 'This sign-in is no longer good. Please sign in with your password.' };

describe('signing in without the password', () => {
  let backend: TestBackend;
  const startedAt = Date.now();
  let clockOffsetMs = 0;

  beforeAll(async () => {
    backend = await startBackend({ now: () => new Date(startedAt + clockOffsetMs), loginAttemptsPerMinute: 30 });
  });

  afterAll(() => backend.close());

  const autoLogin = (code: string) => backend.client().accountSignIn.autoLogin({ query: { code } });
  const check = async (loginSign: string) =>
    (await backend.client().accountSignIn.checkLoginSign({ query: { loginSign } })).body;
  const redeem = (loginSign: string) => backend.client().accountSignIn.tokenByLoginSign({ query: { loginSign } });

  async function newCode(): Promise<{ code: string; tuid: number }> {
    const { tuid } = await backend.createTutor();
    return { code: String((await backend.control('/auto-login-code', { tuid })).code), tuid };
  }

  async function newSign() {
    const tutor = await backend.createTutor();
    const { client } = await backend.signIn(tutor);
    return { tutor, client, sign: (await client.accountSignIn.createLoginSign()).body.LoginSign };
  }

  it('signs in by a one-time code, once', async () => {
    const { code, tuid } = await newCode();
    const { body } = await autoLogin(code);
    expect(body.Tuid).toBe(tuid);
    expect((await backend.client(body.Token).account.userInfo()).body.tuid).toBe(tuid);
    await expect(autoLogin(code)).rejects.toMatchObject(usedUp);
  });

  it('gives one sign-in where a code comes many times at once', async () => {
    const { code } = await newCode();
    const outcomes = await Promise.allSettled(Array.from({ length: 10 }, () => autoLogin(code)));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('takes a code before its 60 s are over, not at that moment', async () => {
    const [early, late] = [await newCode(), await newCode()];
    clockOffsetMs += seconds(60) - 1;
    await autoLogin(early.code);
    clockOffsetMs += 1;
    await expect(autoLogin(late.code)).rejects.toMatchObject(usedUp);
  });

  it.each(['', '   '])('says that the token is empty for %j', async (code) => {
    await expect(autoLogin(code)).rejects.toMatchObject({ message: 'Token is Empty, Login Fail.' });
  });

  it('limits the tries of an address', async () => {
    const guess = (code: string, address = '198.51.100.9') =>
      backend.portal(address).accountSignIn.autoLogin({ query: { code } });
    for (let attempt = 1; attempt <= 30; attempt += 1) {
      await expect(guess(`guess ${attempt}`)).rejects.toMatchObject(usedUp);
    }
    await expect(guess('one more guess')).rejects.toMatchObject({ kind: 'rateLimited' });
    await expect(guess('one more guess', '198.51.100.10')).rejects.toMatchObject(usedUp);
  });

  it('hands a sign-in over to the desktop client, once, and leaves the first one as it is', async () => {
    const { tutor, client, sign } = await newSign();
    expect(await check(sign)).toBe(true);
    expect(await check(sign)).toBe(true);
    const { body } = await redeem(sign);
    expect(body.Tuid).toBe(tutor.tuid);
    await backend.client(body.Token).account.logout();
    await client.account.userInfo();
    expect(await check(sign)).toBe(false);
    await expect(redeem(sign)).rejects.toMatchObject(usedUp);
  });

  it('gives one sign-in where a sign comes many times at once', async () => {
    const { sign } = await newSign();
    const outcomes = await Promise.allSettled(Array.from({ length: 10 }, () => redeem(sign)));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('takes a sign before its 60 s are over, not at that moment', async () => {
    const [early, late] = [await newSign(), await newSign()];
    clockOffsetMs += seconds(60) - 1;
    await redeem(early.sign);
    expect(await check(late.sign)).toBe(true);
    clockOffsetMs += 1;
    expect(await check(late.sign)).toBe(false);
    await expect(redeem(late.sign)).rejects.toMatchObject(usedUp);
  });

  it('voids a sign with the session that made it, at the sign-out and when it runs out', async () => {
    const left = await newSign();
    await left.client.account.logout();
    expect(await check(left.sign)).toBe(false);
    const expired = await newSign();
    await backend.control('/expire-sessions', { tuid: expired.tutor.tuid });
    expect(await check(expired.sign)).toBe(false);
    await expect(redeem(expired.sign)).rejects.toMatchObject(usedUp);
  });

  it('knows nothing of a sign that was never made', async () => {
    expect(await check('x'.repeat(43))).toBe(false);
    await expect(redeem('x'.repeat(43))).rejects.toMatchObject(usedUp);
  });

  it('keeps codes and signs out of the database', async () => {
    const { code } = await newCode();
    const { sign } = await newSign();
    const { rows } = (await backend.database.queries.execute(
      'select code_hash as kept from auto_login_codes union all select sign_hash from login_signs',
    )) as unknown as { rows: object[] };
    expect(rows.length).toBeGreaterThan(1);
    expect(JSON.stringify(rows)).not.toContain(code);
    expect(JSON.stringify(rows)).not.toContain(sign);
  });

  it('records downloads of the client, by whom where somebody is signed in', async () => {
    const tutor = await backend.createTutor('announcements');
    const { client } = await backend.signIn(tutor);
    expect((await client.shellNotices.clientNotice()).body.ShowNotice).toBe(true);
    const download = { SourceType: 1, ClientInfo: 'Firefox on Windows', ClientType: 1 as const };
    await client.accountSignIn.clientDownloaded({ body: download });
    await backend.client().accountSignIn.clientDownloaded({ body: { ...download, ClientType: 2 } });
    const { rows } = (await backend.database.queries.execute(
      `select tuid::int, client_type from client_downloads order by id`,
    )) as unknown as { rows: object[] };
    expect(rows).toEqual([
      { tuid: tutor.tuid, client_type: 1 },
      { tuid: null, client_type: 2 },
    ]);
    expect((await client.shellNotices.clientNotice()).body.ShowNotice).toBe(false);
  });

  it('records the version of the client that a tutor uses, the newest of each platform', async () => {
    const tutor = await backend.createTutor();
    const { client } = await backend.signIn(tutor);
    for (const Version of ['4.2.0', '4.2.1', '4.2.1']) {
      const { message } = await client.accountSignIn.clientVersionUsed({ body: { Version, Label: 'tutor-mac' } });
      expect(message).toBe('Success');
    }
    await client.accountSignIn.clientVersionUsed({ body: { Version: '4.1.0', Label: 'tutor-window' } });
    const { rows } = (await backend.database.queries.execute(
      `select label, version from used_client_versions where tuid = ${tutor.tuid} order by label`,
    )) as unknown as { rows: object[] };
    expect(rows).toEqual([
      { label: 'tutor-mac', version: '4.2.1' },
      { label: 'tutor-window', version: '4.1.0' },
    ]);
  });

  it('records presses on entries of the shell', async () => {
    const tutor = await backend.createTutor();
    const { client } = await backend.signIn(tutor);
    await client.accountSignIn.modelClicked({ query: { type: 7 } });
    const { rows } = (await backend.database.queries.execute(
      `select type::int from model_clicks where tuid = ${tutor.tuid}`,
    )) as unknown as { rows: object[] };
    expect(rows).toEqual([{ type: 7 }]);
  });
});
