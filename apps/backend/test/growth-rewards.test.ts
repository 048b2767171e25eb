import { randomUUID } from 'node:crypto';
import { growthRights } from '@tutor/rules/growth/growth-rights';
import { days } from '@tutor/rules/time/durations';
import type { UploadReference } from '@tutor/rules/uploads/upload-reference';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addEntry, moveByRule, takeBack } from '../src/growth/move-growth.ts';
import { growthEntries } from '../src/growth/tables.ts';
import { asUpload } from './as-upload.ts';
import { drawnPng, png } from './sample-files.ts';
import { startBackend, type TestBackend } from './start-backend.ts';

const start = new Date('2026-11-20T06:00:00Z');
let now = start;
let backend: TestBackend;
beforeAll(async () => {
  backend = await startBackend({ now: () => now });
});
afterAll(() => backend.close());
beforeEach(() => {
  now = start;
});

async function member(template = 'firstLogin') {
  const tutor = await backend.createTutor(template);
  return { ...tutor, ...(await backend.signIn(tutor)) };
}

const queries = () => backend.database.queries;
let occasions = 0;
const bring = (tuid: number, value: number, at = now) =>
  queries().transaction((tx) =>
    addEntry(tx, { tuid, cause: 'broughtForward', occasion: String(++occasions), value, at }),
  );
const move = (tuid: number, rule: Parameters<typeof moveByRule>[1]['rule'], at = now, occasion = String(++occasions)) =>
  queries().transaction((tx) => moveByRule(tx, { rule, tuid, occasion, at }));
const refused = (words: string) => expect.objectContaining({ kind: 'refused', message: words });

describe('the road of levels', () => {
  it('says when each level was reached, and keeps what was reached when the score falls', async () => {
    const { tuid, client } = await member();
    await bring(tuid, 399, new Date('2026-11-01T00:00:00Z'));
    await bring(tuid, 2, new Date('2026-11-10T00:00:00Z'));
    await move(tuid, 'absence');
    const { body } = await client.growthRewards.honours();
    expect(body).toMatchObject({ Level: 2, HighestLevel: 3, Score: 393 });
    expect(body.Levels.map(({ ReachTime }) => ReachTime)).toEqual([
      '2026-11-01T00:00:00.000Z',
      '2026-11-01T00:00:00.000Z',
      '2026-11-10T00:00:00.000Z',
      ...Array.from({ length: 6 }, () => null),
    ]);
    expect(body.Levels[2]).toMatchObject({ Level: 3, ScoreStart: 400, Unlocks: expect.arrayContaining(['5 flowers']) });
  });

  it('has nothing reached before the first value', async () => {
    const { client } = await member();
    const { body } = await client.growthRewards.honours();
    expect(body).toMatchObject({ Level: 0, HighestLevel: 0, MedalCount: 0, MilestoneCount: 0 });
    expect(body.Levels.every(({ ReachTime }) => ReachTime == null)).toBe(true);
  });
});

describe('rights', () => {
  it('open with their level, bring what they bring once, and are recorded', async () => {
    const { tuid, client } = await member();
    await bring(tuid, 399);
    const right = (code: string) => client.growthRewards.receiveRights({ query: { rightsCode: code } });
    await expect(right('FLOWERS_3')).rejects.toEqual(refused('This right opens with LV.3.'));
    await bring(tuid, 1);
    const before = (await client.flowers.amount()).body.Flowers;
    const answers = await Promise.all(Array.from({ length: 10 }, () => right('FLOWERS_3')));
    expect(new Set(answers.map(({ body }) => body.Status))).toEqual(new Set([2]));
    expect((await client.flowers.amount()).body.Flowers).toBe(before + 5);
    expect((await client.growthRewards.rightsRecord()).body.map(({ RightsCode }) => RightsCode)).toEqual(['FLOWERS_3']);
    expect((await client.growthRewards.rightsOfLevel({ query: { level: 2 } })).body).toMatchObject([
      { RightsCode: 'RENAME_2', Status: 1 },
    ]);
    expect((await client.growthRewards.rights()).body.map(({ Status }) => Status)).toEqual([1, 2, 0, 0, 0, 0, 0, 0]);
  });

  it('that are unknown are refused', async () => {
    const { client } = await member();
    await expect(client.growthRewards.receiveRights({ query: { rightsCode: 'NO_SUCH' } })).rejects.toEqual(
      refused('This right does not exist.'),
    );
  });

  it('of every level are there', () => {
    expect([...new Set(growthRights.map(({ level }) => level))]).toEqual([2, 3, 4, 5, 6, 7, 8, 9]);
  });
});

describe('medals', () => {
  const receive = ({ client }: Awaited<ReturnType<typeof member>>, MadalType: string) =>
    client.growthRewards.receiveMedal({ query: { MadalType } });

  it('of a level are received once it is reached, and one of those received is worn', async () => {
    const tutor = await member();
    const { client, tuid } = tutor;
    await expect(receive(tutor, 'LEVEL_1')).rejects.toEqual(refused('This medal is not earned yet.'));
    await bring(tuid, 300);
    await expect(client.growthRewards.wearMedal({ query: { code: 'LEVEL_1' } })).rejects.toEqual(
      refused('Only a medal that you have received can be worn.'),
    );
    await Promise.all([receive(tutor, 'LEVEL_1'), receive(tutor, 'LEVEL_1'), receive(tutor, 'LEVEL_2')]);
    for (const code of ['LEVEL_1', 'LEVEL_2']) await client.growthRewards.wearMedal({ query: { code } });
    const { body } = await client.growthRewards.levelMedals();
    expect(body.map(({ Status, IsWear }) => [Status, IsWear]).slice(0, 3)).toEqual([
      [2, false],
      [2, true],
      [0, false],
    ]);
    expect((await client.growthRewards.honours()).body).toMatchObject({
      MedalCount: 2,
      WornMedal: { Code: 'LEVEL_2' },
    });
    await client.growthRewards.wearMedal({ query: {} });
    expect((await client.growthRewards.honours()).body.WornMedal).toBeNull();
  });

  it.each(['LEVEL_10', 'MONTH_2020_01', 'CERT_NONE', 'SOMETHING'])('%s is refused with words', async (code) => {
    await expect(receive(await member(), code)).rejects.toEqual(
      refused('This medal does not exist, or its time is over.'),
    );
  });

  it('of a month ask for twenty classes of it by the calendar of the company, and can be received through the next', async () => {
    const tutor = await member();
    const { client, tuid } = tutor;
    // The last moment of October in Shanghai, and the first one of November.
    await move(tuid, 'classCompleted', new Date('2026-10-31T15:59:59.999Z'));
    for (let index = 0; index < 19; index += 1) await move(tuid, 'classCompleted', new Date('2026-10-31T16:00:00Z'));
    const [november] = (await client.growthRewards.limitedMedals()).body;
    expect(november).toMatchObject({
      Code: 'MONTH_2026_11',
      Name: 'November 2026',
      Done: 19,
      Target: 20,
      Status: 0,
      EndTime: '2026-11-30T16:00:00.000Z',
    });
    await move(tuid, 'classCompleted', new Date('2026-11-30T15:59:59.999Z'), 'last');
    now = new Date('2026-12-31T15:59:00Z');
    const late = { ...tutor, ...(await backend.signIn(tutor)) };
    expect((await receive(late, 'MONTH_2026_11')).body).toMatchObject({ Status: 2 });
    now = new Date('2027-03-01T00:00:00Z');
    const later = await backend.signIn(tutor);
    expect((await later.client.growthRewards.limitedMedals()).body.map(({ Code }) => Code)).toEqual([
      'MONTH_2027_03',
      'MONTH_2026_11',
    ]);
  });

  it('of a month that was not received in time are gone', async () => {
    const tutor = await member();
    for (let index = 0; index < 20; index += 1) await move(tutor.tuid, 'classCompleted');
    now = new Date('2026-12-31T16:00:00Z');
    const late = { ...tutor, ...(await backend.signIn(tutor)) };
    await expect(receive(late, 'MONTH_2026_11')).rejects.toEqual(
      refused('This medal does not exist, or its time is over.'),
    );
  });

  it('of training count the courses and tests that were passed', async () => {
    const tutor = await member();
    const statuses = async () =>
      Object.fromEntries(
        (await tutor.client.growthRewards.certificationMedals()).body.map(({ Code, Status }) => [Code, Status]),
      );
    expect(new Set(Object.values(await statuses()))).toEqual(new Set([0]));
    await move(tutor.tuid, 'trainingPassed');
    await move(tutor.tuid, 'testPassed');
    expect(await statuses()).toMatchObject({ CERT_COURSE_1: 1, CERT_TEST_1: 1, CERT_COURSE_5: 0, CERT_TESOL: 0 });
    expect((await receive(tutor, 'CERT_COURSE_1')).body).toMatchObject({ Status: 2 });
  });
});

describe('milestones', () => {
  it('count what was done and not taken back, and name the class of each step', async () => {
    const { tuid, client } = await member();
    for (let index = 0; index < 10; index += 1) await move(tuid, 'classCompleted', now, `class ${index}`);
    const classes = async () => (await client.growthRewards.milestones()).body.find(({ Type }) => Type === 'classes');
    expect(await classes()).toMatchObject({ Count: 10, ReachedSteps: 2, TotalSteps: 8, NextTarget: 50 });
    await queries().transaction((tx) =>
      takeBack(tx, { tuid, cause: 'classCompleted', occasion: 'class 3' }, { note: 'Withdrawn', at: now }),
    );
    expect(await classes()).toMatchObject({ Count: 9, ReachedSteps: 1, NextTarget: 10 });
    const { body } = await client.growthRewards.milestone({ query: { type: 'classes' } });
    expect(body.Steps.slice(0, 2)).toMatchObject([
      { Target: 1, ReachTime: now.toISOString() },
      { Target: 10, ReachTime: null },
    ]);
    await expect(client.growthRewards.milestone({ query: { type: 'nothing' } })).rejects.toEqual(
      refused('This milestone does not exist.'),
    );
  });
});

describe('class photos', () => {
  async function upload(
    { client }: Awaited<ReturnType<typeof member>>,
    bytes: Uint8Array,
    moduleName = 'GroupPhoto' as const,
  ) {
    const key = { fileCode: randomUUID(), moduleName };
    await client.uploads.chunk({ body: { ...key, chunk: 1, fileName: 'class.png', file: bytes } });
    return asUpload((await client.uploads.merge({ body: key })).body.FilePath, moduleName);
  }
  async function lesson(tuid: number, startsInMinutes = 30) {
    now = new Date(start.getTime() - days(1));
    const { clid } = await backend.control('/classes', {
      tuid,
      startsInMinutes,
      status: 'Confirmed',
      lessonKind: 'test',
    });
    now = new Date(start.getTime() - days(1) + (startsInMinutes + 60) * 60_000);
    return Number(clid);
  }

  it('move growth once for a class, however often they are sent', async () => {
    const tutor = await member();
    const ClassId = await lesson(tutor.tuid);
    const signedIn = { ...tutor, ...(await backend.signIn(tutor)) };
    const Photo = await upload(signedIn, png(300));
    expect((await signedIn.client.growthRewards.photos()).body.Classes.map((one) => one.ClassId)).toContain(ClassId);
    const share = () => signedIn.client.growthRewards.sharePhoto({ body: { ClassId, Photo, Describe: 'We sang.' } });
    expect((await share()).body).toMatchObject({ Points: 3, Photo: { Describe: 'We sang.', ClassId } });
    expect((await share()).body).toMatchObject({ Points: 3 });
    const moved = await queries()
      .select()
      .from(growthEntries)
      .where(and(eq(growthEntries.tuid, tutor.tuid), eq(growthEntries.cause, 'photoShared')));
    expect(moved).toHaveLength(1);
    const { Items, Classes } = (await signedIn.client.growthRewards.photos()).body;
    expect(Items).toHaveLength(1);
    expect(Classes.map((one) => one.ClassId)).not.toContain(ClassId);
  });

  it('are refused for a class that is not over, of somebody else, and for a picture that counted before', async () => {
    const tutor = await member();
    const [first, second, third] = [
      await lesson(tutor.tuid),
      await lesson(tutor.tuid, 90),
      await lesson(tutor.tuid, 150),
    ];
    const signedIn = { ...tutor, ...(await backend.signIn(tutor)) };
    const share = (ClassId: number, Photo: UploadReference<'GroupPhoto'>) =>
      signedIn.client.growthRewards.sharePhoto({ body: { ClassId, Photo } });
    const bytes = png(300);
    await share(first, await upload(signedIn, bytes));
    await expect(share(second, await upload(signedIn, bytes))).rejects.toEqual(
      refused('You have shared this picture already. Please choose another one.'),
    );
    const drawn = drawnPng([[1, 1]]);
    await share(third, await upload(signedIn, drawn));
    await expect(share(second, await upload(signedIn, Buffer.concat([drawn, Buffer.of(0)])))).rejects.toEqual(
      refused('You have shared this picture already. Please choose another one.'),
    );
    await expect(share(first, await upload(signedIn, png(300)))).rejects.toEqual(
      refused('You have shared a photo of this class already.'),
    );
    const other = await member();
    const foreign = await lesson(other.tuid);
    await expect(share(foreign, await upload(signedIn, png(300)))).rejects.toEqual(
      refused('This class does not exist.'),
    );
    const { clid } = await backend.control('/classes', { tuid: tutor.tuid, startsInMinutes: 300, status: 'Confirmed' });
    await expect(share(Number(clid), await upload(signedIn, png(300)))).rejects.toEqual(
      refused('A photo can be shared once the class is over.'),
    );
  });
});

describe('the first visit', () => {
  it('is first until the tutor begins', async () => {
    const { client } = await member();
    expect((await client.growthRewards.isFirstLogin()).body).toBe(true);
    expect((await client.growthRewards.isFirstLogin()).body).toBe(true);
    await client.growthRewards.start();
    expect((await client.growthRewards.isFirstLogin()).body).toBe(false);
  });

  it('shows what was received today', async () => {
    const { tuid, client } = await member();
    await move(tuid, 'fiveStars');
    await client.growth.receivePoint({ query: { TaskCode: 'FIVE_STARS' } });
    expect((await client.growthRewards.receivedToday()).body).toMatchObject([
      { TaskName: 'Receive a five-star rating', Points: 40 },
    ]);
  });

  it('of a tutor outside the test group is none, and nothing can be received', async () => {
    const { client } = await member('noGrowthGroup');
    expect((await client.growthRewards.isFirstLogin()).body).toBe(false);
    expect((await client.growthPet.petInfo()).body).toMatchObject({ IsAdopt: false, PetLevel: 0 });
    for (const call of [client.growthRewards.honours, client.growthRewards.start, client.growthPet.adopt]) {
      await expect(call()).rejects.toEqual(refused('The growth center is not open to you yet.'));
    }
  });
});

describe('the pet', () => {
  it('is adopted as an egg, named for free, and grows with the highest level', async () => {
    const { tuid, client } = await member();
    expect((await client.growthPet.petInfo()).body).toMatchObject({ IsAdopt: false, PetLevel: 0 });
    await client.growthPet.adopt();
    await client.growthPet.adopt();
    expect((await client.growthPet.petInfo()).body).toMatchObject({
      IsAdopt: true,
      PetLevel: 1,
      AlterNum: 3,
      IsCanModified: true,
    });
    await client.growthPet.rename({ query: { petName: 'Mango' } });
    await bring(tuid, 401);
    await move(tuid, 'absence');
    expect((await client.growthPet.petInfo()).body).toMatchObject({ PetName: 'Mango', PetLevel: 3, AlterNum: 3 });
  });

  it('is renamed three times, and once more with the right of a level', async () => {
    const { tuid, client } = await member();
    const rename = (petName: string) => client.growthPet.rename({ query: { petName } });
    await expect(rename('Mango')).rejects.toEqual(refused('Please adopt your pet first.'));
    await client.growthPet.adopt();
    for (const name of ['First', 'Second', 'Third', 'Third', 'Fourth']) await rename(name);
    expect((await client.growthPet.petInfo()).body).toMatchObject({ AlterNum: 0, IsCanModified: false });
    await expect(rename('Fifth')).rejects.toEqual(
      refused('Your pet cannot be renamed any more: all renames are used.'),
    );
    await bring(tuid, 300);
    await client.growthRewards.receiveRights({ query: { rightsCode: 'RENAME_2' } });
    expect((await rename('Fifth')).body).toEqual({ PetName: 'Fifth', AlterNum: 0 });
  });

  it.each([
    ['', 'Please give your pet a name.'],
    [' \u200B ', 'Please give your pet a name.'],
    ['x'.repeat(21), 'A name has at most 20 characters.'],
    ['Mango 🥭', 'A name cannot have emoji. Letters and numbers are fine.'],
    ['<b>Mango</b>', 'A name can have letters, numbers, spaces, full stops, apostrophes and hyphens.'],
  ])('refuses the name %j with its words', async (petName, words) => {
    const { client } = await member();
    await client.growthPet.adopt();
    await expect(client.growthPet.rename({ query: { petName } })).rejects.toMatchObject({
      message: expect.stringContaining(words),
    });
    expect((await client.growthPet.petInfo()).body.PetName).toBeUndefined();
  });

  it('wears what was received, one thing of each kind, and takes it off', async () => {
    const { tuid, client } = await member();
    await client.growthPet.adopt();
    await bring(tuid, 2_500);
    const wear = (id: number, isDefault: 'true' | 'false' = 'false') =>
      client.growthPet.wear({ query: { id, isDefault } });
    const wears = async () => (await client.growthPet.petInfo()).body.Wears.toSorted();
    await expect(wear(2)).rejects.toEqual(refused('Only what you have received can be worn.'));
    await expect(client.growthPet.receiveClothing({ query: { level: 5 } })).rejects.toEqual(
      refused('These clothes come with LV.5.'),
    );
    for (const level of [2, 3, 4, 4]) await client.growthPet.receiveClothing({ query: { level } });
    await wear(2);
    await wear(5);
    await wear(4);
    expect(await wears()).toEqual(['bow', 'sunrise']);
    await wear(5, 'true');
    await wear(1);
    expect(await wears()).toEqual([]);
    await expect(wear(999)).rejects.toEqual(refused('This is not in the wardrobe.'));
    const { body } = await client.growthPet.wardrobe({ query: { level: 5 } });
    expect(body.map(({ Thing, Status, IsWear }) => [Thing, Status, IsWear])).toEqual([
      ['teal', 2, true],
      ['scarf', 2, false],
      ['book', 2, false],
      ['sunrise', 2, false],
      ['bow', 2, false],
      ['beret', 0, false],
    ]);
  });

  it('says how it looks at a level', async () => {
    const { client } = await member();
    expect((await client.growthPet.stage({ query: { level: 9 } })).body).toMatchObject({
      Name: 'Professor',
      IsReached: false,
    });
  });
});
