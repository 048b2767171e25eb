import { Upload } from 'tus-js-client';
import { browserEnvironment } from '../../../apps/portal/app/uploads/browser-environment.ts';
import { randomCode } from '../../../apps/portal/app/uploads/random-code.ts';
import { runUpload, type UploadProgress } from '../../../apps/portal/app/uploads/upload-run.ts';
import { offer, repeat } from './operations.tsx';

const chunkBytes = 524_288;
const fileBytes = 50 * 1024 * 1024;
const name = 'bench.pdf';

/** A file that is a PDF by its first bytes and noise beyond them, so that nothing on the way can make it smaller. */
const file = ((): File => {
  const parts: BlobPart[] = [new TextEncoder().encode('%PDF-1.7\n')];
  const headBytes = 9;
  for (let made = headBytes; made < fileBytes; ) {
    const part = crypto.getRandomValues(new Uint8Array(Math.min(65_536, fileBytes - made)));
    parts.push(part);
    made += part.length;
  }
  return new File(parts, name, { type: 'application/pdf' });
})();

/** Milliseconds that it took. */
async function timed(act: () => Promise<void>): Promise<number> {
  const startedAt = performance.now();
  await act();
  return performance.now() - startedAt;
}

/** The portal's own way: slices in order, hash, merge. */
async function ours(): Promise<void> {
  const key = { fileCode: randomCode(), moduleName: 'ToturTaskFile' } as const;
  const order = { key, file, fileName: name, isResumed: false };
  let last: UploadProgress | undefined;
  await runUpload(order, browserEnvironment, new AbortController().signal, (progress) => {
    last = progress;
  });
  if (last?.phase !== 'done') throw new Error(`the upload ended as ${JSON.stringify(last)}`);
}

/** tus-js-client straight to its server, with slices of the same size. */
function tus(): Promise<void> {
  return new Promise((resolve, reject) => {
    const upload = new Upload(file, {
      endpoint: '/tus',
      chunkSize: chunkBytes,
      storeFingerprintForResuming: false,
      retryDelays: null,
      onError: reject,
      onSuccess: () => resolve(),
    });
    upload.start();
  });
}

/** One raw PUT: the most that the line gives. */
async function raw(): Promise<void> {
  const answer = await fetch('/raw', { method: 'PUT', body: file });
  if (!answer.ok) throw new Error(`HTTP ${answer.status}`);
}

offer({
  ours: (times) => repeat(times, () => timed(ours)),
  tus: (times) => repeat(times, () => timed(tus)),
  raw: (times) => repeat(times, () => timed(raw)),
});
