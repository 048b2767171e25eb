import { randomUUID } from 'node:crypto';
import { ApiError } from '@tutor/api/core/api-error';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asUpload } from './as-upload.ts';
import { png } from './sample-files.ts';
import { startBackend, type TestBackend, type TestClient } from './start-backend.ts';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startBackend();
});
afterAll(() => backend.close());

const refusal = async (call: Promise<unknown>): Promise<number | undefined> => {
  const error: unknown = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  return error instanceof ApiError ? error.code : undefined;
};

async function upload<const Module extends 'UserFace' | 'IdentityImg' | 'TesolCertificateSelf'>(
  client: TestClient,
  moduleName: Module,
) {
  const key = { fileCode: randomUUID(), moduleName };
  await client.uploads.chunk({ body: { ...key, chunk: 1, fileName: 'a.png', file: png(500) } });
  return asUpload((await client.uploads.merge({ body: key })).body.FilePath, moduleName);
}

const signedIn = async (template: string) => (await backend.signIn(await backend.createTutor(template))).client;

const about = {
  FirstName: 'Ana',
  LastName: 'Cruz',
  Sex: 2,
  Birthday: '1999-01-02',
  Provice: 'Cebu',
  City: 'Cebu City',
  Location: '',
  SelfIntrodction: '',
};
const school = { School: 'USC', Degree: 'Bachelor', Major: '', StartYear: 2016, EndYear: 2020 } as const;

/** Today is the tutor's own day, which the service knows by a day. */
const inTwoDays = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10);
const birthdays = [
  ['1949-12-31', 100],
  [inTwoDays, 100],
  ['1999-02-31', 100],
  ['1950-01-01', undefined],
] as const;

describe('personal data', () => {
  it('tell the Skype ID that is saved, and of the phone no more than its end', async () => {
    const client = await signedIn('ordinary');
    await client.profile.saveSkypeId({ body: { Sky: 'live:ana' } });
    const { body } = await client.personalData.personalData();
    expect(body.Contact).toEqual({ Skype: 'live:ana', PhoneEnd: expect.stringMatching(/^[0-9]{4}$/) });
    const without = await signedIn('phoneNotBound');
    expect((await without.personalData.personalData()).body.Contact?.PhoneEnd).toBeUndefined();
  });

  it('offers schools, places and hobbies; a hobby that is not offered is refused, any school and place is taken', async () => {
    const calls = (await signedIn('incompleteInfo')).personalData;
    expect((await calls.schools()).body).toContain('University of San Carlos');
    expect((await calls.locations()).body.find(({ Provice }) => Provice === 'Cebu')?.Cities).toContain('Mandaue');
    const hobbies = (await calls.hobbies()).body;
    await calls.saveInterests({ body: { Hobbies: hobbies.slice(0, 2), Interests: '' } });
    expect((await calls.personalData()).body.Interests?.Hobbies).toEqual(hobbies.slice(0, 2));
    expect(await refusal(calls.saveInterests({ body: { Hobbies: ['Crime'], Interests: '' } }))).toBe(100);
    await calls.saveAbout({ body: { ...about, Provice: 'Gauteng', City: 'Soweto' } });
    await calls.saveEducation({ body: { ...school, School: 'A school of my own' } });
  });

  it('is complete with its last part, and then nobody asks for it any more', async () => {
    const client = await signedIn('incompleteInfo');
    const calls = client.personalData;
    await calls.saveAbout({ body: about });
    expect((await client.account.userInfo()).body.isNeedRedirectDegree).toBe(true);
    await calls.saveEducation({ body: school });
    await calls.saveEducation({ body: school });
    expect((await client.account.userInfo()).body.isNeedRedirectDegree).toBe(false);
    await calls.saveEquipment({
      body: { TutoringEquipment: 'Laptop', IntServiceProvider: 'PLDT', NetConnType: 'Fibre', InternetSpeed: 50 },
    });
    await calls.saveFiles({ body: { ModuleName: 'UserFace', FilePaths: [await upload(client, 'UserFace')] } });
    expect((await client.profile.statusInfo()).body.PersonalState).toBe(0);
    expect((await client.account.userInfo()).body.isNeedToImprovePersonalInformation).toBe(true);
    await calls.saveFiles({ body: { ModuleName: 'IdentityImg', FilePaths: [await upload(client, 'IdentityImg')] } });
    expect((await client.profile.statusInfo()).body.PersonalState).toBe(1);
    const { body: user } = await client.account.userInfo();
    expect(user.isNeedToImprovePersonalInformation).toBe(false);
    expect(user.avatar).toMatch(/^UserFace\//);
    const { body } = await calls.personalData();
    // A form that was sent twice is one school.
    expect(body.Educations).toHaveLength(1);
    expect(body.About).toMatchObject({ FirstName: 'Ana', Birthday: '1999-01-02' });
  });

  it("takes a tutor's own uploads of the right module only, and changes a tutor's own entries only", async () => {
    const client = await signedIn('ordinary');
    const stranger = await signedIn('ordinary');
    const foreign = await upload(stranger, 'UserFace');
    const other = await upload(client, 'IdentityImg');
    for (const FilePaths of [[foreign], [other], ['UserFace/../../etc/passwd'], ['nothing']]) {
      expect(await refusal(client.personalData.saveFiles({ body: { ModuleName: 'UserFace', FilePaths } }))).toBe(100);
    }
    const three = [other, await upload(client, 'IdentityImg'), await upload(client, 'IdentityImg')];
    const identity = (FilePaths: string[]) =>
      refusal(client.personalData.saveFiles({ body: { ModuleName: 'IdentityImg', FilePaths } }));
    expect(await identity(three)).toBe(100);
    expect(await identity(three.slice(1))).toBeUndefined();
    const { body } = await stranger.personalData.personalData();
    const ID = body.Educations[0]?.ID ?? 0;
    expect(await refusal(client.personalData.saveEducation({ body: { ...school, ID } }))).toBe(101);
    expect((await client.personalData.deleteEducation({ body: { ID } })).message).toBe('Removed.');
    expect((await stranger.personalData.personalData()).body.Educations).toHaveLength(1);
  });

  it('comes back as it was saved, part by part, and only its tutor changes it', async () => {
    const { personalData: calls, profile } = await signedIn('incompleteInfo');
    const strangers = (await signedIn('incompleteInfo')).personalData;
    const About = { ...about, Location: '12 Mango Avenue', SelfIntrodction: 'I like phonics.' };
    const Equipment = {
      TutoringEquipment: 'Desktop',
      IntServiceProvider: 'PLDT',
      NetConnType: 'Cable',
      InternetSpeed: 80,
    } as const;
    const education = { ...school, Major: 'English' };
    const job = { Employer: 'A school', Position: 'Teacher', StartYear: 2020, Description: 'Grades 1 to 3' };
    const Interests = { Hobbies: [], Interests: 'Chess' };
    await calls.saveAbout({ body: About });
    await calls.saveEducation({ body: education });
    await calls.saveExperience({ body: job });
    await calls.saveEquipment({ body: Equipment });
    expect((await profile.statusInfo()).body.HB).toBe(0);
    await calls.saveInterests({ body: Interests });
    expect((await profile.statusInfo()).body.HB).toBe(1);
    const { body } = await calls.personalData();
    expect(body).toMatchObject({ About, Educations: [education], Experiences: [job], Equipment, Interests });

    const ID = body.Experiences[0]?.ID ?? 0;
    const wrong = { ...job, StartYear: 2020, EndYear: 2019 };
    expect(await refusal(calls.saveExperience({ body: wrong }))).toBe(100);
    expect(await refusal(calls.saveEducation({ body: { ...school, StartYear: 2021 } }))).toBe(100);
    expect(await refusal(calls.saveInterests({ body: { Hobbies: [], Interests: '' } }))).toBe(100);
    expect(await refusal(strangers.saveExperience({ body: { ...job, ID } }))).toBe(101);
    await strangers.deleteExperience({ body: { ID } });
    await calls.saveExperience({ body: { ...job, ID, EndYear: 2023 } });
    expect((await calls.personalData()).body.Experiences).toMatchObject([{ ...job, EndYear: 2023 }]);
    expect((await calls.deleteExperience({ body: { ID } })).message).toBe('Removed.');
    expect((await calls.personalData()).body.Experiences).toEqual([]);
  });

  it.each(birthdays)('a birthday of %s is answered with %s', async (Birthday, code) => {
    const client = await signedIn('ordinary');
    expect(await refusal(client.personalData.saveAbout({ body: { ...about, Birthday } }))).toBe(code);
  });
});

describe('the TESOL registration', () => {
  const tesol = {
    FirstName: 'Ana',
    MiddleName: '',
    LastName: 'Cruz',
    Birthday: '1999-01-02',
    IDNumber: 'P1',
    HasTESOLCertificate: true,
  };

  it('needs its certificate, is taken once however often it is sent, and is never changed', async () => {
    const client = await signedIn('ordinary');
    expect((await client.personalData.tesol()).body).toBeNull();
    expect(await refusal(client.personalData.saveTesol({ body: tesol }))).toBe(100);
    const body = { ...tesol, TESOLCertificate: await upload(client, 'TesolCertificateSelf') };
    await Promise.all([1, 2, 3].map(() => client.personalData.saveTesol({ body })));
    expect(await refusal(client.personalData.saveTesol({ body: { ...body, IDNumber: 'P2' } }))).toBe(103);
    expect((await client.personalData.tesol()).body).toEqual(body);
  });

  it.each(birthdays)('with a birthday of %s is answered with %s', async (Birthday, code) => {
    const client = await signedIn('ordinary');
    const body = { ...tesol, HasTESOLCertificate: false, Birthday };
    expect(await refusal(client.personalData.saveTesol({ body }))).toBe(code);
  });
});
