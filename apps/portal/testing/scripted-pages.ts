import { afterAll, beforeAll, beforeEach, vi } from 'vitest';
import { pagesDrawnAt, servePages } from './pages.tsx';
import { testSecrets } from './request.ts';
import { type ScriptedBackend, startScriptedBackend } from './scripted-backend.ts';

type Pages = Awaited<ReturnType<typeof servePages>>;

/** Pages before a backend that says what a test wants, for the tests of one file. Each test begins without answers. */
export function scriptedPages(routes: Parameters<typeof servePages>[0]) {
  let backend: ScriptedBackend;
  let pages: Pages;
  beforeAll(async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: pagesDrawnAt });
    vi.stubEnv('SESSION_SECRET', testSecrets.SESSION_SECRET);
    backend = await startScriptedBackend();
    pages = await servePages(routes, backend.url);
  });
  beforeEach(() => {
    backend.answers.clear();
    backend.asked.clear();
    backend.calls.length = 0;
  });
  afterAll(async () => {
    vi.useRealTimers();
    await backend.close();
  });
  return {
    open: (path: string) => pages.open(path),
    send: (path: string, fields: Parameters<Pages['send']>[1]) => pages.send(path, fields),
    /** What a call is answered, by its path below /api. */
    answer: (call: string, Body: unknown) => backend.answers.set(`/api/${call}`, { ErrorCode: 0, Body }),
    refuse: (call: string, Msg: string, ErrorCode = 108) => backend.answers.set(`/api/${call}`, { ErrorCode, Msg }),
    /** What was last asked of a call. */
    asked: (call: string) => backend.asked.get(`/api/${call}`),
    /** Whether a call was made at all. */
    wasCalled: (call: string) => backend.calls.includes(`/api/${call}`),
  };
}
