import { isApiError } from '@tutor/api/core/api-error';
import { hours, minutes, seconds } from '@tutor/rules/time/durations';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { Browser } from './browser.ts';
import { hubClient } from './hub-client.ts';
import { openPrepared } from './open-prepared.ts';
import { type CreatedTutor, startBackend, type TestBackend, type TestClient } from './start-backend.ts';

interface Sent {
  channel: string;
  to: string;
  text: string;
  code: string | null;
}

const newPassword = 'A-better-password-2';
const wrong = { kind: 'refused', code: 2, message: 'Verification code input error' };
const gone = { kind: 'refused', code: 104, message: 'This code is no longer good. Please send a new one.' };

describe('getting back into an account', () => {
  let backend: TestBackend;
  // The clock stands still unless a test moves it, so that both sides of a limit can be met to the millisecond.
  const startedAt = Date.now();
  let clockOffsetMs = 0;
  let tutor: CreatedTutor;
  let email: string;

  beforeAll(async () => {
    backend = await startBackend({
      database: await openPrepared('seeded'),
      isDemo: true,
      now: () => new Date(startedAt + clockOffsetMs),
      loginAttemptsPerMinute: 20,
    });
  });

  beforeEach(async () => {
    tutor = await backend.createTutor();
    email = `${tutor.account}@tutors.example`;
  });

  afterAll(() => backend.close());

  const client = () => backend.client().accountRecovery;
  const send = (to = email) => client().sendVerificationCode({ body: { Email: to } });
  const verify = (code: string, to = email) => client().verifyEmailCode({ body: { Email: to, Code: code } });
  const reset = (code: string, password = newPassword) =>
    client().resetPassword({ body: { Email: email, Code: code, Password: password } });

  async function outboxOf(query: object): Promise<Sent[]> {
    return (await backend.control('/outbox', query)).messages as Sent[];
  }

  async function sentCode(): Promise<string> {
    const [message] = await outboxOf({ to: email });
    return message?.code ?? '';
  }

  const otherThan = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

  it('sends a code of six digits to the e-mail, in any case', async () => {
    await send(email.toUpperCase());
    const messages = await outboxOf({ tuid: tutor.tuid });
    expect(messages).toHaveLength(1);
    expect(messages[0]).toMatchObject({ channel: 'email', to: email });
    expect(messages[0]?.code).toMatch(/^\d{6}$/);
    expect(messages[0]?.text).toContain(messages[0]?.code);
  });

  it('sends no second code before 60 s, and one from then on', async () => {
    await send();
    clockOffsetMs += seconds(60) - 1;
    await expect(send()).rejects.toMatchObject({ kind: 'rateLimited', message: expect.stringContaining('1 s') });
    clockOffsetMs += 1;
    await send();
    expect(await outboxOf({ to: email })).toHaveLength(2);
  });

  it('sends one code where two are asked for at the same time', async () => {
    const outcomes = await Promise.allSettled(Array.from({ length: 8 }, () => send()));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await outboxOf({ to: email })).toHaveLength(1);
  });

  it('answers an unknown e-mail as a known one, at every step', async () => {
    const nobody = `nobody.${tutor.tuid}@tutors.example`;
    expect(await send(nobody)).toEqual(await send());
    const known = await send().catch((error: unknown) => error);
    const unknown = await send(nobody).catch((error: unknown) => error);
    expect(unknown).toMatchObject({ kind: 'rateLimited', message: (known as Error).message });
    for (let attempt = 1; attempt <= 5; attempt += 1)
      await expect(verify('000000', nobody)).rejects.toMatchObject(wrong);
    await expect(verify('000000', nobody)).rejects.toMatchObject(gone);
    expect(await outboxOf({ to: nobody })).toEqual([]);
  });

  it('takes the right code to the last moment of ten minutes, not after', async () => {
    await send();
    const code = await sentCode();
    clockOffsetMs += minutes(10) - 1;
    // With the code comes the account, for the password manager.
    expect((await verify(code)).body).toEqual({ Account: tutor.account });
    clockOffsetMs += 1;
    await expect(verify(code)).rejects.toMatchObject(gone);
    await expect(reset(code)).rejects.toMatchObject(gone);
  });

  it('takes the right code after four wrong tries, and none after five', async () => {
    await send();
    const code = await sentCode();
    for (let attempt = 1; attempt <= 4; attempt += 1)
      await expect(verify(otherThan(code))).rejects.toMatchObject(wrong);
    await verify(code);
    await expect(reset(otherThan(code))).rejects.toMatchObject(wrong);
    await expect(verify(code)).rejects.toMatchObject(gone);
    await expect(reset(code)).rejects.toMatchObject(gone);
  });

  it('gives guesses at the same time no more than five tries', async () => {
    await send();
    const code = await sentCode();
    const guesses = Array.from({ length: 18 }, () => verify(otherThan(code)).catch((error: Error) => error.message));
    const messages = await Promise.all(guesses);
    expect(messages.filter((message) => message === wrong.message)).toHaveLength(5);
    await expect(verify(code)).rejects.toMatchObject(gone);
  });

  it('voids the old code when a new one is sent, with five new tries', async () => {
    await send();
    const old = await sentCode();
    for (let attempt = 1; attempt <= 5; attempt += 1) await expect(verify(otherThan(old))).rejects.toMatchObject(wrong);
    clockOffsetMs += seconds(60);
    await send();
    const code = await sentCode();
    if (old !== code) await expect(verify(old)).rejects.toMatchObject(wrong);
    await verify(code);
  });

  it('sets the new password, ends every sign-in and works once', async () => {
    const { client: signedIn, token } = await backend.signIn(tutor);
    const connection = hubClient(backend.url, token);
    const closed = new Promise((resolve) => connection.onclose(resolve));
    await connection.start();
    await connection.invoke('JoinUser', tutor.tuid);
    const browser = new Browser();
    const bearer = await providerBearer(browser);

    await send();
    const code = await sentCode();
    expect((await reset(code)).message).toBe('Your password was changed. Please sign in with the new one.');
    await closed;
    for (const ended of [signedIn, backend.client(bearer)]) {
      await expect(ended.account.userInfo()).rejects.toMatchObject({ kind: 'sessionGone' });
    }
    expect((await browser.open(authorizationUrl())).text).toContain('Password');
    await expect(backend.signIn(tutor)).rejects.toMatchObject({ code: 102 });
    await backend.signIn({ ...tutor, password: newPassword });
    await expect(reset(code, 'Yet-another-one-3')).rejects.toMatchObject(gone);
  });

  function authorizationUrl(): URL {
    const url = new URL(`${backend.url}/oidc/auth`);
    url.search = new URLSearchParams({
      client_id: 'tutor-portal',
      redirect_uri: 'http://localhost:3000/oidc-callback',
      response_type: 'id_token token',
      scope: 'openid teacherapi',
      nonce: 'n',
    }).toString();
    return url;
  }

  async function providerBearer(browser: Browser): Promise<string> {
    const page = await browser.open(authorizationUrl());
    const { location } = await browser.submit(page, { account: tutor.account, password: tutor.password });
    return new URLSearchParams(location?.hash.slice(1)).get('access_token') ?? '';
  }

  it('changes one password where one code is sent twice at the same time', async () => {
    await send();
    const code = await sentCode();
    const passwords = ['First-of-the-two-1', 'Second-of-the-two-2'];
    const outcomes = await Promise.allSettled(passwords.map((password) => reset(code, password)));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const winner = passwords[outcomes.findIndex(({ status }) => status === 'fulfilled')] ?? '';
    await backend.signIn({ ...tutor, password: winner });
  });

  it('takes a password of eight characters and none of seven', async () => {
    await send();
    const code = await sentCode();
    await expect(reset(code, '1234567')).rejects.toMatchObject({ code: 100 });
    await reset(code, '12345678');
  });

  it('keeps no code in clear where it is checked, and none in the log', async () => {
    await send();
    const code = await sentCode();
    const { rows } = (await backend.database.queries.execute(
      'select row_to_json(verification_codes)::text as kept from verification_codes',
    )) as unknown as { rows: { kept: string }[] };
    expect(rows.some(({ kept }) => kept.includes(email))).toBe(true);
    expect(rows.map(({ kept }) => kept.replaceAll(/\d{4}-[\d-]+T[\d:.+]+/g, '')).join()).not.toContain(code);
    const lines = backend.logLines.filter((line) => line.includes('demo outbox') && line.includes(email));
    expect(lines).toHaveLength(1);
    expect(lines[0]).not.toContain(code);
  });

  it('shows the outbox of a demonstration to whoever names the address', async () => {
    await send();
    const response = await fetch(`${backend.url}/demo/outbox?to=${encodeURIComponent(email.toUpperCase())}`);
    expect(await response.json()).toMatchObject({ messages: [{ to: email, code: await sentCode() }] });
    expect(await (await fetch(`${backend.url}/demo/outbox`)).json()).toEqual({ messages: [] });
  });

  it('finds the masked e-mail by teacher id and phone, however the phone is written', async () => {
    const number = `917${String(tutor.tuid).padStart(7, '0')}`;
    const written = [number, `0${number}`, `63${number}`, `0063${number}`, `+63 ${number}`];
    for (const phone of [...written, `${number.slice(0, 3)}-${number.slice(3)}`]) {
      const { body } = await client().verifyTutorInfo({ body: { Tuid: tutor.tuid, Phone: phone } });
      expect(body.Email).toBe(`${tutor.account.slice(0, 1)}***@tutors.example`);
    }
  });

  it('says alike that the teacher id or the phone is wrong, and limits the tries', async () => {
    const unknown = { code: 101, message: 'Teacher ID or phone number is incorrect.' };
    const phone = await backend.createTutor('phoneNotBound');
    for (const tuid of [tutor.tuid, 999_999, phone.tuid]) {
      await expect(client().verifyTutorInfo({ body: { Tuid: tuid, Phone: '9990000' } })).rejects.toMatchObject(unknown);
    }
    for (let attempt = 2; attempt <= 20; attempt += 1) {
      await client()
        .verifyTutorInfo({ body: { Tuid: tutor.tuid, Phone: '1' } })
        .catch(() => undefined);
    }
    await expect(client().verifyTutorInfo({ body: { Tuid: tutor.tuid, Phone: '1' } })).rejects.toMatchObject({
      kind: 'rateLimited',
    });
  });

  describe('changing the e-mail', () => {
    let signedIn: TestClient;
    let newEmail: string;

    beforeEach(async () => {
      ({ client: signedIn } = await backend.signIn(tutor));
      newEmail = `new.${tutor.account}@mail.example`;
    });

    const ask = (to = newEmail) => signedIn.accountRecovery.sendChangeEmailCode({ body: { Email: to } });
    const change = (code: string, to = newEmail, present = email, Password = tutor.password) =>
      signedIn.accountRecovery.changeEmail({ body: { Email: present, Code: code, NewPrivateEmail: to, Password } });
    const codeTo = async (to = newEmail): Promise<string> => (await outboxOf({ to }))[0]?.code ?? '';

    it('proves the new address by a code sent there, and tells the old one', async () => {
      await ask();
      await change(await codeTo());
      expect((await signedIn.account.userInfo()).body.email).toBe(newEmail);
      const [notice] = await outboxOf({ to: email });
      expect(notice).toMatchObject({ code: null, text: expect.stringContaining('was changed') });
    });

    it('takes no code for another address than it was sent to', async () => {
      await ask();
      await expect(change(await codeTo(), `other.${newEmail}`)).rejects.toMatchObject(wrong);
      expect((await signedIn.account.userInfo()).body.email).toBe(email);
    });

    it('is refused where another address was the present one, and leaves the code good', async () => {
      await ask();
      const code = await codeTo();
      await expect(change(code, newEmail, `not.${email}`)).rejects.toMatchObject({
        message: 'Email: This is not your e-mail any more. Please reload the page.',
      });
      await change(code, newEmail, email.toUpperCase());
    });

    it('asks for the password, and a wrong one leaves the e-mail as it is and the code good', async () => {
      await ask();
      const code = await codeTo();
      await expect(change(code, newEmail, email, '')).rejects.toMatchObject({ kind: 'refused', code: 100 });
      await expect(change(code, newEmail, email, 'a guess')).rejects.toMatchObject({
        code: 102,
        message: 'Your password is incorrect.',
      });
      expect((await signedIn.account.userInfo()).body.email).toBe(email);
      await change(code);
      expect((await signedIn.account.userInfo()).body.email).toBe(newEmail);
    });

    it('counts a wrong password as a wrong sign-in', async () => {
      const guess = () => change('123456', newEmail, email, 'a guess');
      for (let tries = 0; tries < 20; tries += 1) await expect(guess()).rejects.toMatchObject({ code: 102 });
      await expect(guess()).rejects.toMatchObject({ kind: 'rateLimited' });
      await expect(backend.signIn(tutor)).rejects.toMatchObject({ kind: 'rateLimited' });
    });

    it('refuses the address that it is already, and one that is none', async () => {
      await expect(ask(email.toUpperCase())).rejects.toMatchObject({
        message: 'The new email is same with the old one.',
      });
      await expect(ask('no address')).rejects.toMatchObject({ message: 'Email: E-mail must be valid' });
    });

    it('sends one code a minute to a tutor, whatever the address', async () => {
      await ask();
      await expect(ask(`other.${newEmail}`)).rejects.toMatchObject({ kind: 'rateLimited' });
      clockOffsetMs += seconds(60);
      await ask(`other.${newEmail}`);
    });

    it('refuses an address that belongs to another account, and leaves the code good', async () => {
      const other = await backend.createTutor();
      const taken = `${other.account}@tutors.example`;
      await ask(taken);
      const refused = { message: 'This e-mail belongs to another account.' };
      await expect(change(await codeTo(taken), taken)).rejects.toMatchObject(refused);
      await expect(change(await codeTo(taken), taken)).rejects.toMatchObject(refused);
    });

    it('needs a session', async () => {
      const { accountRecovery } = backend.client();
      await expect(accountRecovery.sendChangeEmailCode({ body: { Email: newEmail } })).rejects.toMatchObject({
        kind: 'sessionGone',
      });
    });
  });
});

describe('the limits of codes', () => {
  const startedAt = Date.now();
  let backend: TestBackend;
  const send = (Email: string, address: string) =>
    backend.portal(address).accountRecovery.sendVerificationCode({ body: { Email } });
  const verify = (Email: string, Code: string, address: string) =>
    backend.portal(address).accountRecovery.verifyEmailCode({ body: { Email, Code } });
  const limited = { kind: 'rateLimited' };
  const emailOf = ({ account }: CreatedTutor) => `${account}@tutors.example`;
  const codeTo = async (to: string): Promise<string> => {
    const { messages } = await backend.control('/outbox', { to });
    return (messages as Sent[])[0]?.code ?? '';
  };
  /** How many of so many tries, each a minute after the last, were not limited. */
  const countPassed = async (tries: number, attempt: (index: number) => Promise<unknown>): Promise<number> => {
    let passed = 0;
    for (let index = 0; index < tries; index += 1) {
      vi.setSystemTime(Date.now() + seconds(60));
      const isLimited = await attempt(index).then(
        () => false,
        (error: unknown) => isApiError(error) && error.kind === 'rateLimited',
      );
      passed += isLimited ? 0 : 1;
    }
    return passed;
  };

  beforeEach(async () => {
    // The limits count by the machine's clock.
    vi.useFakeTimers({ toFake: ['Date'], now: startedAt });
    backend = await startBackend({ loginAttemptsPerMinute: 10 });
  });
  afterEach(async () => {
    vi.useRealTimers();
    await backend.close();
  });

  it('bound how many an address has sent to one e-mail in an hour and in a day, known or not', async () => {
    for (const email of [emailOf(await backend.createTutor('firstLogin')), 'nobody@tutors.example']) {
      vi.setSystemTime(startedAt);
      expect(await countPassed(20, () => send(email, '203.0.113.1'))).toBe(5);
      vi.setSystemTime(startedAt + hours(2));
      expect(await countPassed(20, () => send(email, '203.0.113.1'))).toBe(5);
      vi.setSystemTime(startedAt + hours(4));
      await expect(send(email, '203.0.113.1')).rejects.toMatchObject({
        ...limited,
        message: 'Too many requests for codes. Please wait 21 hours and try again.',
      });
    }
  });

  it('bound how many all send to one e-mail, and not its tutor where they signed in before', async () => {
    const tutor = await backend.createTutor('firstLogin');
    await backend.portal('192.0.2.1').account.login({ body: { Account: tutor.account, Password: tutor.password } });
    expect(await countPassed(20, (index) => send(emailOf(tutor), `203.0.113.${index}`))).toBe(10);
    vi.setSystemTime(Date.now() + seconds(60));
    await send(emailOf(tutor), '192.0.2.1');
  });

  it('bound the e-mails that one address has codes sent to', async () => {
    expect(await countPassed(30, (index) => send(`nobody.${index}@tutors.example`, '203.0.113.1'))).toBe(20);
    await send('nobody.30@tutors.example', '203.0.113.2');
  });

  it('bound the wrong codes of an address over all e-mails, and leave a right one good', async () => {
    const tutor = await backend.createTutor('firstLogin');
    const email = emailOf(tutor);
    await send(email, '192.0.2.1');
    const code = await codeTo(email);
    for (let each = 0; each < 30; each += 1) {
      const guess = verify(`nobody.${each % 10}@tutors.example`, '000000', '203.0.113.1');
      await expect(guess).rejects.toMatchObject({ kind: 'refused' });
    }
    await expect(verify('nobody.11@tutors.example', '000000', '203.0.113.1')).rejects.toMatchObject(limited);
    await expect(verify(email, code, '203.0.113.1')).rejects.toMatchObject(limited);
    for (let time = 1; time <= 12; time += 1) await verify(email, code, '192.0.2.1');
  });

  it('leave the tutor a code that others cannot void by wrong tries for ever', async () => {
    const tutor = await backend.createTutor('firstLogin');
    const email = emailOf(tutor);
    await backend.portal('192.0.2.1').account.login({ body: { Account: tutor.account, Password: tutor.password } });
    for (let each = 0; each < 25; each += 1) {
      await verify(email, '000000', `203.0.113.${each}`).catch(() => undefined);
    }
    await send(email, '192.0.2.1');
    const code = await codeTo(email);
    await expect(verify(email, code === '000000' ? '000001' : '000000', '203.0.113.99')).rejects.toMatchObject(limited);
    await verify(email, code, '192.0.2.1');
  });

  it('bound the codes of a tutor who is signed in, whatever they are sent to', async () => {
    const { client } = await backend.signIn(await backend.createTutor('firstLogin'));
    const ask = (index: number) =>
      client.accountRecovery.sendChangeEmailCode({ body: { Email: `new.${index}@mail.example` } });
    expect(await countPassed(20, ask)).toBe(10);
    const phone = (index: number) =>
      client.profile.sendPhoneCode({ body: { countryCode: '63', phone: `917555${String(index).padStart(4, '0')}` } });
    expect(await countPassed(1, phone)).toBe(0);
  });
});
