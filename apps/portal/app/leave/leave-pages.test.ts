import { leaveStatuses } from '@tutor/rules/leave/leave-status';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { pagesDrawnAt, servePages } from '../../testing/pages.tsx';
import { testSecrets } from '../../testing/request.ts';
import { type ScriptedBackend, startScriptedBackend } from '../../testing/scripted-backend.ts';
import * as record from './leave-record.tsx';
import * as request from './leave-request.tsx';

let backend: ScriptedBackend;
let pages: Awaited<ReturnType<typeof servePages>>;

beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: pagesDrawnAt });
  vi.stubEnv('SESSION_SECRET', testSecrets.SESSION_SECRET);
  backend = await startScriptedBackend();
  pages = await servePages({ [requestPath.slice(1)]: request, [recordPath.slice(1)]: record }, backend.url);
});
afterAll(async () => {
  vi.useRealTimers();
  await backend.close();
});

const requestPath = '/leaveRequest/leaveRequest';
const recordPath = '/leaveRequest/leaveRecord';
const key = '5f0c9f8e-3d5a-4c55-9f53-0d8c1a3f7b11';
const paper = `LeaveReason/${'a'.repeat(22)}.pdf`;
const leave = {
  ID: 7,
  LeaveType: 2,
  StartTime: '2026-11-23T01:00:00Z',
  EndTime: '2026-11-24T16:00:00Z',
  Reason: 'A wedding',
  Attachment: paper,
  Status: leaveStatuses.pending,
  AskedTime: '2026-11-20T01:00:00Z',
  Remark: 'We look into it.',
  Classes: 1,
  FeeCentavos: 2_250,
  Points: 2,
};
const lesson = {
  CLID: 9,
  StartTime: '2026-11-23T02:00:00Z',
  EndTime: '2026-11-23T02:25:00Z',
  StuName: 'Ana Gomez',
  FeePercent: 25,
  FeeCentavos: 2_250,
  Points: 2,
};
const typed = {
  intent: 'send',
  key,
  agreed: '1 2250 2',
  type: '2',
  startDate: '2026-11-23',
  startMinute: '540',
  endDate: '2026-11-24',
  endMinute: '1440',
  reason: 'A wedding',
  attachment: paper,
};

const answer = (call: string, Body: unknown, Msg = '') =>
  backend.answers.set(`/api/teachinfo/${call}`, { ErrorCode: 0, Msg, Body });
const refuse = (call: string, Msg: string) => backend.answers.set(`/api/teachinfo/${call}`, { ErrorCode: 101, Msg });

beforeEach(() => {
  backend.answers.clear();
  backend.asked.clear();
  answer('getleave', leave);
  answer('getleavelist', { Total: 41, Items: [leave] });
  answer('getleaveimpact', { Classes: [lesson], FeeCentavos: 2_250, Points: 2, OpenSlots: 3, Overlap: null });
  for (const call of ['addleave', 'editleave', 'undoleave']) answer(call, call === 'undoleave' ? true : { ID: 7 });
});

describe('the request', () => {
  test('asks when and why, with evidence, and tells where its cost will stand', async () => {
    const { title, heading, text, links, fields, submits, document } = await pages.open(requestPath);
    expect(title).toBe('Leave · Tutor Portal');
    expect(heading).toBe('Leave');
    for (const part of [
      'Ask for time off, and see what became of it.',
      'Ask for leave Kind of leave Choose Sick leave Family emergency',
      'Attachment (optional) Such as a medical certificate. You can add it later, as long as the request waits.',
      'JPG, PNG, GIF or PDF, at most 10 MiB',
      'Choose from when to when. The classes in that time and their cost show here.',
    ]) {
      expect(text).toContain(part);
    }
    expect(text).not.toContain('Attached file');
    expect(links).toEqual({ Request: requestPath, Record: recordPath });
    expect(document.querySelector('nav[aria-label=Leave] [aria-current=page]')?.textContent).toBe('Request');
    expect(fields('Leave request')).toEqual({
      form: ['leave-request'],
      key: [expect.stringMatching(/^[\da-f-]{36}$/)],
      intent: ['preview', 'send'],
      type: [''],
      startDate: [''],
      startMinute: ['0'],
      endDate: [''],
      endMinute: ['1440'],
      reason: [''],
      attachment: [''],
    });
    expect(submits('Leave request')).toEqual([requestPath, 'Show what it costs']);
    expect(document.querySelector('form')?.id).toBe('leave-request');
  });

  test('that is changed begins with what was asked for and what it costs', async () => {
    const { text, links, fields, submits, document } = await pages.open(`${requestPath}?id=7`);
    expect(text).toContain('Change your request');
    expect(fields('Change of a leave request')).toMatchObject({
      id: ['7'],
      agreed: ['1 2250 2'],
      type: ['2'],
      startDate: ['2026-11-23'],
      startMinute: ['540'],
      endDate: ['2026-11-24'],
      endMinute: ['1440'],
      reason: ['A wedding'],
      attachment: ['', paper],
    });
    expect(submits('Change of a leave request')[0]).toBe(`${requestPath}?id=7`);
    expect(links).toMatchObject({ 'Leave it as it was': recordPath });
    for (const part of [
      'Attached file Saved',
      'This leave takes 1 class and costs PHP 22.50 and 2 points.',
      'Classes 1 Lesson fees PHP 22.50 Points 2 Ana Gomez Mon 23 Nov, 10:00 – 10:25 AM 25&nbsp;% · PHP 22.50 · 2 points',
      '3 open half hours are closed with it.',
    ]) {
      expect(text).toContain(part);
    }
    // Its size is not told by the service.
    expect(text).not.toMatch(/Attached file 0/);
    expect(document.querySelectorAll('li')).toHaveLength(2);
    const { Attachment: _, ...bare } = leave;
    answer('getleave', bare);
    expect((await pages.open(`${requestPath}?id=7`)).text).not.toContain('Attached file');
  });

  test('shows its cost before it is sent, keeps its key, and has everything typed again after a refusal', async () => {
    const { agreed: _, ...unseen } = typed;
    const shown = await pages.send(requestPath, unseen);
    expect(shown.status).toBe(200);
    expect(shown.text).toContain('Please look at what this leave costs If you agree, send the request again.');
    expect(shown.fields('Leave request')).toMatchObject({ key: [key], agreed: ['1 2250 2'], reason: ['A wedding'] });
    expect(backend.asked.has('/api/teachinfo/addleave')).toBe(false);

    refuse('addleave', 'This leave now takes 2 classes.');
    const refused = await pages.send(requestPath, typed);
    expect(refused.status).toBe(400);
    expect(refused.text).toContain('This leave now takes 2 classes.');
    expect(refused.fields('Leave request')).toMatchObject({ key: [key], type: ['2'], attachment: ['', paper] });

    const wrong = await pages.send(requestPath, { ...typed, type: '', reason: ' ', attachment: 'Absent/x.jpg' });
    expect(wrong.summarized).toEqual(['type', 'reason', 'attachment']);
    expect(wrong.text).toContain('Kind of leave: Required Reason: Required Attachment: Please choose the file again.');
    expect([wrong.wrong('type'), wrong.wrong('reason'), wrong.wrong('attachment')]).toEqual([
      'Required',
      'Required',
      'Please choose the file again.',
    ]);
  });

  test('is not sent with a file that is no evidence', async () => {
    answer('getleaveimpact', { Classes: [], FeeCentavos: 0, Points: 0, OpenSlots: 0, Overlap: null });
    backend.answers.set('/api/upload/cancel', { ErrorCode: 0, Body: true });
    const form = new FormData();
    for (const [name, value] of Object.entries({ ...typed, agreed: '0 0 0' })) {
      if (name !== 'attachment') form.append(name, value);
    }
    form.append('attachment', new File(['Fever'], 'doctor.txt'));
    const refused = await pages.send(requestPath, form);
    expect(refused.status).toBe(400);
    expect(refused.wrong('attachment')).toBe('Only JPG, PNG, GIF or PDF files can be sent here.');
    expect(refused.text).toContain('No class of yours is in this time.');
    expect(backend.asked.has('/api/teachinfo/addleave')).toBe(false);
  });

  test('is sent, new or changed, and leads to the record', async () => {
    const done = { location: recordPath, said: 'Saved.' };
    expect(await pages.send(requestPath, typed)).toMatchObject(done);
    expect(backend.asked.get('/api/teachinfo/addleave')).toMatchObject({ Reason: 'A wedding', IdempotencyKey: key });
    expect(await pages.send(`${requestPath}?id=7`, { ...typed, id: '7' })).toMatchObject(done);
    expect(backend.asked.get('/api/teachinfo/editleave')).toMatchObject({ Reason: 'A wedding', ID: 7 });
  });
});

describe('the record', () => {
  test('shows each leave with what can be done, page by page', async () => {
    const { title, text, links, document } = await pages.open(`${recordPath}?page=2`);
    expect(title).toBe('Leave record · Tutor Portal');
    expect(text).toContain(
      'Mon 23 Nov 2026, 9:00 AM – Tue 24 Nov 2026, end of day Waiting Family emergency: A wedding Would cancel 1 class: PHP 22.50 and 2 points. The company says: We look into it.',
    );
    expect(text).toContain('11 to 20 of 41 leaves');
    expect(links).toMatchObject({
      Attachment: `/uploads/file/${paper}`,
      Edit: `${requestPath}?id=7`,
      Request: requestPath,
      Previous: `${recordPath}?page=1`,
      Next: `${recordPath}?page=3`,
    });
    expect(document.querySelector('nav[aria-label=Leave] [aria-current=page]')?.textContent).toBe('Record');
    expect(document.querySelector('form')?.getAttribute('action')).toBe(`${recordPath}?page=2`);
  });

  test('undoes a leave where it stands', async () => {
    const { document } = await pages.open(recordPath);
    const form = document.querySelector('form');
    expect(form?.getAttribute('action')).toBe(recordPath);
    expect([...(form?.querySelectorAll('input') ?? [])].map(({ name, value }) => [name, value])).toEqual([
      ['intent', 'undo'],
      ['id', '7'],
    ]);
    expect(form?.querySelector('button')?.getAttribute('aria-label')).toBe(
      'Undo Mon 23 Nov 2026, 9:00 AM – Tue 24 Nov 2026, end of day',
    );
    const undone = await pages.send(`${recordPath}?page=2`, { intent: 'undo', id: '7' });
    expect(undone).toMatchObject({ location: `${recordPath}?page=2`, said: 'Your leave was undone.' });
    expect(backend.asked.get('/api/teachinfo/undoleave')).toEqual({ ID: 7 });
  });

  test('that is empty leads to the request; one leave is one', async () => {
    answer('getleavelist', { Total: 0, Items: [] });
    const { links, text } = await pages.open(recordPath);
    expect(text).toContain("No leave yet What you ask for is listed here with the company's answer.");
    expect(links).toMatchObject({ 'Ask for leave': requestPath });
    answer('getleavelist', { Total: 1, Items: [leave] });
    expect((await pages.open(recordPath)).text).toMatch(/ 1 leave$/);
  });
});

test.each([`${requestPath}?id=7`, recordPath])('at %s a call that fails is told by the page', async (path) => {
  for (const call of ['getleave', 'getleavelist']) refuse(call, 'Closed for the night.');
  const { status, text } = await pages.open(path);
  expect(status).toBe(404);
  expect(text).toContain('Closed for the night.');
});
