import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { studentPage } from '../demo/chat/student-page.ts';
import { startBackend } from './start-backend.ts';

describe('the page of the students', () => {
  let folder: string;
  let app: Hono;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'tutor-student-'));
    await mkdir(join(folder, 'build/assets'), { recursive: true });
    await writeFile(join(folder, 'build/index.html'), '<script nonce="nonce-of-this-answer" src="x"></script>');
    await writeFile(join(folder, 'build/assets/index-abc.js'), 'export {};');
    await writeFile(join(folder, 'secret.txt'), 'secret');
    app = new Hono().route('/demo', studentPage(join(folder, 'build')));
  });

  afterAll(() => rm(folder, { recursive: true, force: true }));

  it('runs and loads nothing but its own files, with a nonce of its own for each answer', async () => {
    const [first, second] = [await app.request('/demo/student/'), await app.request('/demo/student/')];
    const policy = first.headers.get('content-security-policy') ?? '';
    const [, nonce = ''] = /style-src 'self' 'nonce-([\w-]{22})'/.exec(policy) ?? [];
    expect(await first.text()).toBe(`<script nonce="${nonce}" src="x"></script>`);
    expect(await second.text()).not.toContain(nonce);
    expect(policy).toContain("default-src 'none'; script-src 'self';");
    expect(policy).not.toContain('unsafe');
    expect(first.headers.get('x-frame-options')).toBe('DENY');
    expect(first.headers.get('cache-control')).toBe('no-store');
  });

  it('leads to its address with the slash, by which its own files are found', async () => {
    const answer = await app.request('/demo/student');
    expect([answer.status, answer.headers.get('location')]).toEqual([302, '/demo/student/']);
  });

  it('serves its built files for good, and none beside them', async () => {
    const script = await app.request('/demo/student/assets/index-abc.js');
    expect(script.headers.get('content-type')).toMatch(/^text\/javascript/);
    expect(script.headers.get('cache-control')).toContain('immutable');
    expect(script.headers.get('x-content-type-options')).toBe('nosniff');
    for (const path of ['gone.js', '..%2f..%2fsecret.txt', '..%5c..%5csecret.txt']) {
      const answer = await app.request(`/demo/student/assets/${path}`);
      expect([answer.status, answer.headers.get('cache-control')], path).toEqual([404, 'no-store']);
    }
  });

  it('says how it is built where it is not', async () => {
    const answer = await new Hono().route('/demo', studentPage(join(folder, 'nothing'))).request('/demo/student/');
    expect(answer.status).toBe(503);
    expect(await answer.text()).toContain('npm start');
  });

  it('is there only where the demonstration is', async () => {
    const backend = await startBackend({ isDemo: false, now: () => new Date() });
    try {
      expect((await fetch(`${backend.url}/demo/student/`)).status).toBe(404);
    } finally {
      await backend.close();
    }
  });
});
