import 'fake-indexeddb/auto';
import { hours } from '@tutor/rules/time/durations';
import { IDBFactory } from 'fake-indexeddb';
import { type IDBPObjectStore, openDB } from 'idb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { holdUpload } from './hold-upload.ts';
import {
  forgetAllUploads,
  forgetArrivedOf,
  forgetUpload,
  forgetUploadsOf,
  type KeptUpload,
  keepUpload,
  keptUploads,
} from './kept-uploads.ts';

const now = Date.parse('2026-11-20T06:00:00Z');
const place = '100201 /newPersonalData UserFace';

function upload(fileCode: string, change: Partial<KeptUpload> = {}): KeptUpload {
  return {
    fileCode,
    place,
    moduleName: 'UserFace',
    name: 'me.png',
    size: 3,
    chosenAt: now,
    file: new File(['abc'], 'me.png'),
    reference: null,
    ...change,
  };
}

/** The rows as they lie in the browser, in a database that an earlier version of the portal may have made. */
async function withRows<Result>(
  work: (rows: IDBPObjectStore<unknown, ['uploads'], 'uploads', 'readwrite'>) => Promise<Result>,
) {
  const database = await openDB('tutor-uploads', 1, {
    upgrade: (created) => {
      created.createObjectStore('uploads', { keyPath: 'fileCode' });
    },
  });
  const result = await work(database.transaction('uploads', 'readwrite').store);
  database.close();
  return result;
}
const codes = () => withRows((rows) => rows.getAllKeys());

describe('uploads that the browser keeps', () => {
  beforeEach(() => {
    vi.stubGlobal('indexedDB', new IDBFactory());
    // Node 20 clones a File as a Blob; browsers keep it a File.
    vi.stubGlobal('structuredClone', (value: unknown) =>
      value instanceof Object ? Object.assign(Array.isArray(value) ? [] : {}, value) : value,
    );
    vi.stubGlobal('navigator', {});
  });
  afterEach(() => vi.unstubAllGlobals());

  it('come back to their own place, oldest first', async () => {
    await keepUpload(upload('second', { chosenAt: now - 1 }));
    await keepUpload(upload('first', { chosenAt: now - 2 }));
    await keepUpload(upload('elsewhere', { place: '100201 /newPersonalData IdentityImg' }));
    expect((await keptUploads(place, now)).map(({ fileCode }) => fileCode)).toEqual(['first', 'second']);
    expect(await codes()).toHaveLength(3);
  });

  it('of another tutor, or older than 47 hours, are cleared away unseen', async () => {
    await keepUpload(upload('stranger', { place: '100202 /newPersonalData UserFace' }));
    await keepUpload(upload('old', { chosenAt: now - hours(47) - 1 }));
    await keepUpload(upload('in time', { chosenAt: now - hours(47) }));
    expect((await keptUploads(place, now)).map(({ fileCode }) => fileCode)).toEqual(['in time']);
    expect(await codes()).toEqual(['in time']);
  });

  it('are forgotten one by one, or all when the tutor signs out', async () => {
    await keepUpload(upload('one'));
    await keepUpload(upload('two'));
    await forgetUpload('one');
    expect(await codes()).toEqual(['two']);
    forgetAllUploads();
    expect(await codes()).toEqual([]);
  });

  it('of a form that is given up are forgotten on whatever page, and those that have not arrived are named', async () => {
    await keepUpload(upload('begun', { place: '100201 * feedback file' }));
    await keepUpload(upload('arrived', { place: '100201 /message feedback file', file: null, reference: 'A/b.png' }));
    await keepUpload(upload('of another form', { place: '100201 /home appeal file' }));
    await keepUpload(upload('of another tutor', { place: '100202 /home feedback file' }));
    expect((await forgetUploadsOf(100_201, 'feedback')).map(({ fileCode }) => fileCode)).toEqual(['begun']);
    expect(await codes()).toEqual(['of another form', 'of another tutor']);
  });

  it('are forgotten with their form once it was sent, as far as they have arrived', async () => {
    const place = '100201 /leaveRequest/leaveRequest leave-request attachment';
    const arrived = { place, file: null, reference: 'LeaveReason/a.png' };
    await keepUpload(upload('sent', arrived));
    await keepUpload(upload('chosen since', { place }));
    await keepUpload(upload('of a change', { ...arrived, place: place.replace('leave-request ', 'leave-request:7 ') }));
    await keepUpload(upload('of another tutor', { ...arrived, place: place.replace('100201', '100202') }));
    await forgetArrivedOf(100_201, 'leave-request');
    expect(await codes()).toEqual(['chosen since', 'of a change', 'of another tutor']);
  });

  it('stay where another tab sends them, and go where this one does or none', async () => {
    const held = new Set(['tutor-upload of another tab']);
    const request = async (name: string, _: object, work: (lock: object | null) => unknown) => {
      const isFree = !held.has(name);
      held.add(name);
      await work(isFree ? { name } : null);
      if (isFree) held.delete(name);
    };
    vi.stubGlobal('navigator', { locks: { request } });
    for (const fileCode of ['of another tab', 'of this tab', 'of none']) {
      await keepUpload(upload(fileCode, { place: '100201 * feedback file' }));
    }
    const running = new AbortController();
    expect(await holdUpload('of this tab', running.signal)).toBe(true);
    expect(await holdUpload('of another tab', running.signal)).toBe(false);
    expect((await forgetUploadsOf(100_201, 'feedback')).map(({ fileCode }) => fileCode)).toEqual([
      'of none',
      'of this tab',
    ]);
    expect(await codes()).toEqual(['of another tab']);
    // What was tried for a moment, or has ended, is held no longer.
    running.abort();
    await vi.waitFor(() => expect([...held]).toEqual(['tutor-upload of another tab']));
  });

  it('go where this tab sent them when their form was closed, though another one has them by now', async () => {
    const running = new AbortController();
    const lock = { request: (_name: string, _options: object, work: (lock: object) => Promise<void>) => work({}) };
    vi.stubGlobal('navigator', { locks: lock });
    await keepUpload(upload('of this tab', { place: '100201 * feedback file' }));
    await holdUpload('of this tab', running.signal);
    const forgotten = forgetUploadsOf(100_201, 'feedback');
    running.abort();
    vi.stubGlobal('navigator', {
      locks: { request: async (_name: string, _: object, work: (none: null) => void) => work(null) },
    });
    expect((await forgotten).map(({ fileCode }) => fileCode)).toEqual(['of this tab']);
    expect(await codes()).toEqual([]);
  });

  it('that cannot be read, as of another version, are passed over', async () => {
    await withRows((rows) => rows.put({ fileCode: 'broken', place: 7 }));
    expect(await keptUploads(place, now)).toEqual([]);
  });

  it('are none where the browser keeps nothing, and nothing throws', async () => {
    const refuse = () => {
      throw new Error('private mode');
    };
    vi.stubGlobal('indexedDB', { open: refuse, deleteDatabase: refuse });
    await keepUpload(upload('one'));
    await forgetUpload('one');
    forgetAllUploads();
    expect(await keptUploads(place, now)).toEqual([]);
  });
});
