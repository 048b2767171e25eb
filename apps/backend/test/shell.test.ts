import { days } from '@tutor/rules/time/durations';
import { addZonedDays, startOfZonedDay } from '@tutor/rules/time/zone';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { scheduleSlots } from '../src/schedule/tables.ts';
import { startBackend, type TestBackend } from './start-backend.ts';

describe('the frame around every page', () => {
  let backend: TestBackend;

  beforeAll(async () => {
    backend = await startBackend();
  });

  afterAll(() => backend.close());

  async function signedIn(template = 'ordinary') {
    const tutor = await backend.createTutor(template);
    const { client } = await backend.signIn(tutor);
    return { tutor, ...client };
  }

  it('tells the authority, the help chat and the hosts that a sign-in may lead to', async () => {
    const { body } = await backend.client().shell.setting();
    expect(body).toMatchObject({ AuthorityUrl: `${backend.url}/oidc`, AiChatUrl: `${backend.url}/ai-chat` });
    const kinds = body.Hosts?.WhiteList?.map(({ redirect, level }) => `${redirect} ${level}`) ?? [];
    expect(new Set(kinds)).toEqual(new Set(['true 0', 'true 1', 'false 0', 'false 1']));
    expect(body.Hosts?.Menus).toEqual({});
  });

  it('tells the host of a menu that lives elsewhere', async () => {
    await backend.control('/hosts', { menus: { trainingCenter: 'https://training.tutors.example' } });
    const { body } = await backend.client().shell.setting();
    expect(body.Hosts?.Menus).toEqual({ trainingCenter: 'https://training.tutors.example' });
    await backend.control('/hosts', { menus: {} });
    expect((await backend.client().shell.setting()).body.Hosts?.Menus).toEqual({});
  });

  it('keeps which menu entries a tutor hides, for this tutor alone', async () => {
    const { shellNotices } = await signedIn();
    expect((await shellNotices.menuSetting()).body.Hidden).toEqual([]);
    await shellNotices.saveHiddenMenus({ body: { Hidden: ['SOP', 'comments', 'SOP'] } });
    expect((await shellNotices.menuSetting()).body.Hidden.sort()).toEqual(['SOP', 'comments']);
    await shellNotices.saveHiddenMenus({ body: { Hidden: ['classTab'] } });
    expect((await shellNotices.menuSetting()).body.Hidden).toEqual(['classTab']);
    expect((await (await signedIn()).shellNotices.menuSetting()).body.Hidden).toEqual([]);
  });

  it('saves nothing where one entry does not exist', async () => {
    const { shellNotices } = await signedIn();
    await expect(shellNotices.saveHiddenMenus({ body: { Hidden: ['SOP', 'payroll'] } })).rejects.toMatchObject({
      message: "Hidden: there is no menu entry 'payroll'",
    });
    expect((await shellNotices.menuSetting()).body.Hidden).toEqual([]);
  });

  it('holds one of two settings whole that are saved at the same time', async () => {
    const { shellNotices } = await signedIn();
    const sets = [
      ['SOP', 'comments'],
      ['classTab', 'serviceFee'],
    ];
    await Promise.all(sets.map((Hidden) => shellNotices.saveHiddenMenus({ body: { Hidden } })));
    const { Hidden } = (await shellNotices.menuSetting()).body;
    expect(sets.map((set) => set.join())).toContain(Hidden.sort().join());
  });

  it('keeps hidden what the company hides, whatever the tutor sets', async () => {
    const { tutor, shellNotices } = await signedIn('international');
    expect((await shellNotices.menuSetting()).body.HiddenByCompany).toEqual(['serviceFee']);
    await shellNotices.saveHiddenMenus({ body: { Hidden: [] } });
    expect((await shellNotices.menuSetting()).body.HiddenByCompany).toEqual(['serviceFee']);
    await backend.control('/shell-state', { tuid: tutor.tuid, hiddenByCompany: ['SOP', 'comments'] });
    expect((await shellNotices.menuSetting()).body.HiddenByCompany.sort()).toEqual(['SOP', 'comments']);
  });

  it('remembers the folded sidebar, Soft Mode and the finished tour', async () => {
    const { account, shellNotices } = await signedIn('firstLogin');
    expect((await account.userInfo()).body).toMatchObject({
      isFirstLogin: true,
      sidebarMenuMini: false,
      isTuEyeProtectionMode: false,
    });
    await shellNotices.saveSidebarMini({ body: { IsMini: true } });
    await shellNotices.selectEyeProtection({ body: { IsOn: true } });
    await shellNotices.finishFirstLogin();
    expect((await account.userInfo()).body).toMatchObject({
      isFirstLogin: false,
      sidebarMenuMini: true,
      isTuEyeProtectionMode: true,
    });
    expect((await shellNotices.eyeProtection()).body).toBe(true);
    await shellNotices.selectEyeProtection({ body: { IsOn: false } });
    expect((await shellNotices.eyeProtection()).body).toBe(false);
  });

  it('shows the app poster by itself once, of many askers to one', async () => {
    const { shellNotices } = await signedIn('announcements');
    const answers = await Promise.all(Array.from({ length: 6 }, () => shellNotices.isFirstShowPoster()));
    expect(answers.filter(({ body }) => body)).toHaveLength(1);
    expect((await (await signedIn()).shellNotices.isFirstShowPoster()).body).toBe(false);
  });

  it('names the newest client of each platform, at an address that answers with a note', async () => {
    const { body, message } = await backend.client().shellNotices.clientVersions();
    expect(message).toBe('Success');
    expect(body.map(({ Label }) => Label)).toEqual(['tutor-mac', 'tutor-window']);
    for (const { Label, Version, Url } of body) {
      const response = await fetch(Url);
      expect(response.headers.get('content-disposition')).toContain(`${Label}-${Version}`);
      expect(await response.text()).toContain(Label === 'tutor-mac' ? 'for macOS' : 'for Windows');
    }
    expect((await fetch(`${backend.url}/downloads/tutor-linux`)).status).toBe(404);
  });

  it('warms up a page only where the company names one', async () => {
    const { tutor, shellNotices } = await signedIn();
    expect((await shellNotices.preloadPage()).body.PageUrl).toBeUndefined();
    const preloadPageUrl = 'https://classroom.tutors.example/preload';
    await backend.control('/shell-state', { tuid: tutor.tuid, preloadPageUrl });
    expect((await shellNotices.preloadPage()).body.PageUrl).toBe(preloadPageUrl);
  });

  it('gives each tutor a temporary classroom that answers by its name', async () => {
    const { shellNotices } = await signedIn();
    const { Url } = (await shellNotices.temporaryClassroom()).body;
    expect((await shellNotices.temporaryClassroom()).body.Url).toBe(Url);
    const response = await fetch(Url ?? '');
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('Maria Cristina Santos');
    expect((await (await signedIn()).shellNotices.temporaryClassroom()).body.Url).not.toBe(Url);
    expect((await fetch(`${backend.url}/classroom/nobody`)).status).toBe(404);
  });

  it('gives a referral link, except to tutors whose referral is limited', async () => {
    const { shellNotices } = await signedIn();
    const { Url } = (await shellNotices.referralLink()).body;
    const page = await (await fetch(Url)).text();
    expect(page).toContain('Maria Cristina');
    expect(page).not.toContain('Santos');
    const limited = await signedIn('franchisee');
    await expect(limited.shellNotices.referralLink()).rejects.toMatchObject({ code: 105 });
    expect((await limited.shellNotices.menuSetting()).body.IsReferralHidden).toBe(true);
    expect((await shellNotices.menuSetting()).body.IsReferralHidden).toBe(false);
  });

  it('tells open-class teachers and news about feedback', async () => {
    const { tutor, shellNotices } = await signedIn();
    expect((await shellNotices.isOpenClassTeacher()).body).toBe(true);
    expect((await shellNotices.hasFeedbackNews()).body).toBe(true);
    await backend.control('/shell-state', { tuid: tutor.tuid, hasFeedbackNews: false, isOpenClassTeacher: false });
    expect((await shellNotices.isOpenClassTeacher()).body).toBe(false);
    expect((await shellNotices.hasFeedbackNews()).body).toBe(false);
    expect((await (await signedIn('noSkype')).shellNotices.isOpenClassTeacher()).body).toBe(false);
  });

  it.each([
    ['the last slot of day 6', 7, -1, true],
    ['the first slot of day 7', 7, 0, false],
    ['the last slot of day 13', 14, -1, false],
    ['the first slot of day 14', 14, 0, true],
  ])('reminds of next week’s schedule by what is released there: %s', async (_what, day, slots, isDue) => {
    const { tutor, shellNotices } = await signedIn('daylightSaving');
    const zone = 'Europe/London';
    const slotMs = days(1) / 48;
    const startsAt = new Date(addZonedDays(startOfZonedDay(new Date(), zone), day, zone).getTime() + slots * slotMs);
    await backend.database.queries.insert(scheduleSlots).values({ tuid: tutor.tuid, startsAt, status: 'Waited' });
    expect((await shellNotices.selfScheduleRemind()).body).toBe(isDue);
  });

  it('reminds as the company says where it says anything', async () => {
    const { tutor, shellNotices } = await signedIn('noSkype');
    for (const isSelfScheduleRemindDue of [false, true]) {
      await backend.control('/shell-state', { tuid: tutor.tuid, isSelfScheduleRemindDue });
      expect((await shellNotices.selfScheduleRemind()).body).toBe(isSelfScheduleRemindDue);
    }
  });

  it('reports the QA test with all its items, TESOL included', async () => {
    const { body } = await (await signedIn()).shellNotices.qaReport();
    expect(body.map(({ CatName }) => CatName)).toContain('TESOL Result');
    expect(body.every(({ AllScore }) => Number(AllScore) >= 0 && Number(AllScore) <= 100)).toBe(true);
    expect((await (await signedIn('firstLogin')).shellNotices.qaReport()).body).toEqual([]);
  });

  describe('the help chat', () => {
    const ask = async (...questions: string[]): Promise<{ text: string; headers: Headers }> => {
      const query = new URLSearchParams(questions.map((question) => ['q', question]));
      const response = await fetch(`${backend.url}/ai-chat?${query}`);
      expect(response.status).toBe(200);
      return { text: await response.text(), headers: response.headers };
    };

    it('answers in the tutor’s own words from the handbook', async () => {
      expect((await ask('my password is forgotten')).text).toContain('with it you set a new password');
      expect((await ask('what happens if I cancel?')).text).toContain('three times the fee');
      expect((await ask('flowers to money')).text).toContain('One flower is 5 PHP');
    });

    it('keeps the conversation', async () => {
      const { text } = await ask('flowers to money', 'clocking in');
      expect(text.indexOf('One flower is 5 PHP')).toBeLessThan(text.indexOf('Press Clock In'));
      expect(text.match(/type="hidden"/g)).toHaveLength(2);
    });

    it('says so when it knows nothing', async () => {
      for (const question of ['zzyzx', '???', "'); zzyzx | (zzyzx & --"]) {
        expect((await ask(question)).text).toContain('I found nothing about that');
      }
    });

    it('shows what was typed as text', async () => {
      const { text } = await ask('<img src=x onerror=alert(1)>');
      expect(text).not.toContain('<img');
      expect(text).toContain('&lt;img');
    });

    it('may be framed by the portal and by nobody else', async () => {
      const { headers } = await ask();
      expect(headers.get('content-security-policy')).toContain('frame-ancestors http://localhost:3000');
      expect(headers.get('x-frame-options')).toBeNull();
    });
  });
});
