import { hours, minutes, seconds } from '@tutor/rules/time/durations';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tutors } from '../src/account/tables.ts';
import { startBackend, type TestBackend } from './start-backend.ts';

const phone = { countryCode: '63', phone: '918-555-0101' };

describe('the profile as the shell asks for it', () => {
  let backend: TestBackend;
  const startedAt = Date.now();
  let clockOffsetMs = 0;

  beforeAll(async () => {
    backend = await startBackend({ now: () => new Date(startedAt + clockOffsetMs) });
  });

  afterAll(() => backend.close());

  async function signedIn(template: string) {
    const tutor = await backend.createTutor(template);
    const { client } = await backend.signIn(tutor);
    return { tutor, ...client };
  }

  async function smsCode(tuid: number): Promise<string> {
    const { messages } = await backend.control('/outbox', { tuid });
    return (messages as { code: string }[])[0]?.code ?? '';
  }

  it('binds a phone by the code that was sent to it', async () => {
    const { tutor, profile, account } = await signedIn('phoneNotBound');
    expect((await account.userInfo()).body.isNeedUpdatePhone).toBe(true);
    await profile.sendPhoneCode({ body: phone });
    const { messages } = await backend.control('/outbox', { to: '9185550101' });
    expect(messages).toMatchObject([{ channel: 'sms', to: '+639185550101' }]);
    await profile.bindPhone({ body: { ...phone, verificationCode: await smsCode(tutor.tuid) } });
    expect((await account.userInfo()).body.isNeedUpdatePhone).toBe(false);
    const { body } = await backend
      .client()
      .accountRecovery.verifyTutorInfo({ body: { Tuid: tutor.tuid, Phone: '9185550101' } });
    expect(body.Email).toContain('***@');
  });

  it('answers ErrorCode 2 to a wrong code, and to the right code for another number', async () => {
    const { tutor, profile } = await signedIn('phoneNotBound');
    await profile.sendPhoneCode({ body: phone });
    const code = await smsCode(tutor.tuid);
    const wrongCode = String((Number(code) + 1) % 1_000_000).padStart(6, '0');
    const wrong = { code: 2, message: 'Verification code input error' };
    await expect(profile.bindPhone({ body: { ...phone, verificationCode: wrongCode } })).rejects.toMatchObject(wrong);
    const other = { ...phone, phone: '918-555-0102', verificationCode: code };
    await expect(profile.bindPhone({ body: other })).rejects.toMatchObject(wrong);
  });

  it('sends one code a minute', async () => {
    const { profile } = await signedIn('phoneNotBound');
    await profile.sendPhoneCode({ body: phone });
    clockOffsetMs += seconds(60) - 1;
    await expect(profile.sendPhoneCode({ body: phone })).rejects.toMatchObject({ kind: 'rateLimited' });
    clockOffsetMs += 1;
    await profile.sendPhoneCode({ body: phone });
  });

  it.each(['', '-', '12a', '+63917', '9'.repeat(21)])('takes no phone number %j', async (number) => {
    const { profile } = await signedIn('phoneNotBound');
    await expect(profile.sendPhoneCode({ body: { ...phone, phone: number } })).rejects.toMatchObject({ code: 100 });
  });

  it('binds a number to one account only', async () => {
    const owner = await backend.createTutor();
    const { tutor, profile } = await signedIn('phoneNotBound');
    const taken = { countryCode: '63', phone: `0917-${String(owner.tuid).padStart(7, '0')}` };
    await profile.sendPhoneCode({ body: taken });
    await expect(
      profile.bindPhone({ body: { ...taken, verificationCode: await smsCode(tutor.tuid) } }),
    ).rejects.toMatchObject({ message: 'This phone number belongs to another account.' });
  });

  it.each([
    ['63', '0917-123-4567'],
    ['+63', '9171234567'],
    ['63', '639171234567'],
  ])('sends the code for %s %s to the one number that it means', async (countryCode, number) => {
    const { tutor, profile } = await signedIn('phoneNotBound');
    clockOffsetMs += seconds(60);
    await profile.sendPhoneCode({ body: { countryCode, phone: number } });
    const { messages } = await backend.control('/outbox', { tuid: tutor.tuid });
    expect(messages).toMatchObject([{ to: '+639171234567' }]);
  });

  it.each(['063', '0063', '000', '0'])('takes no area code %s', async (countryCode) => {
    const { profile } = await signedIn('phoneNotBound');
    await expect(profile.sendPhoneCode({ body: { countryCode, phone: '9171234567' } })).rejects.toMatchObject({
      code: 100,
    });
  });

  it('says that there is no such number', async () => {
    const { profile } = await signedIn('phoneNotBound');
    await expect(profile.sendPhoneCode({ body: { countryCode: '63', phone: '917' } })).rejects.toMatchObject({
      code: 100,
      message: 'There is no such phone number. Please check the area code and the number.',
    });
  });

  it('puts the phone dialog off for six hours, not a millisecond more', async () => {
    const { account, profile } = await signedIn('phoneNotBound');
    await profile.remindPhoneLater();
    expect((await account.userInfo()).body.isNeedUpdatePhone).toBe(false);
    clockOffsetMs += hours(6) - 1;
    expect((await account.userInfo()).body.isNeedUpdatePhone).toBe(false);
    clockOffsetMs += 1;
    expect((await account.userInfo()).body.isNeedUpdatePhone).toBe(true);
  });

  it('keeps the time zone that the tutor chooses, by which next week is counted', async () => {
    const { account, profile, schedule } = await signedIn('ordinary');
    await profile.saveTimeZone({ body: { TimeZone: 'Pacific/Kiritimati' } });
    expect((await account.userInfo()).body.timeZone).toBe('Pacific/Kiritimati');
    // Fourteen hours ahead: its midnight is ten o'clock of the day before.
    expect((await schedule.allowedEvents()).body.StartTime).toMatch(/T10:00:00\.000Z$/);
    await expect(profile.saveTimeZone({ body: { TimeZone: 'Asia/Atlantis' } })).rejects.toMatchObject({ code: 100 });
    expect((await account.userInfo()).body.timeZone).toBe('Pacific/Kiritimati');
  });

  it('asks for the Skype ID until it is saved', async () => {
    const { profile, shellNotices } = await signedIn('noSkype');
    expect((await shellNotices.dialogs()).body.data).toEqual([{ Type: 1 }]);
    await profile.saveSkypeId({ body: { Sky: '  live:sheila.ramos ' } });
    expect((await shellNotices.dialogs()).body.data).toEqual([]);
    await expect(profile.saveSkypeId({ body: { Sky: '   ' } })).rejects.toMatchObject({ code: 100 });
  });

  it.each([
    ['firstLogin', false, -1, false],
    ['contractNotSigned', true, -1, false],
    ['contractAuditing', true, 0, false],
    ['contractPassed', true, 1, false],
    ['contractFailed', true, 2, false],
    ['international', true, -1, true],
  ])('tells the contract of %s', async (template, applies, audit, isCustom) => {
    const { profile } = await signedIn(template);
    expect((await profile.contractStatus()).body).toEqual({ Item1: applies, Item2: audit, Item3: isCustom });
  });

  it.each([
    [true, false],
    [false, true],
  ])(
    'international: %s, customized: %s, the contract is the custom one',
    async (isInternationalOrCustom, isCustomized) => {
      const { tutor, profile } = await signedIn('contractNotSigned');
      await backend.database.queries
        .update(tutors)
        .set({ isInternationalOrCustom, isCustomized })
        .where(eq(tutors.tuid, tutor.tuid));
      expect((await profile.contractStatus()).body.Item3).toBe(true);
    },
  );

  it.each([
    ['ordinary', { PersonalState: 1, ContactState: 1, HB: 1, TLState: 1, IsCustomized: false }],
    ['incompleteInfo', { PersonalState: 0, ContactState: 0, HB: 0, TLState: 0, IsCustomized: false }],
    ['international', { PersonalState: 1, ContactState: 1, HB: 1, TLState: 1, IsCustomized: true }],
  ])('tells which parts are complete for %s', async (template, states) => {
    const { profile } = await signedIn(template);
    expect((await profile.statusInfo()).body).toEqual(states);
  });

  it('counts a phone as soon as it is bound', async () => {
    const { tutor, profile } = await signedIn('incompleteInfo');
    const own = { ...phone, phone: '918-555-0103' };
    await profile.sendPhoneCode({ body: own });
    await profile.bindPhone({ body: { ...own, verificationCode: await smsCode(tutor.tuid) } });
    expect((await profile.statusInfo()).body).toMatchObject({ PersonalState: 0, ContactState: 1 });
  });

  it('asks for the agreement until its current version is agreed to', async () => {
    const { profile } = await signedIn('agreementDue');
    expect((await profile.checkAgreement()).body).toBe(false);
    const { body } = await profile.agreement();
    expect(body).toMatchObject({ Version: 1, Title: expect.any(String), Content: expect.stringContaining('<p>') });
    await expect(profile.agree({ body: { Version: body.Version + 1 } })).rejects.toMatchObject({
      message: 'The agreement has changed. Please read the new one.',
    });
    expect((await profile.checkAgreement()).body).toBe(false);
    await profile.agree({ body: { Version: body.Version } });
    await profile.agree({ body: { Version: body.Version } });
    expect((await profile.checkAgreement()).body).toBe(true);
  });

  it('asks everybody again when the agreement gets a new version', async () => {
    const { tutor, profile } = await signedIn('ordinary');
    expect((await profile.checkAgreement()).body).toBe(true);
    await backend.database.queries.execute(
      "insert into agreements (version, title, content, published_at) values (2, 'New', '<p>New</p>', now())",
    );
    expect((await profile.checkAgreement()).body).toBe(false);
    await expect(profile.agree({ body: { Version: 1 } })).rejects.toMatchObject({ code: 104 });
    await profile.agree({ body: { Version: 2 } });
    expect((await profile.checkAgreement()).body).toBe(true);
    await backend.control('/shell-state', { tuid: tutor.tuid, agreed: false });
    expect((await profile.checkAgreement()).body).toBe(false);
  });

  it('keeps codes of e-mail, phone and password apart', async () => {
    const { tutor, profile, accountRecovery } = await signedIn('phoneNotBound');
    await profile.sendPhoneCode({ body: phone });
    const code = await smsCode(tutor.tuid);
    clockOffsetMs += minutes(1);
    const Email = `new.${tutor.account}@mail.example`;
    await accountRecovery.sendChangeEmailCode({ body: { Email } });
    const emailCode = await smsCode(tutor.tuid);
    if (code === emailCode) return;
    await expect(
      accountRecovery.changeEmail({
        body: { Email: '', Code: code, NewPrivateEmail: Email, Password: tutor.password },
      }),
    ).rejects.toMatchObject({ code: 2 });
  });
});
