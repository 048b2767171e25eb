import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { servePages } from '../../testing/pages.tsx';
import { testSecrets } from '../../testing/request.ts';
import { type ScriptedBackend, startScriptedBackend } from '../../testing/scripted-backend.ts';
import * as accounting from './accounting.tsx';
import * as completed from './completed-classes.tsx';
import * as remarks from './history-remarks.tsx';
import * as payments from './payment-record.tsx';

let backend: ScriptedBackend;
let pages: Awaited<ReturnType<typeof servePages>>;

beforeAll(async () => {
  vi.stubEnv('SESSION_SECRET', testSecrets.SESSION_SECRET);
  backend = await startScriptedBackend();
  pages = await servePages(
    {
      'serviceFee/accounting': accounting,
      'serviceFee/completedClasses': completed,
      'serviceFee/historyRemarks': remarks,
      'serviceFee/paymentRecord': payments,
    },
    backend.url,
  );
});
afterAll(() => backend.close());

describe('a tutor whose fee the company does not keep', () => {
  test.each(['accounting', 'completedClasses', 'historyRemarks', 'paymentRecord'])(
    'is told at /serviceFee/%s who does',
    async (page) => {
      for (const call of ['getaccounting', 'getcompletedclasses', 'gethistoryremarks', 'getpaymentrecord']) {
        backend.answers.set(`/api/servicefee/${call}`, {
          ErrorCode: 404,
          Msg: 'Your franchise pays your service fee.',
        });
      }
      expect((await pages.open(`/serviceFee/${page}`)).text).toContain('Your franchise pays your service fee.');
    },
  );
});
