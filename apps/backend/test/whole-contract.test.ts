import { randomUUID } from 'node:crypto';
import { request as httpRequest } from 'node:http';
import { contract } from '@tutor/api/contract';
import type { Area, Endpoint } from '@tutor/api/core/endpoint';
import { formFields, multipartBody } from '@tutor/api/core/form-body';
import { sign, signedParameters } from '@tutor/api/core/sign';
import { openRounds } from '@tutor/rules/growth/growth-goal';
import { days, minutes } from '@tutor/rules/time/durations';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoPassword } from '../demo/account/insert-tutor.ts';
import { badInputs, type Carrier, fieldsOf, fittingInput, type Shape, shapeOf } from './bad-input.ts';
import { openPrepared } from './open-prepared.ts';
import { envelopeOf, type RawCall, rawCall } from './raw-call.ts';
import { appId, appSecret, startBackend, type TestBackend, type TestClient } from './start-backend.ts';

/** A call of the contract with the shapes of what it takes. */
interface Call {
  name: string;
  endpoint: Endpoint;
  query: Shape | undefined;
  body: Shape | undefined;
}

type Input = Record<string, unknown>;

const areas: Readonly<Record<string, Area>> = contract;
const calls: Call[] = Object.entries(areas).flatMap(([area, endpoints]) =>
  Object.entries(endpoints).map(([name, endpoint]) => ({
    name: `${area}.${name}`,
    endpoint,
    query: shapeOf(endpoint.query),
    body: shapeOf(endpoint.body),
  })),
);

/** Whose an id is that a call takes: a query for those of the tutor $tuid. By `field`, or `area.call.field` where they differ. */
const idsOf: Readonly<Record<string, string>> = (() => {
  const classes = 'select clid as id from classes where tuid = $tuid';
  const messages = 'select mid as id from messages where tuid = $tuid';
  const own = (table: string, id = 'id'): string => `select ${id} as id from ${table} where tuid = $tuid`;
  const person = '(select id from chat_people where tuid = $tuid)';
  // Groups may have both tutors.
  const conversations = `select conversation_id as id from chat_members join chat_conversations c on c.id = conversation_id
    where person_id = ${person} and c.kind = 'single' order by 1`;
  const students =
    'select id from chat_people where stu_uid in (select stu_uid from classes where tuid = $tuid) order by id';
  return {
    CLID: classes,
    ClassId: classes,
    Clid: classes,
    ClassID: classes,
    Classes: classes,
    Mid: messages,
    mid: messages,
    'attendance.reply.Id': own('attendance_requests'),
    'complaints.viewClip.Id': own('recitation_reports'),
    'complaints.recitationFeedback.Id': own('recitation_reports'),
    comId: own('complaints'),
    ComplaintId: own('complaints'),
    LedgerId: own('points_ledger'),
    FeedBackId: own('feedbacks'),
    'feedback.edit.ID': own('feedbacks'),
    'feedback.get.id': own('feedbacks'),
    'classRemarks.saveTemplate.ID': own('remark_templates'),
    'classRemarks.deleteTemplate.ID': own('remark_templates'),
    'growthCourses.closeLog.Id': own('growth_visits'),
    'growthGoals.update.id': own('growth_goals'),
    'growthGoals.remove.id': own('growth_goals'),
    'growthGoals.synchronizeBasicWage.id': own('growth_goals'),
    'leave.leave.ID': own('leave_requests'),
    'leave.leaveImpact.ID': own('leave_requests'),
    'leave.editLeave.ID': own('leave_requests'),
    'leave.undoLeave.ID': own('leave_requests'),
    'messages.undoReadAll.Seq': own('bulk_reads', 'seq'),
    'notices.addDidiPoint.ID': own('didi_requests'),
    'notices.readDidiPoint.ID': own('didi_requests'),
    OpenClassID: own('open_classes'),
    'personalData.saveEducation.ID': own('educations'),
    'personalData.deleteEducation.ID': own('educations'),
    'personalData.saveExperience.ID': own('work_experiences'),
    'personalData.deleteExperience.ID': own('work_experiences'),
    'referrals.referral.id': own('referrals'),
    recodeId: own('training_attempts', 'recode_id'),
    'trainingLessons.book.ID': own('training_appointments'),
    'trainingLessons.cancelPractice.ID': own('training_appointments'),
    'trainingLessons.cancelQuestions.ID': own('training_appointments'),
    'trainingLessons.changeGroupTips.id': own('training_appointments'),
    trainingId: own('training_appointments'),
    tranCourseId: own('training_appointments'),
    TranCourseId: own('training_appointments'),
    RecodeId: own('training_attempts', 'recode_id'),
    'scores.trail.tuid': own('tutors', 'tuid'),
    ConversationId: conversations,
    CallId: `select id from calls where caller_id = ${person}`,
    'networkTests.attachNetworkTest.ID': own('network_tests', 'id'),
    'chat.open.PersonId': students,
    'chat.remark.PersonId': students,
    'chat.unschedule.Id': `select id from chat_scheduled where person_id = ${person}`,
    'chatGroups.create.People': students,
  };
})();

/** Lists of which an id is only a part of each item. */
const listedAs: Readonly<Record<string, (id: number) => object>> = {
  'schedule.cancelSchedule.Classes': (CLID) => ({ CLID, FeePercent: 300 }),
};

/** Whole numbers of the contract that point at nothing of a tutor's. */
/** A network test that has measured nothing. */
const noFigures = {
  LatencyMs: null,
  JitterMs: null,
  DownMbps: null,
  UpMbps: null,
  DownLatencyMs: null,
  UpLatencyMs: null,
  LossPercent: null,
  DownStalls: 0,
  DownStallMs: 0,
  UpStalls: 0,
  UpStallMs: 0,
  Failed: [],
  UsedBytes: 0,
};

const plainNumbers = new Set(
  [
    ['SourceType', 'type', 'Type', 'CancelReason', 'Version', 'AlarmMinutes', 'RowNum', 'FeePercent', 'level', 'Sex'],
    ['pageIndex', 'pageSize', 'PageIndex', 'PageSize', 'count', 'flowersCount', 'AgreedClasses', 'AgreedFeeCentavos'],
    ['AgreedPoints', 'UpTo', 'seq', 'volume', 'StartYear', 'EndYear', 'InternetSpeed', 'chunk', 'fileSize'],
    ['Pronunciation', 'Vocabulary', 'Grammar', 'Fluency', 'LeaveType', 'PointType', 'ClientType', 'Source'],
    // A course is everybody's; a place in a list is asked within the caller's own rows.
    ['SID', 'beforeMid'],
    // So are courses of the training center, their chapters and tests.
    ['courseId', 'CourseId', 'chapterId', 'TrakitId', 'trakitId', 'traKitId', 'primaryID', 'kctId', 'categoryType'],
    ['UsedTime', 'ReadPercent', 'ClipSeconds', 'Revision', 'Turn'],
    // So is an announcement; ratings are counts.
    ['trainingAnnouncements.byId.id', 'Clarity', 'Usefulness', 'Pace'],
    // A ranking that stands is everybody's; hours and slots are counts.
    ['snapshotId', 'target', 'Status'],
    // The wardrobe of pets is everybody's too.
    ['growthPet.wear.id', 'growthCourses.receive.id'],
    // What counts within a conversation or a group that the caller is in.
    ['Before', 'After', 'Around', 'Count', 'Seq', 'Quote', 'Mentions'],
    [
      'chatGroups.invite.People',
      'chatGroups.decide.RequestId',
      'chatGroups.remove.PersonId',
      'chatGroups.setRole.PersonId',
    ],
    ['DownStalls', 'UpStalls', 'UsedBytes'],
    ['calls.invite.People', 'calls.invite.CallType', 'Number'],
    // Asked together with the phone that belongs to it, and by nobody who is signed in.
    ['Tuid'],
  ].flat(),
);

describe('the whole contract', () => {
  let backend: TestBackend;
  let owner: number;
  let caller: number;
  let token: string;
  let expired: string;
  let before: Record<string, string>;

  beforeAll(async () => {
    // Time stands still, so that nothing of the database changes by itself.
    let now = new Date();
    backend = await startBackend({ isDemo: true, database: await openPrepared('seeded'), now: () => now });
    // But for the first minutes with the chapters of a course.
    const learnt = (): void => {
      now = new Date(now.getTime() + minutes(2));
    };
    const { body } = await backend.client().account.login({
      body: { Account: 'maria.santos', Password: demoPassword },
    });
    owner = body.Tuid;
    const owners = backend.client(body.Token);
    await owners.classRemarks.saveTemplate({ body: { Name: 'Mine', Body: 'Of the owner' } });
    await backend.control('/didi', { tuid: owner });
    await beginTraining(owners, learnt);
    await owners.growthCourses.openLog({ body: { Page: '/growthCenter' } });
    await owners.growthGoals.add({ body: { Round: openRounds(now)[0], target: 60 } });
    await owners.networkTests.saveNetworkTest({ body: { ...noFigures, Key: 'of-the-owner' } });
    await owners.messages.readAll({ body: { UpTo: Number.MAX_SAFE_INTEGER } });

    const { body: contacts } = await owners.chat.contacts({ body: {} });
    const { body: talk } = await owners.chat.open({ body: { PersonId: contacts.People[0]?.id } });
    const SendAt = new Date(now.getTime() + days(1)).toISOString();
    const waiting = { ClientId: '4d2a8a6e-8f5e-4f0e-9d2e-1f6f4a1f0b12', Text: 'Later', SendAt };
    await owners.chat.schedule({ body: { ...waiting, ConversationId: talk.ConversationId } });

    const call = { ClientId: randomUUID(), PeerId: randomUUID(), CallType: 2 };
    await owners.calls.invite({ body: { ...call, ConversationId: talk.ConversationId } });

    const leaving = await backend.createTutor();
    expired = (await backend.signIn(leaving)).token;
    await backend.control('/expire-sessions', { tuid: leaving.tuid });
    const asking = await backend.createTutor('ordinary');
    caller = asking.tuid;
    const signedIn = await backend.signIn(asking);
    token = signedIn.token;
    await beginTraining(signedIn.client, learnt);
    const { body: own } = await signedIn.client.chat.contacts({ body: {} });
    await signedIn.client.chat.open({ body: { PersonId: own.People[0]?.id } });
    await backend.server.runClockwork();
    await backend.server.runCallClock();
    before = await fingerprints();
  });

  afterAll(() => backend.close());

  /** What every table holds but the counts of paces, which count what was refused. */
  async function fingerprints(): Promise<Record<string, string>> {
    const { rows: tables } = (await backend.database.queries.execute(
      sql`select table_name as name from information_schema.tables where table_schema = 'public' and table_name <> 'rate_limits'`,
    )) as { rows: { name: string }[] };
    const parts = tables.map(
      ({ name }) =>
        `select '${name}' as name, coalesce(md5(string_agg(t::text, '|' order by t::text)), '') as hash from "${name}" t`,
    );
    const { rows } = (await backend.database.queries.execute(sql.raw(parts.join(' union all ')))) as {
      rows: { name: string; hash: string }[];
    };
    return Object.fromEntries(rows.map(({ name, hash }) => [name, hash]));
  }

  /** Books a training lesson, learns a course and begins its test. */
  async function beginTraining({ training, trainingLessons }: TestClient, learnt: () => void): Promise<void> {
    const [ScheduleStart, ScheduleEnd] = [new Date(), new Date(Date.now() + days(14))].map((at) => at.toISOString());
    const { body: slots } = await trainingLessons.slots({
      query: { ScheduleStart: ScheduleStart ?? '', ScheduleEnd: ScheduleEnd ?? '' },
    });
    const free = slots.find(({ Clash }) => Clash == null);
    if (free === undefined) throw new Error('there is no free slot');
    await trainingLessons.book({
      query: { ScheduleStart: free.ScheduleStart, ScheduleEnd: free.ScheduleEnd, Remark: 'Rhythm', TUName: 'Ana' },
    });
    const { body: all } = await training.allCourses({ query: { pageIndex: 1, pageSize: 1 } });
    const courseId = all.Items[0]?.CourseId ?? 0;
    await training.subscribe({ query: { courseId } });
    const { body: course } = await training.course({ query: { courseId } });
    for (const { ChapterId } of course.Chapters) {
      await training.learn({ query: { chapterId: ChapterId } });
      learnt();
      await training.learnSubmit({ query: { TrakitId: ChapterId, UsedTime: 0, IsCompleteCourse: 'true' } });
    }
    await training.startTest({ query: { kctId: course.Test?.KctId ?? 0 } });
  }

  async function idsOwned(query: string, tuid: number): Promise<number[]> {
    const { rows } = (await backend.database.queries.execute(sql.raw(query.replace('$tuid', String(tuid))))) as {
      rows: { id: number | string }[];
    };
    return rows.map(({ id }) => Number(id));
  }

  /** Sends a call as a company program would; what it lacks it gets by the shapes. */
  async function send(
    { endpoint, query, body }: Call,
    input: { query?: Input; body?: Input } = {},
    change: RawCall = {},
  ): Promise<{ status: number; ErrorCode: number; Msg: string; Body: unknown }> {
    const asked = Object.fromEntries(
      Object.entries(input.query ?? fittingInput(query)).map(([name, value]) => [name, String(value)]),
    );
    const sent = body === undefined ? undefined : (input.body ?? fittingInput(body));
    const isForm = endpoint.bodyFormat === 'form';
    const form = isForm ? formFields(sent) : undefined;
    const multipart = form === undefined ? undefined : multipartBody(form.fields, form.file);
    const response = await rawCall(backend.url, endpoint.path, {
      method: endpoint.method,
      query: asked,
      ...(sent === undefined ? {} : { body: sent }),
      ...(endpoint.access === 'tutor' ? { token } : {}),
      ...(multipart === undefined ? {} : { text: multipart.bytes }),
      ...change,
      headers: {
        ...(multipart === undefined || form === undefined
          ? {}
          : { 'content-type': multipart.contentType, sign: sign(signedParameters(asked, form.fields), appSecret) }),
        ...change.headers,
      },
    });
    const isEnvelope = response.headers.get('content-type')?.startsWith('application/json') === true;
    if (isEnvelope) return { status: response.status, ...(await envelopeOf(response)) };
    return { status: response.status, ErrorCode: Number.NaN, Msg: await response.text(), Body: null };
  }

  /** What a call requires, by ids of the caller's own. */
  async function ownIds(call: Call, part: 'query' | 'body'): Promise<Input> {
    const input = fittingInput(call[part]);
    for (const name of Object.keys(input)) {
      const query = idQuery(call, name);
      const [id] = query === undefined ? [] : await idsOwned(query, caller);
      if (id !== undefined) input[name] = Array.isArray(input[name]) ? [id] : id;
    }
    return input;
  }

  const carrierOf = ({ endpoint }: Call): Carrier => (endpoint.bodyFormat === 'form' ? 'text' : 'json');

  /** Calls whose answer is not the one expected, told so that a failure names them. */
  async function others(
    which: readonly Call[],
    change: RawCall,
    expected: { status?: number; code: number },
  ): Promise<string[]> {
    const found: string[] = [];
    for (const call of which) {
      const { status, ErrorCode, Body } = await send(call, {}, change);
      const isExpected = status === (expected.status ?? 200) && ErrorCode === expected.code && Body === null;
      if (!isExpected) found.push(`${call.name}: ${status}, ErrorCode ${ErrorCode}`);
    }
    return found;
  }

  it('has a look at every call', () => {
    expect(calls.length).toBeGreaterThan(150);
  });

  it.each<[string, NonNullable<RawCall['headers']>]>([
    ['unsigned', { sign: undefined }],
    ['wrongly signed', { sign: '0'.repeat(32) }],
  ])('takes no call that is %s', async (_name, headers) => {
    expect(await others(calls, { headers }, { code: 8 })).toEqual([]);
  });

  it('takes no tutor’s call without a bearer, by an unknown one or one that ran out', async () => {
    const ofTutors = calls.filter(({ endpoint }) => endpoint.access === 'tutor');
    for (const bearer of [undefined, `Bearer ${'A'.repeat(43)}`, `Bearer ${expired}`]) {
      expect(await others(ofTutors, { headers: { authorization: bearer } }, { code: 3 })).toEqual([]);
    }
  });

  it('takes no call by another method', async () => {
    const byGet = new Set(calls.filter(({ endpoint }) => endpoint.method === 'GET').map(pathOf));
    const byPost = new Set(calls.filter(({ endpoint }) => endpoint.method === 'POST').map(pathOf));
    const onlyPost = calls.filter((call) => !byGet.has(pathOf(call)));
    const onlyGet = calls.filter((call) => !byPost.has(pathOf(call)));
    expect(await others(onlyPost, { method: 'GET' }, { status: 405, code: 405 })).toEqual([]);
    expect(await others(onlyGet, { method: 'POST' }, { status: 405, code: 405 })).toEqual([]);
  });

  it('reads no body of 2 MiB', async () => {
    const found: string[] = [];
    for (const { name, endpoint } of calls.filter(({ endpoint: { method } }) => method === 'POST')) {
      const status = await statusOfHuge(backend.url + endpoint.path, endpoint.bodyFormat);
      if (status !== 413) found.push(`${name}: ${status}`);
    }
    expect(found).toEqual([]);
  });

  it('takes no body of another kind than an object with its fields', async () => {
    const found: string[] = [];
    for (const call of calls.filter(({ body }) => body !== undefined)) {
      const isForm = call.endpoint.bodyFormat === 'form';
      const wrong: RawCall[] = isForm
        ? [{ body: {}, headers: { 'content-type': 'application/json' } }]
        : [{ body: undefined }, { body: [] }, { body: 'text' }, { body: 7 }, { body: null }];
      for (const change of wrong) {
        const asked = Object.entries(fittingInput(call.query)).map(([name, value]) => [name, String(value)]);
        const signed = signedParameters(Object.fromEntries(asked), change.body);
        const headers = { sign: sign(signed, appSecret), ...change.headers };
        const text = change.body === undefined ? null : JSON.stringify(change.body);
        const { status, ErrorCode } = await send(call, {}, { ...change, text: text ?? '', headers });
        const isRefused = isForm ? status === 415 : status === 200 && ErrorCode === 100;
        if (!isRefused) found.push(`${call.name} with ${text}: ${status}, ErrorCode ${ErrorCode}`);
      }
    }
    expect(found).toEqual([]);
  });

  it('names the field that is missing, of another type, out of its range, oversized or with what cannot be kept or seen', async () => {
    const found: string[] = [];
    let tried = 0;
    const check = async (call: Call, bad: { what: string; field: string }, input: { query?: Input; body?: Input }) => {
      tried += 1;
      const { status, ErrorCode, Msg, Body } = await send(call, input);
      const isNamed = status === 200 && ErrorCode === 100 && Body === null && Msg.startsWith(`${bad.field}: `);
      if (!isNamed) found.push(`${call.name}, ${bad.what}: ${status}, ErrorCode ${ErrorCode}, ${Msg.slice(0, 80)}`);
    };
    for (const call of calls) {
      for (const bad of badInputs(call.query, 'text')) await check(call, bad, { query: bad.input });
      for (const bad of badInputs(call.body, carrierOf(call), fits[call.name]))
        await check(call, bad, { body: bad.input });
    }
    expect(found).toEqual([]);
    expect(tried).toBeGreaterThan(1_000);
  });

  it('knows of every whole number whether it is an id, and whose', () => {
    const unknown = calls.flatMap((call) =>
      [...fieldsOf(call.query), ...fieldsOf(call.body)]
        .filter(([, field]) => isNumber(field))
        .map(([name]) => name)
        .filter((name) => idQuery(call, name) === undefined && !plainNumbers.has(name))
        .map((name) => `${call.name}.${name}`)
        .filter((name) => !plainNumbers.has(name)),
    );
    expect(unknown).toEqual([]);
  });

  it('answers another tutor’s ids as those that never were', async () => {
    const found: string[] = [];
    for (const call of calls) {
      for (const [name, field] of [...fieldsOf(call.query), ...fieldsOf(call.body)]) {
        const query = idQuery(call, name);
        if (query === undefined) continue;
        const owned = await idsOwned(query, owner);
        if (owned.length === 0) found.push(`${call.name}.${name}: the owner has none`);
        const answer = (id: number) => {
          const listed = listedAs[`${call.name}.${name}`]?.(id) ?? id;
          const value = { ...(fits[call.name] ?? {}), [name]: field.type === 'array' ? [listed] : id };
          const isAsked = fieldsOf(call.query).some(([asked]) => asked === name);
          return isAsked
            ? send(call, { query: { ...fittingInput(call.query), ...value } })
            : send(call, { body: { ...fittingInput(call.body), ...value } });
        };
        const never = await answer(987_654_321);
        // The first, one in the middle and the last stand for past, present and future ones.
        for (const id of new Set([owned.at(0), owned.at(owned.length / 2), owned.at(-1)])) {
          if (id === undefined) continue;
          const foreign = await answer(id);
          const isAlike = JSON.stringify(foreign) === JSON.stringify(never);
          const isUnknown = foreign.ErrorCode === (codes[`${call.name}.${name}`] ?? 101);
          if (!isAlike || !isUnknown) {
            found.push(`${call.name}.${name}: ${JSON.stringify(foreign)} for ${JSON.stringify(never)}`);
          }
        }
      }
    }
    expect(found).toEqual([]);
  });

  it('and after all that nothing is changed', async () => {
    expect(await fingerprints()).toEqual(before);
  });

  it('does not fail at the largest numbers that it lets pass', async () => {
    const found: string[] = [];
    for (const call of calls) {
      for (const part of ['query', 'body'] as const) {
        for (const [name, field] of fieldsOf(call[part])) {
          if (!isNumber(field)) continue;
          // Its other ids are the caller's own, so that the number is looked at and not refused beside.
          const own = await ownIds(call, part);
          const { status, Msg } = await send(call, { [part]: { ...own, [name]: largest(field) } });
          if (status >= 300) found.push(`${call.name}.${name}: ${status} ${Msg}`);
        }
      }
    }
    expect(found).toEqual([]);
  });
});

const leave = { StartTime: '2100-01-01T00:00:00Z', EndTime: '2100-01-02T00:00:00Z' };
/** What some calls need besides, before they look at an id. */
const fits: Readonly<Record<string, Input>> = {
  'schedule.cancelSchedule': { CancelReason: 1 },
  'leave.leaveImpact': leave,
  'leave.editLeave': leave,
  'chat.send': { Text: 'Hello' },
  'chatGroups.find': { GroupNumber: '482109375519' },
  'chatGroups.join': { GroupNumber: '482109375519' },
  'chat.react': { Emoji: '👍' },
  'chat.schedule': { SendAt: new Date(Date.now() + days(1)).toISOString() },
  // Its class by the control's own counting.
  'notices.addDidiPoint': { ClassID: 900_300 },
  'notices.readDidiPoint': { ClassID: 900_300 },
};

/** Where another ErrorCode than that of something unknown is the answer. */
const codes: Readonly<Record<string, number>> = {
  // Nothing is found in it.
  'chat.search.ConversationId': 0,
  // What is not there any more is deleted.
  'classRemarks.deleteTemplate.ID': 0,
  'personalData.deleteEducation.ID': 0,
  'personalData.deleteExperience.ID': 0,
  // Nobody has written to it.
  'feedback.replyList.FeedBackId': 0,
  // The time is looked at first, and that of the shapes is none.
  'trainingLessons.book.ID': 104,
  // A field of the form: the message stands beside it.
  'feedback.add.Clid': 100,
};

function pathOf({ endpoint }: Call): string {
  return endpoint.path.toLowerCase();
}

function idQuery(call: Call, field: string): string | undefined {
  return idsOf[`${call.name}.${field}`] ?? idsOf[field];
}

function isNumber(field: Shape): boolean {
  const item = field.type === 'array' ? field.items : field;
  return typeof item === 'object' && !Array.isArray(item) && item.type === 'integer';
}

/** The largest value that a number's shape lets pass; of a list, one of it. */
function largest(field: Shape): unknown {
  const item = field.items;
  const isList = field.type === 'array' && typeof item === 'object' && !Array.isArray(item);
  return isList ? [largest(item)] : (field.maximum ?? Number.MAX_SAFE_INTEGER);
}

/** The status by which a call is turned down that announces 2 MiB, told before a byte of them is sent. */
function statusOfHuge(url: string, format: Endpoint['bodyFormat']): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const call = httpRequest(url, {
      method: 'POST',
      headers: {
        // Looks signed: without that it is refused before its length is looked at.
        appid: appId,
        sign: '0'.repeat(32),
        'content-type': format === 'form' ? 'multipart/form-data; boundary=x' : 'application/json',
        'content-length': 2 * 1024 * 1024,
      },
    });
    call.on('response', (response) => {
      response.resume();
      resolve(response.statusCode);
      call.destroy();
    });
    call.on('error', reject);
    call.flushHeaders();
  });
}
