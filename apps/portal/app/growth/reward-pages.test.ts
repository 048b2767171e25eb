import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { pagesDrawnAt, servePages } from '../../testing/pages.tsx';
import { testSecrets } from '../../testing/request.ts';
import { type ScriptedBackend, startScriptedBackend } from '../../testing/scripted-backend.ts';
import * as rewards from './achievement-rewards.tsx';
import * as photo from './class-photo-page.tsx';
import * as center from './growth-center.tsx';
import * as pet from './pet-page.tsx';

const rewardsPath = '/growthCenter/achievementRewards';
const photoPath = '/growthCenter/classPhoto';
const petPath = '/growthCenter/pet';
let backend: ScriptedBackend;
let pages: Awaited<ReturnType<typeof servePages>>;

beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: pagesDrawnAt });
  vi.stubEnv('SESSION_SECRET', testSecrets.SESSION_SECRET);
  backend = await startScriptedBackend();
  pages = await servePages(
    { growthCenter: center, [rewardsPath.slice(1)]: rewards, [petPath.slice(1)]: pet, [photoPath.slice(1)]: photo },
    backend.url,
  );
});
afterAll(async () => {
  vi.useRealTimers();
  await backend.close();
});

const answer = (call: string, Body: unknown) =>
  backend.answers.set(`/api/growthsystem/${call}`, { ErrorCode: 0, Body });
const refuse = (call: string, Msg: string) => backend.answers.set(`/api/growthsystem/${call}`, { ErrorCode: 108, Msg });
const asked = (call: string) => backend.asked.get(`/api/growthsystem/${call}`);
const user = { tuid: 7, account: 'a', fullName: 'Ana Lim', email: 'ana@tutors.example', isGrowthSystemTestGroup: true };
const userIs = (change: object) =>
  backend.answers.set('/api/account/userinfo', { ErrorCode: 0, Body: { ...user, ...change } });
const medal = (Code: string, Status: number, more: object = {}) => ({
  Code,
  Name: Code,
  Describe: `How ${Code} is earned.`,
  Status,
  Done: 0,
  Target: 1,
  ...more,
});
const clothing = { Id: 2, Name: 'Knitted scarf', Level: 2, Slot: 'neck', Thing: 'scarf', Status: 1, IsWear: false };
const reached = '2026-11-01T02:00:00Z';

beforeEach(() => {
  backend.answers.clear();
  backend.asked.clear();
  userIs({});
  answer('getgradehonordetail', {
    ...{ Level: 2, HighestLevel: 3, Score: 393, MedalCount: 1, MilestoneCount: 2 },
    Levels: [
      { Level: 1, ScoreStart: 0, ReachTime: reached, Unlocks: ['Your pet: egg'] },
      { Level: 2, ScoreStart: 280, ReachTime: reached, Unlocks: ['One more name for your pet', 'Knitted scarf'] },
      { Level: 3, ScoreStart: 400, ReachTime: reached, Unlocks: ['5 flowers'] },
      { Level: 4, ScoreStart: 2_500, Unlocks: [] },
    ],
  });
  answer('getrightslist', [
    { RightsCode: 'RENAME_2', Name: 'One more name for your pet', Describe: 'Rename once more.', Level: 2, Status: 2 },
    { RightsCode: 'FLOWERS_3', Name: '5 flowers', Describe: '5 flowers are added.', Level: 3, Status: 1 },
    { RightsCode: 'RENAME_4', Name: 'Another name', Describe: 'Rename once more.', Level: 4, Status: 0 },
  ]);
  answer('tutorrightsrecode', [
    { RightsCode: 'RENAME_2', Name: 'One more name for your pet', Level: 2, Status: 2, ReceiveTime: reached },
  ]);
  answer('levelmedallist', [medal('LEVEL_1', 2, { IsWear: true }), medal('LEVEL_2', 2), medal('LEVEL_3', 1)]);
  answer('getlimitedtimemedal', [
    medal('MONTH_2026_11', 0, { Name: 'November 2026', Done: 12, Target: 20, EndTime: '2026-11-30T16:00:00Z' }),
  ]);
  answer('getcertificationmedals', [medal('CERT_COURSE_1', 0)]);
  answer('getmilestonelist', [
    { Type: 'classes', Name: 'Classes completed', Count: 12, ReachedSteps: 2, TotalSteps: 8, NextTarget: 50 },
    { Type: 'photos', Name: 'Class photos shared', Count: 50, ReachedSteps: 5, TotalSteps: 5 },
  ]);
  answer('getphotosharing', {
    Items: [{ Id: 1, Photo: 'GroupPhoto/x.png', Describe: 'We sang.', Time: reached, ClassId: 7, StuName: 'Mia' }],
    Classes: [{ ClassId: 8, ClassTime: reached, StuName: 'Leo' }],
  });
  answer('getpetinfo', {
    ...{
      IsAdopt: true,
      PetName: 'Mango',
      PetLevel: 3,
      AlterNum: 1,
      IsCanModified: true,
      Mood: 'tea',
      Wears: ['scarf'],
    },
  });
  answer('gettutorhaveskin', [clothing, { ...clothing, Id: 5, Name: 'Bow tie', Thing: 'bow', Status: 2 }]);
  answer('growthsystemisfirstlogin', false);
  answer('getreceiverecordtoday', [{ TaskName: 'First class', Points: 30, Time: reached }]);
  answer('gettutorhometask', {
    ...{ IsTestGroup: true, Score: 393, Level: 2, UnclaimedPoints: 0, RemainingPoints: 7, JoinDay: 3, TaskList: [] },
  });
});

const buttonsOf = (document: Document) =>
  [...document.querySelectorAll('button')].map((button) => button.getAttribute('aria-label') ?? button.textContent);

test('rewards show every level with what it brings, and what can be received, worn or is still to come', async () => {
  const { title, text, document, links } = await pages.open(rewardsPath);
  expect(title).toBe('Rewards · Tutor Portal');
  for (const part of [
    'LV.2 from 280 You are here · Reached on Sun 1 Nov 2026 Knitted scarf Right: One more name for your pet',
    'LV.4 from 2,500 Not reached yet',
    'With LV.4',
    '12 of 20, ends Tue 1 Dec 2026',
    'Classes completed 12 of 50 2 of 8 steps reached',
    'We sang. Class with Mia',
    'LV.2, Sun 1 Nov 2026, 10:00 AM',
  ]) {
    expect(text).toContain(part);
  }
  expect(buttonsOf(document)).toEqual(
    expect.arrayContaining([
      'Receive 5 flowers, LV.3',
      'Take off the medal LEVEL_1',
      'Wear the medal LEVEL_2',
      'Receive the medal LEVEL_3',
    ]),
  );
  expect(links).toMatchObject({
    'Show steps of Classes completed': `${rewardsPath}?milestone=classes#milestone-classes`,
  });
});

test('the steps of a milestone name the class that brought each', async () => {
  answer('getmilestonedetail', {
    ...{ Type: 'classes', Name: 'Classes completed', Count: 12 },
    Steps: [{ Target: 1, ReachTime: reached, ClassId: 7, StuName: 'Mia' }, { Target: 50 }],
  });
  const { text, links } = await pages.open(`${rewardsPath}?milestone=classes`);
  expect(asked('getmilestonedetail')).toEqual({ type: 'classes' });
  expect(text).toContain('1 Sun 1 Nov 2026 Class with Mia 50 Not yet');
  expect(links).toMatchObject({ 'Class with Mia': '/classDetail/7' });
});

test('a part that cannot be had says so and leaves the others', async () => {
  refuse('levelmedallist', 'Medals are being counted.');
  const { status, text } = await pages.open(rewardsPath);
  expect([status, text]).toEqual([200, expect.stringContaining('Medals are being counted.')]);
  expect(text).toContain('Classes completed');
});

test.each([
  ['right', 'FLOWERS_3', 'receiverights', { rightsCode: 'FLOWERS_3' }, 'Received: 5 flowers are added.'],
  ['medal', 'LEVEL_3', 'receviceMadal', { MadalType: 'LEVEL_3' }, 'You received the medal LEVEL_3.'],
  ['wear', 'LEVEL_2', 'wearmedal', { code: 'LEVEL_2' }, 'You wear the medal now.'],
  ['takeOff', 'LEVEL_1', 'wearmedal', {}, 'You wear no medal now.'],
])('the button %s of %s is sent, and says what came of it', async (intent, value, call, query, said) => {
  answer('receiverights', { RightsCode: value, Name: '', Describe: '5 flowers are added.', Level: 3, Status: 2 });
  answer('recevicemadal', medal(value, 2));
  answer('wearmedal', true);
  const reply = await pages.send(rewardsPath, { intent, value });
  expect([reply.location, reply.said]).toEqual([rewardsPath, said]);
  expect(asked(call.toLowerCase())).toEqual(query);
});

test('a medal that is not earned is refused in the words of the service', async () => {
  refuse('recevicemadal', 'This medal is not earned yet.');
  expect((await pages.send(rewardsPath, { intent: 'medal', value: 'LEVEL_9' })).said).toBe(
    'This medal is not earned yet.',
  );
});

test('a photo without class or picture is refused beside its fields; a whole one is shared', async () => {
  const { text } = await pages.send(photoPath, { form: 'class-photo' });
  expect(text).toContain('Required');
  const Photo = `GroupPhoto/${'a'.repeat(22)}.png`;
  answer('classgroupphotosubmit', { Photo: { Id: 2, Photo, Time: reached }, Points: 3 });
  const { location, said } = await pages.send(photoPath, {
    form: 'class-photo',
    classId: '8',
    photo: Photo,
    words: 'We danced.',
  });
  expect([location, said]).toEqual([rewardsPath, 'Your photo is shared. It brought 3 growth values.']);
  expect(asked('classgroupphotosubmit')).toEqual({ ClassId: 8, Photo, Describe: 'We danced.' });
});

test('the pet is shown with its name, mood and clothes, and how often it can be renamed', async () => {
  const { text, document } = await pages.open(petPath);
  for (const part of [
    'Mango',
    'Chick, level 3 of 9',
    'It has tea: you are on leave.',
    'You can rename it once more.',
  ]) {
    expect(text).toContain(part);
  }
  expect([...document.querySelectorAll('[role=img]')].map((one) => one.getAttribute('aria-label'))).toContain(
    'A round, downy chick with knitted scarf. It has tea: you are on leave.',
  );
  expect(buttonsOf(document)).toEqual(
    expect.arrayContaining(['Receive Knitted scarf of LV.2', 'Wear Bow tie', 'Rename', 'Calm mode']),
  );
});

test('a pet that cannot be renamed any more says so before anything is typed', async () => {
  answer('getpetinfo', { IsAdopt: true, PetName: 'Mango', PetLevel: 3, AlterNum: 0, IsCanModified: false, Wears: [] });
  const { text, document } = await pages.open(petPath);
  expect(text).toContain('All renames are used.');
  expect(document.querySelector('input[name=petName]')).toBeNull();
});

test('a stage is looked at closely in the words of the service', async () => {
  answer('getpetgifbylevel', {
    Level: 8,
    Name: 'Great bird',
    Gif: 'a great bird with its wings spread',
    IsReached: false,
  });
  const { text, links } = await pages.open(`${petPath}?stage=8`);
  expect(asked('getpetgifbylevel')).toEqual({ level: '8' });
  expect(text).toContain('Great bird A great bird with its wings spread Comes with LV.8');
  expect(links).toMatchObject({ Songbird: `${petPath}?stage=6#stage` });
  backend.asked.clear();
  await pages.open(`${petPath}?stage=10`);
  expect(asked('getpetgifbylevel')).toBeUndefined();
});

test('a name is checked before it is sent, and refused in the words of the service', async () => {
  expect((await pages.send(petPath, { form: 'pet-name', petName: 'x'.repeat(21) })).text).toContain(
    'A name has at most 20 characters.',
  );
  expect(asked('alterpetname')).toBeUndefined();
  refuse('alterpetname', 'Your pet cannot be renamed any more: all renames are used.');
  expect((await pages.send(petPath, { form: 'pet-name', petName: 'Pip' })).text).toContain('all renames are used.');
  answer('alterpetname', { PetName: 'Pip', AlterNum: 0 });
  expect((await pages.send(petPath, { form: 'pet-name', petName: ' Pip ' })).said).toBe('Your pet is called Pip.');
  expect(asked('alterpetname')).toEqual({ petName: 'Pip' });
});

test.each([
  ['adopt', 'pet', 'adoptpet', undefined],
  ['clothes', '2', 'receivepetclothing', { level: '2' }],
  ['putOn', '5', 'wearpetclothing', { id: '5', isDefault: 'false' }],
  ['putOff', '5', 'wearpetclothing', { id: '5', isDefault: 'true' }],
])('the pet’s button %s sends its call', async (intent, value, call, query) => {
  answer('adoptpet', true);
  if (intent === 'adopt')
    answer('getpetinfo', { IsAdopt: false, PetLevel: 0, AlterNum: 0, IsCanModified: false, Wears: [] });
  answer('receivepetclothing', [clothing]);
  answer('wearpetclothing', true);
  const { location } = await pages.send(petPath, { intent, value });
  expect(location).toBe(petPath);
  expect(backend.asked.has(`/api/growthsystem/${call}`)).toBe(true);
  if (query !== undefined) expect(asked(call)).toEqual(query);
});

test('what another tab has received or adopted is not received again: nothing is celebrated', async () => {
  answer('recevicemadal', { ...medal('LEVEL_3', 2), IsNew: false });
  answer('receiverights', { RightsCode: 'FLOWERS_3', Name: '5 flowers', Level: 3, Status: 2, IsNew: false });
  const already = 'You have received this already: nothing was added.';
  for (const [intent, value, said] of [
    ['medal', 'LEVEL_3', already],
    ['right', 'FLOWERS_3', already],
    ['adopt', 'pet', 'Mango is with you already.'],
  ] as const) {
    expect((await pages.send(rewardsPath, { intent, value })).said).toBe(said);
  }
  expect(backend.asked.has('/api/growthsystem/adoptpet')).toBe(false);
});

test('the growth center welcomes whoever is new, tells a level until it is closed, and what was received today', async () => {
  answer('growthsystemisfirstlogin', true);
  answer('gettutorrights', [{ RightsCode: 'FLOWERS_3', Name: '5 flowers', Level: 3, Status: 0 }]);
  answer('gettutorhometask', {
    ...{ IsTestGroup: true, Score: 393, Level: 2, UnclaimedPoints: 0, RemainingPoints: 7, JoinDay: 3, TaskList: [] },
    ...{ NewLevel: 3, RewardCount: 2, ClothesCount: 1 },
  });
  answer('leveltoldsubmit', true);
  const { text, document } = await pages.open('/growthCenter');
  expect(text).toContain('Welcome to the Growth Center');
  expect(text).toContain('You have reached LV.3 3 rewards wait for you:');
  await pages.send('/growthCenter', { intent: 'level', value: '3' });
  expect(asked('leveltoldsubmit')).toEqual({ level: '3' });
  expect(text).toContain('+30 received today');
  expect(text).toContain('LV.3 brings: 5 flowers');
  expect(buttonsOf(document)).toContain('Start in the Growth Center');
  answer('taskstartsubmit', true);
  expect((await pages.send('/growthCenter', { intent: 'start', value: 'start' })).said).toBe(
    'Welcome! Your tasks are listed below.',
  );
  expect(backend.asked.has('/api/growthsystem/taskstartsubmit')).toBe(true);
});

test.each([rewardsPath, petPath, photoPath])(
  '%s of a tutor outside the test group says so, and asks for nothing',
  async (path) => {
    userIs({ isGrowthSystemTestGroup: false });
    const { status, text } = await pages.open(path);
    expect([status, text]).toEqual([200, expect.stringContaining('Not open to you yet')]);
    expect(backend.asked.has('/api/growthsystem/getgradehonordetail')).toBe(false);
  },
);
