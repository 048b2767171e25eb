import { profileFileSlots } from '@tutor/rules/profile/profile-files';
import { uploadLimits } from '@tutor/rules/uploads/upload-modules';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { pagesDrawnAt, type ServedPage, servePages } from '../../testing/pages.tsx';
import { testSecrets } from '../../testing/request.ts';
import { type ScriptedBackend, startScriptedBackend } from '../../testing/scripted-backend.ts';
import * as tesolPage from '../contract/tesol-page.tsx';
import * as whole from './new-personal-data.tsx';
import * as parts from './personal-data.tsx';
import * as skype from './skype-id.ts';

let backend: ScriptedBackend;
let pages: Awaited<ReturnType<typeof servePages>>;

beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: pagesDrawnAt });
  vi.stubEnv('SESSION_SECRET', testSecrets.SESSION_SECRET);
  backend = await startScriptedBackend();
  pages = await servePages(
    { newPersonalData: whole, 'personalData/:child?': parts, [tesolPath.slice(1)]: tesolPage, 'profile/skype': skype },
    backend.url,
  );
});
afterAll(async () => {
  vi.useRealTimers();
  await backend.close();
});

const path = '/newPersonalData';
const tesolPath = '/signContract/tesolCertification';
const file = (module: string, letter = 'a') => ({
  ModuleName: module,
  FilePath: `${module}/${letter.repeat(22)}.jpg`,
  FileName: `${module}-${letter}.jpg`,
  FileSize: 2_048,
});
const profile = {
  About: {
    FirstName: 'Ana',
    LastName: 'Cruz',
    Sex: 2,
    Birthday: '1995-03-04',
    Provice: 'Cebu',
    City: 'Mandaue',
    Location: '12 Mango Street',
    SelfIntrodction: 'I like songs.',
  },
  Educations: [
    { ID: 7, School: 'Cebu Normal', Degree: 'Bachelor', Major: 'English', StartYear: 2012, EndYear: 2016 },
    { ID: 8, School: 'Abellana High', Degree: 'High school', Major: '', StartYear: 2008, EndYear: 2012 },
  ],
  Experiences: [
    { ID: 4, Employer: 'Lingua', Position: 'Teacher', StartYear: 2018, EndYear: null, Description: 'Small groups' },
    { ID: 5, Employer: 'Cafe', Position: 'Waiter', StartYear: 2016, EndYear: 2018, Description: '' },
  ],
  Equipment: { TutoringEquipment: 'Laptop', IntServiceProvider: 'PLDT', NetConnType: 'Fibre', InternetSpeed: 50 },
  Interests: { Hobbies: ['Chess'], Interests: 'Old maps' },
  Contact: { Skype: 'live:ana', PhoneEnd: '4567' },
  Files: [file('UserFace'), file('IdentityImg', 'b'), file('IdentityImg', 'c')],
};
const bare = {
  About: { FirstName: 'Ana', LastName: 'Cruz' },
  Educations: [],
  Experiences: [],
  Equipment: null,
  Interests: null,
  Files: [],
};
const status = { PersonalState: 0, ContactState: 1, HB: 0, TLState: 0 };
const tesol = {
  FirstName: 'Ana',
  MiddleName: 'Maria',
  LastName: 'Cruz',
  Birthday: '1995-03-04',
  IDNumber: 'P1234567A',
  HasTESOLCertificate: false,
};

const answer = (call: string, Body: unknown, Msg = '') =>
  backend.answers.set(call.includes('/') ? call : `/api/teachinfo/${call}`, { ErrorCode: 0, Msg, Body });
const refuse = (call: string, Msg: string) =>
  backend.answers.set(call.includes('/') ? call : `/api/teachinfo/${call}`, { ErrorCode: 101, Msg });
const asked = (call: string) => backend.asked.get(`/api/teachinfo/${call}`);
const all = (page: ServedPage, selector: string): Element[] => [...page.document.querySelectorAll(selector)];
/** What stands chosen or typed in a form; boxes that are not ticked are left out. */
const typedIn = ({ document }: ServedPage, label: string): Record<string, string[]> => {
  const form = document.querySelector<HTMLFormElement>(`form[aria-label="${label}"]`);
  const typed: Record<string, string[]> = {};
  for (const field of form?.querySelectorAll<HTMLInputElement>('[name]:not(button)') ?? []) {
    // Its name in the page, of which the answer is told where it stands.
    if (field.name === 'form' || (field.type === 'checkbox' && !field.checked)) continue;
    typed[field.name] = [...(typed[field.name] ?? []), field.value];
  }
  return typed;
};

beforeEach(() => {
  backend.answers.clear();
  backend.calls.length = 0;
  backend.bodies.length = 0;
  backend.asked.clear();
  answer('/api/tutordata/profile', profile);
  answer('gettesolinfo', null);
  answer('gettutorstatusinfo', status);
  answer('getschools', ['Silliman']);
  answer('getlocations', [
    { Provice: 'Cebu', Cities: ['Mandaue', 'Danao'] },
    { Provice: 'Bohol', Cities: ['Tagbilaran'] },
  ]);
  answer('gethobbies', ['Chess', 'Cooking']);
});

describe('the page of all personal data', () => {
  test('shows in each section what is known, and offers what there is to choose from', async () => {
    const page = await pages.open(path);
    expect(page.title).toBe('Personal Data · Tutor Portal');
    expect(page.heading).toBe('Personal Data');
    expect(page.text).toContain('What the company knows of you. Each part is saved on its own.');
    expect(typedIn(page, 'About you')).toEqual({
      intent: ['about'],
      firstName: ['Ana'],
      lastName: ['Cruz'],
      sex: ['2'],
      birthday: ['03-04-1995'],
      province: ['Cebu'],
      city: ['Mandaue'],
      location: ['12 Mango Street'],
      introduction: ['I like songs.'],
    });
    expect(typedIn(page, 'Equipment and connection')).toEqual({
      intent: ['equipment'],
      equipment: ['Laptop'],
      provider: ['PLDT'],
      connection: ['Fibre'],
      speedMbps: ['50'],
    });
    expect(typedIn(page, 'Interests and hobbies')).toEqual({
      intent: ['interests'],
      hobbies: ['Chess'],
      interests: ['Old maps'],
    });
    expect(typedIn(page, 'Picture and ID')).toEqual({
      intent: ['files'],
      slot: ['UserFace', 'IdentityImg', 'ProfessionalIdPhoto'],
      UserFace: ['', profile.Files[0]?.FilePath],
      IdentityImg: ['', profile.Files[1]?.FilePath, profile.Files[2]?.FilePath],
      ProfessionalIdPhoto: [''],
    });
    for (const part of [
      'Profile picture Well lit, no sunglasses. Students see it.',
      'Cebu Normal Bachelor, English · 2012 – 2016',
      'Abellana High High school · 2008 – 2012',
      'Lingua Teacher · 2018 – now · Small groups',
      'Cafe Waiter · 2016 – 2018 Edit Remove',
      'UserFace-a.jpg 2 KiB',
      'E-mail ana@tutors.example Phone Bound, ends in 4567 Skype ID live:ana Time zone Asia/Manila Change e-mail Change phone Change Skype ID Change time zone',
      'Complete',
    ]) {
      expect(page.text).toContain(part);
    }
    expect(all(page, 'form').map((form) => form.getAttribute('action'))).toEqual(Array(11).fill(path));
    expect(page.document.querySelectorAll('form[enctype="multipart/form-data"]')).toHaveLength(2);
    const offered = (id: string) => all(page, `#section-${id} option`).map((option) => option.getAttribute('value'));
    expect(offered('education-schools')).toEqual(['Silliman']);
    expect(offered('about-provinces')).toEqual(['Cebu', 'Bohol']);
    // Of the province that stands there.
    expect(offered('about-cities')).toEqual(['Mandaue', 'Danao']);
    expect(page.fields('Interests and hobbies').hobbies).toEqual(['Chess', 'Cooking']);
  });

  test('stands without what is only offered; a hobby that was chosen can still be taken away', async () => {
    for (const call of ['getschools', 'getlocations', 'gethobbies']) refuse(call, 'Not now.');
    const about = await pages.open('/personalData/profile');
    expect(about.status).toBe(200);
    expect(all(about, 'datalist option')).toEqual([]);
    expect(typedIn(await pages.open('/personalData/interests'), 'Interests and hobbies').hobbies).toEqual(['Chess']);
    answer('gethobbies', ['Cooking']);
    const { fields } = await pages.open('/personalData/interests');
    expect(fields('Interests and hobbies').hobbies).toEqual(['Cooking']);
  });

  test('begins empty, and says what is missing and where it is filled in', async () => {
    answer('/api/tutordata/profile', bare);
    answer('gettutorstatusinfo', { ...status, ContactState: 0 });
    const page = await pages.open(path);
    expect(typedIn(page, 'About you')).toEqual({
      intent: ['about'],
      firstName: ['Ana'],
      lastName: ['Cruz'],
      sex: [''],
      birthday: [''],
      province: [''],
      city: [''],
      location: [''],
      introduction: [''],
    });
    expect(typedIn(page, 'Equipment and connection')).toMatchObject({ equipment: [''], speedMbps: [''] });
    expect(typedIn(page, 'Interests and hobbies')).toEqual({ intent: ['interests'], interests: [''] });
    expect(page.text).toContain('0 of 7');
    expect(page.text).toContain('Phone Not bound yet Skype ID None yet Time zone Asia/Manila Change e-mail Bind phone');
    expect(page.links).toMatchObject({
      'Profile picture': `${path}#section-files`,
      'About you': `${path}#section-about`,
      Education: `${path}#section-education`,
      'Equipment and connection': `${path}#section-equipment`,
      'Interests and hobbies': `${path}#section-interests`,
      'Government ID': `${path}#section-files`,
      Phone: `${path}#contact`,
    });
    for (const id of ['files', 'about', 'education', 'equipment', 'interests'])
      expect(page.document.getElementById(`section-${id}`)).not.toBeNull();
    expect(page.document.getElementById('contact')).not.toBeNull();
  });

  test.each([
    ['picture', { Files: [file('UserFace')] }, 'Profile picture'],
    ['identity', { Files: [file('IdentityImg')] }, 'Government ID'],
    ['about', { About: profile.About }, 'About you'],
    ['education', { Educations: profile.Educations.slice(1) }, 'Education'],
    ['equipment', { Equipment: profile.Equipment }, 'Equipment and connection'],
    ['interests', { Interests: profile.Interests }, 'Interests and hobbies'],
  ])('counts %s as filled in', async (_part, change, label) => {
    answer('/api/tutordata/profile', { ...bare, ...change });
    const { text, links } = await pages.open('/personalData/interests');
    expect(text).toContain('2 of 7');
    expect(links).not.toHaveProperty(label);
  });

  test('changes the school or the job that its address names', async () => {
    const page = await pages.open(`${path}?education=7&experience=4`);
    expect(typedIn(page, 'Education')).toEqual({
      intent: ['education'],
      id: ['7'],
      school: ['Cebu Normal'],
      degree: ['Bachelor'],
      major: ['English'],
      startYear: ['2012'],
      endYear: ['2016'],
    });
    const cancels = all(page, 'form a').map((link) => [link.textContent, link.getAttribute('href')]);
    expect(cancels).toEqual([
      ['Cancel', `${path}?education=#section-education`],
      ['Cancel', `${path}?experience=#section-experience`],
    ]);
    const edits = all(page, 'a[aria-label^="Edit "]').map((link) => link.getAttribute('href'));
    expect(edits).toEqual([
      `${path}?education=7#section-education`,
      `${path}?education=8#section-education`,
      `${path}?experience=4#section-experience`,
      `${path}?experience=5#section-experience`,
    ]);
    expect(typedIn(page, 'Work experience')).toEqual({
      intent: ['experience'],
      id: ['4'],
      employer: ['Lingua'],
      position: ['Teacher'],
      startYear: ['2018'],
      endYear: [''],
      description: ['Small groups'],
    });
    // Sent to the page without them.
    expect(all(page, 'form').map((form) => form.getAttribute('action'))).toEqual(Array(11).fill(path));
    // Cancelled: nothing is named, and the address is another than the one that forms are sent to.
    const none = await pages.open(`${path}?education=`);
    expect(typedIn(none, 'Education')).not.toHaveProperty('id');
    const other = await pages.open(`${path}?education=9&experience=5`);
    expect(typedIn(other, 'Work experience').endYear).toEqual(['2018']);
    expect(typedIn(other, 'Education')).not.toHaveProperty('id');
  });
});

describe('a section', () => {
  const about = {
    intent: 'about',
    firstName: ' Ana ',
    lastName: 'Cruz',
    sex: '2',
    birthday: '03-04-1995',
    province: 'Cebu',
    city: 'Mandaue',
    location: '',
    introduction: '',
  };
  const education = {
    intent: 'education',
    school: 'Silliman',
    degree: 'Master',
    major: '',
    startYear: '2017',
    endYear: '2019',
  };
  const experience = {
    intent: 'experience',
    employer: 'Lingua',
    position: 'Teacher',
    startYear: '2018',
    endYear: '',
    description: 'Groups',
  };
  const school = { School: 'Silliman', Degree: 'Master', Major: '', StartYear: 2017, EndYear: 2019 };
  const job = { Employer: 'Lingua', Position: 'Teacher', StartYear: 2018, Description: 'Groups' };

  test.each([
    [about, 'section-about', 'saveprofile', { ...profile.About, Location: '', SelfIntrodction: '' }],
    [education, 'section-education', 'saveeducation', school],
    [{ ...education, id: '7' }, 'section-education', 'saveeducation', { ...school, ID: 7 }],
    [experience, 'section-experience', 'saveworkexperience', job],
    [
      { ...experience, id: '4', endYear: '2020' },
      'section-experience',
      'saveworkexperience',
      { ...job, EndYear: 2020, ID: 4 },
    ],
    [
      { intent: 'equipment', equipment: 'Laptop', provider: 'PLDT', connection: 'Fibre', speedMbps: '50' },
      'section-equipment',
      'saveequipment',
      profile.Equipment,
    ],
    [
      { intent: 'interests', hobbies: ['Chess', 'Cooking'], interests: 'Maps' },
      'section-interests',
      'saveinterests',
      { Hobbies: ['Chess', 'Cooking'], Interests: 'Maps' },
    ],
  ])('%j, saved, leads back to %s; it is sent by %s', async (fields, section, call, sent) => {
    answer(call, true);
    const saved = await pages.send(path, fields);
    expect(saved).toMatchObject({ status: 303, location: `${path}#${section}`, said: 'Saved.' });
    expect((await pages.open(path)).document.getElementById(section)).not.toBeNull();
    expect(asked(call)).toEqual(sent);
    answer(call, true, 'Thank you.');
    expect((await pages.send(path, fields)).said).toBe('Thank you.');
  });

  test.each([
    ['deleteEducation', 'section-education', 'deleteeducation', 'Cebu Normal', '7'],
    ['deleteExperience', 'section-experience', 'deleteworkexperience', 'Lingua', '4'],
  ])(
    'asks whether to remove an entry (%s) before it does, without scripts too',
    async (intent, section, call, title, id) => {
      answer(call, true);
      const question = await pages.send(path, { intent, id });
      expect(question.status).toBe(200);
      expect(asked(call)).toBeUndefined();
      const row = question.document.querySelector(`#${intent}-${id}`)?.closest('li');
      expect(row?.textContent).toContain(`Remove ${title}?`);
      expect(question.links[`Keep ${title}`] ?? question.links.Keep).toBe(path);
      const fields = [...(row?.querySelectorAll('input') ?? [])].map(({ name, value }) => [name, value]);
      expect(Object.fromEntries(fields)).toEqual({ form: `section-${intent}`, intent, id, confirmed: 'yes' });
      expect(all(question, '[name=confirmed]')).toHaveLength(1);
      const removed = await pages.send(path, Object.fromEntries(fields));
      expect(removed).toMatchObject({ status: 303, location: `${path}#${section}`, said: 'Removed.' });
      expect(asked(call)).toEqual({ ID: Number(id) });
    },
  );

  test('of files is saved place by place', async () => {
    answer('saveprofilefiles', true);
    const saved = await pages.send(path, {
      intent: 'files',
      slot: ['IdentityImg'],
      IdentityImg: ['', 'IdentityImg/1', 'IdentityImg/2'],
      UserFace: 'UserFace/1',
    });
    expect(saved).toMatchObject({ location: `${path}#section-files`, said: 'Your files were saved.' });
    expect(asked('saveprofilefiles')).toEqual({
      ModuleName: 'IdentityImg',
      FilePaths: ['IdentityImg/1', 'IdentityImg/2'],
    });
    expect(backend.calls.filter((call) => call.endsWith('saveprofilefiles'))).toHaveLength(1);
    answer('saveprofilefiles', true, 'We look at them.');
    expect((await pages.send(path, { intent: 'files', slot: ['UserFace'] })).said).toBe('We look at them.');
    refuse('saveprofilefiles', 'Not these.');
    const refused = await pages.send(path, { intent: 'files', slot: ['UserFace'] });
    expect(refused.document.querySelector('form[aria-label="Picture and ID"]')?.textContent).toContain('Not these.');
  });

  test.each([path, '/personalData/upload'])(
    'of files at %s says that none is chosen where none is and none was; taking out the last one is saved',
    async (address) => {
      answer('saveprofilefiles', true);
      const nothing = { intent: 'files', slot: ['UserFace', 'ProfessionalIdPhoto'], UserFace: '' };
      const taken = await pages.send(address, nothing);
      expect(taken.said).toBe('Your files were saved.');
      expect(asked('saveprofilefiles')).toMatchObject({ FilePaths: [] });

      backend.calls.length = 0;
      answer('/api/tutordata/profile', { ...profile, Files: [file('IdentityImg')] });
      const refused = await pages.send(address, nothing);
      expect(refused.status).toBe(400);
      const form = refused.document.querySelector('form[enctype="multipart/form-data"]');
      expect(form?.querySelector('[role=alert]')?.textContent).toBe(
        'You have not chosen a file yet. Please choose one first.',
      );
      expect(backend.calls).not.toContain('/api/teachinfo/saveprofilefiles');
    },
  );

  const uploads = (FilePath: string) => {
    answer('/api/upload/chunk', 1);
    answer('/api/upload/cancel', true);
    answer('/api/upload/merge', { FilePath, FileName: 'new.png', FileSize: 1, FileHash: 'a'.repeat(64) });
  };
  const formOf = (fields: readonly (readonly [string, string | File])[]) => {
    const form = new FormData();
    for (const [name, value] of fields) form.append(name, value);
    return form;
  };
  const png = () => new File(['x'], 'new.png');

  test('of files takes as many at once as it has places for', async () => {
    uploads('LifePhoto/1');
    answer('saveprofilefiles', true);
    const places = profileFileSlots.flatMap(({ module, limit }) =>
      Array.from({ length: limit }, () => [module, new File(['x'], `x.${uploadLimits(module).types[0]}`)] as const),
    );
    const slots = profileFileSlots.map(({ module }) => ['slot', module] as const);
    const saved = await pages.send('/personalData/upload', formOf([['intent', 'files'], ...slots, ...places]));
    expect(saved.said).toBe('Your files were saved.');
    const kept = backend.bodies.filter((_, index) => backend.calls[index]?.endsWith('saveprofilefiles'));
    expect(kept.map((body) => JSON.parse(String(body)).FilePaths.length)).toEqual(
      profileFileSlots.map(({ limit }) => limit),
    );
  });

  test('of files says what it has no room for, and has all others again', async () => {
    const [first, second, third] = ['1', '2', '3'].map((letter) => `IdentityImg/${letter}`) as [string, string, string];
    const refused = await pages.send(path, {
      intent: 'files',
      slot: ['IdentityImg'],
      IdentityImg: [first, second, third],
    });
    expect(refused.status).toBe(400);
    expect(refused.text).toContain('Government ID: At most 2 files can be sent here; 1 was left out.');
    expect(typedIn(refused, 'Picture and ID').IdentityImg).toEqual(['', first, second]);
    expect(backend.calls).not.toContain('/api/teachinfo/saveprofilefiles');
  });

  test('of files with a wrong one has those again that have arrived', async () => {
    const known = profile.Files[1]?.FilePath ?? '';
    uploads('IdentityImg/new.png');
    const refused = await pages.send(
      path,
      formOf([
        ['intent', 'files'],
        ['slot', 'UserFace'],
        ['UserFace', new File(['x'], 'x.txt')],
        ['slot', 'IdentityImg'],
        ['IdentityImg', png()],
        ['IdentityImg', known],
      ]),
    );
    expect(refused.wrong('UserFace')).toBe('Only JPG or PNG files can be sent here.');
    expect(typedIn(refused, 'Picture and ID')).toMatchObject({
      UserFace: [''],
      IdentityImg: ['', 'IdentityImg/new.png', known],
    });
    expect(refused.text).toMatch(/Attached file .*IdentityImg-b\.jpg/);
  });

  test.each([
    [
      { ...about, firstName: '', birthday: '11-21-2026' },
      'About you',
      ['firstName', 'birthday'],
      'First name: Required Birthday: The date must be between',
    ],
    [
      { ...education, school: ' ', endYear: '2016' },
      'Education',
      ['school', 'endYear'],
      'School: Required To year: The end must not be before the start',
    ],
    [{ ...experience, endYear: '2016' }, 'Work experience', ['endYear'], 'To year: The end must not'],
    [
      { intent: 'equipment', speedMbps: '0' },
      'Equipment and connection',
      ['equipment', 'provider', 'connection', 'speedMbps'],
      'Computer: Required .* Speed in Mbps: Please write a speed',
    ],
  ])(
    '%j is not sent; what is wrong is told in it, and everything typed is there',
    async (fields, label, wrong, words) => {
      const isOfProfile = label === 'About you' || label === 'Equipment and connection';
      const refused = await pages.send(isOfProfile ? '/personalData/profile' : path, fields);
      expect(refused.status).toBe(400);
      expect(refused.summarized).toEqual(wrong);
      expect(refused.text).toMatch(new RegExp(`Please check the following: ${label} ${words}`));
      expect(typedIn(refused, label)).toMatchObject(
        Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, [value]])),
      );
      expect(backend.calls.filter((call) => /\/save/.test(call))).toEqual([]);
    },
  );

  test('of interests needs one of the two, and keeps what was ticked after a refusal', async () => {
    const empty = await pages.send('/personalData/interests', { intent: 'interests', interests: '' });
    expect(empty.text).toContain('Please choose at least one, or write a few words');
    expect(typedIn(empty, 'Interests and hobbies')).not.toHaveProperty('hobbies');
    refuse('saveinterests', 'Not these.');
    const refused = await pages.send('/personalData/interests', {
      intent: 'interests',
      hobbies: ['Cooking'],
      interests: 'Maps',
    });
    expect(refused.status).toBe(400);
    expect(refused.document.querySelector('form[aria-label="Interests and hobbies"]')?.textContent).toContain(
      'Not these.',
    );
    expect(typedIn(refused, 'Interests and hobbies')).toEqual({
      intent: ['interests'],
      hobbies: ['Cooking'],
      interests: ['Maps'],
    });
  });

  test('that a change was refused to is still that change', async () => {
    refuse('saveeducation', 'This school is not yours.');
    const refused = await pages.send(path, { ...education, id: '7' });
    expect(refused.text).toContain('This school is not yours.');
    expect(typedIn(refused, 'Education')).toMatchObject({ id: ['7'], school: ['Silliman'] });
  });

  test.each([
    ['deleteEducation', 'Education', 'Work experience'],
    ['deleteExperience', 'Work experience', 'Education'],
  ])('that a removal (%s) was refused to says so in %s, whose form stays as it was', async (intent, label, other) => {
    const before = typedIn(await pages.open(path), label);
    const call = `/api/teachinfo/${intent === 'deleteEducation' ? 'deleteeducation' : 'deleteworkexperience'}`;
    const section = (page: ServedPage, name: string) =>
      page.document.querySelector(`form[aria-label="${name}"] [role=alert]`)?.textContent;
    for (const [said, given, code] of [
      ['It is audited now.', { ErrorCode: 101, Msg: 'It is audited now.' }, 400],
      ['Too many requests.', { status: 229, text: 'Too many requests.' }, 429],
    ] as const) {
      backend.answers.set(call, given);
      const refused = await pages.send(path, { intent, id: '7', confirmed: 'yes' });
      expect([refused.status, section(refused, label), section(refused, other)]).toEqual([code, said, undefined]);
      expect(typedIn(refused, label)).toEqual(before);
    }
  });

  test('that nobody can name is refused, and so is a failing service', async () => {
    expect((await pages.send('/personalData/profile', { intent: 'nonsense' })).status).toBe(400);
    for (const id of ['', '0', '1.5'])
      expect((await pages.send('/personalData/profile', { intent: 'deleteEducation', id })).status).toBe(400);
    expect(backend.calls.filter((call) => /\/(save|delete)/.test(call))).toEqual([]);
    backend.answers.set('/api/teachinfo/saveequipment', { status: 503, text: 'down' });
    const fields = { intent: 'equipment', equipment: 'Laptop', provider: 'P', connection: 'DSL', speedMbps: '1' };
    const failed = await pages.send('/personalData/profile', fields);
    expect([failed.status, typedIn(failed, 'Equipment and connection').connection]).toEqual([503, ['DSL']]);
    backend.answers.set('/api/teachinfo/saveequipment', { status: 229, text: 'Too many requests.' });
    const { text } = await pages.send('/personalData/profile?_data=personalData%2F%3Achild%3F', fields);
    expect(JSON.parse(text)).toMatchObject({
      error: 'Too many requests.',
      isLimit: true,
      values: { connection: 'DSL' },
    });
    backend.answers.set('/api/teachinfo/saveequipment', { ErrorCode: 3 });
    expect((await pages.send('/personalData/profile', fields)).location).toContain('/login');
  });

  test.each([
    [path, 'UserFace', 'Only JPG or PNG files can be sent here.'],
    ['/personalData/upload', 'TutorAudio', 'Only MP3, M4A, WAV or OGG files can be sent here.'],
    [tesolPath, 'certificate', 'Only JPG, PNG or PDF files can be sent here.'],
  ])('at %s tells of a posted file that %s does not take', async (address, field, words) => {
    backend.answers.set('/api/upload/cancel', { ErrorCode: 0, Body: true });
    const form = new FormData();
    form.append('intent', field === 'certificate' ? 'tesol' : 'files');
    form.append(field, new File(['x'], 'x.txt'));
    const refused = await pages.send(address, form);
    expect(refused.status).toBe(400);
    expect(refused.wrong(field)).toBe(words);
  });
});

describe('the pages of the parts', () => {
  test.each([
    ['profile', 'Profile', ['About you', 'Equipment and connection']],
    ['upload', 'Upload', ['Your files']],
    ['interests', 'Interests', ['Interests and hobbies']],
  ])('%s has its sections, and saves to its own address', async (child, label, sections) => {
    const page = await pages.open(`/personalData/${child}`);
    expect([page.title, page.heading]).toEqual(['Personal Data · Tutor Portal', 'Personal Data']);
    expect(all(page, 'nav[aria-label="Personal data"] [aria-current=page]').map((link) => link.textContent)).toEqual([
      label,
    ]);
    expect(page.links).toMatchObject({
      Profile: '/personalData/profile',
      Upload: '/personalData/upload',
      Interests: '/personalData/interests',
      'All personal data': path,
    });
    const forms = all(page, 'form');
    expect(forms.map((form) => form.getAttribute('aria-label'))).toEqual(sections);
    expect(forms.map((form) => form.getAttribute('action'))).toEqual(sections.map(() => `/personalData/${child}`));
    expect(page.text).toContain('Your progress Complete');
    answer('saveinterests', true);
    const saved = await pages.send(`/personalData/${child}`, { intent: 'interests', interests: 'Maps' });
    expect(saved.location).toBe(`/personalData/${child}#section-interests`);
  });

  test('upload has a place for every file', async () => {
    const page = await pages.open('/personalData/upload');
    expect(typedIn(page, 'Your files').slot).toHaveLength(9);
    expect(page.text).toContain('Police clearance Not older than a year.');
  });

  test.each([
    ['/personalData', '/personalData/profile'],
    ['/personalData/nonsense', '/404'],
  ])('%s leads to %s', async (address, target) => {
    expect((await pages.open(address)).location).toBe(target);
  });
});

describe('the page of TESOL', () => {
  const typed = {
    intent: 'tesol',
    firstName: 'Ana',
    middleName: 'Maria',
    lastName: 'Cruz',
    birthday: '03-04-1995',
    idNumber: 'P1234567A',
    hasCertificate: 'no',
  };

  test('begins with what is known', async () => {
    const page = await pages.open(tesolPath);
    expect([page.title, page.heading]).toEqual(['TESOL certification · Tutor Portal', 'Sign Contract']);
    expect(page.text).toContain('Please check carefully: this information cannot be changed after submission.');
    expect(typedIn(page, 'TESOL registration')).toEqual({
      intent: ['tesol'],
      firstName: ['Ana'],
      middleName: [''],
      lastName: ['Cruz'],
      birthday: ['03-04-1995'],
      idNumber: [''],
      hasCertificate: [''],
      certificate: [''],
    });
    expect(page.submits('TESOL registration')).toEqual([tesolPath, 'Submit']);
    expect(all(page, 'nav [aria-current=page]').map((link) => link.textContent)).toEqual(['TESOL certification']);
  });

  test('keeps a certificate that has arrived; a new one takes its place', async () => {
    const [old, next] = ['a', 'b'].map((letter) => `TesolCertificateSelf/${letter.repeat(22)}.png`) as [string, string];
    answer('/api/upload/chunk', 1);
    const send = (fields: Readonly<Record<string, string>>, certificate: string) => {
      answer('/api/upload/merge', { FilePath: certificate, FileName: 'c.png', FileSize: 1, FileHash: 'a'.repeat(64) });
      const form = new FormData();
      for (const [name, value] of Object.entries({ ...typed, hasCertificate: 'yes', ...fields }))
        form.append(name, value);
      form.append('certificate', new File(['x'], 'c.png'));
      return form;
    };
    const refused = await pages.send(tesolPath, send({ idNumber: '' }, old));
    expect(refused.summarized).toEqual(['idNumber']);
    expect(typedIn(refused, 'TESOL registration').certificate).toEqual(['', old]);
    const again = send({}, next);
    again.append('certificate', old);
    const shown = await pages.send(tesolPath, again);
    expect(shown.text).toContain('Submit your TESOL information?');
    const sent = shown.document.querySelector('form:not([aria-label]) [name=certificate]');
    expect(sent?.getAttribute('value')).toBe(next);
  });

  test('tells of a certificate that it cannot take together with what else is wrong', async () => {
    backend.answers.set('/api/upload/cancel', { ErrorCode: 0, Body: true });
    const form = new FormData();
    for (const [name, value] of Object.entries({ ...typed, birthday: '1995', idNumber: '', hasCertificate: 'yes' })) {
      form.append(name, value);
    }
    form.append('certificate', new File(['x'], 'c.txt'));
    const refused = await pages.send(tesolPath, form);
    expect(refused.status).toBe(400);
    expect(refused.summarized).toEqual(['birthday', 'idNumber', 'certificate']);
    expect(refused.wrong('birthday')).toBe('Please write the date as MM-dd-yyyy');
    expect(refused.wrong('idNumber')).toBe('Required');
    expect(refused.wrong('certificate')).toBe('Only JPG, PNG or PDF files can be sent here.');
  });

  test('shows everything before it is sent for good, and then only shows it', async () => {
    const shown = await pages.send(tesolPath, typed);
    const summary = "Name Ana Maria Cruz Birthday 03-04-1995 ID number P1234567A TESOL certificate No,I haven't";
    expect(shown.text).toContain(`Submit your TESOL information? ${summary} Submit`);
    const again = shown.document.querySelector('form:not([aria-label])');
    expect([again?.getAttribute('method'), again?.getAttribute('action')]).toEqual(['post', tesolPath]);
    const sent = [...(again?.querySelectorAll('input') ?? [])].map(({ name, value }) => [name, value]);
    expect(Object.fromEntries(sent)).toEqual({ ...typed, confirmed: 'yes' });
    // Written in another way it is shown as it will be kept.
    expect((await pages.send(tesolPath, { ...typed, birthday: '3.4.1995' })).text).toContain(summary);

    answer('gettesolinfo', tesol);
    const done = await pages.open(tesolPath);
    expect(done.text).toContain(`TESOL registration Submitted. It cannot be changed any more. ${summary}`);
    expect(done.document.querySelector('form')).toBeNull();
    expect(done.document.getElementById('section-tesol')).not.toBeNull();
    answer('gettesolinfo', { ...tesol, HasTESOLCertificate: true });
    expect((await pages.open(tesolPath)).text).toContain('TESOL certificate Yes,I have');
  });
});

test('the Skype ID is saved in the words of the service, or in ours', async () => {
  const send = async () =>
    JSON.parse((await pages.send('/profile/skype?_data=profile%2Fskype', { skypeId: 'ana.cruz' })).text);
  answer('saveskypeid', true);
  expect(await send()).toMatchObject({ isDone: true, intent: 'save', flash: { message: 'Your Skype ID was saved.' } });
  expect(asked('saveskypeid')).toEqual({ Sky: 'ana.cruz' });
  answer('saveskypeid', true, 'Thank you.');
  expect(await send()).toMatchObject({ flash: { message: 'Thank you.' } });
  expect((await pages.open('/profile/skype')).location).toBe('/home');
});

test.each([path, '/personalData/profile', tesolPath])(
  'at %s a call that fails is told by the page',
  async (address) => {
    refuse('/api/tutordata/profile', 'Closed for the night.');
    const { status: code, text } = await pages.open(address);
    expect(code).toBe(404);
    expect(text).toContain('Closed for the night.');
  },
);
