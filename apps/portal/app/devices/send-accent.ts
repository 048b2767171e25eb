import type { AccentPassageId } from '@tutor/rules/devices/accent-passages';
import { uploadFailedMessage } from '@tutor/rules/uploads/upload-messages';
import { ask } from '../kit/line/ask.ts';
import { browserEnvironment } from '../uploads/browser-environment.ts';
import { randomCode } from '../uploads/random-code.ts';
import type { UploadedFile } from '../uploads/upload-reply.ts';
import { runUpload } from '../uploads/upload-run.ts';
import type { AccentFact } from './accent-recordings.server.ts';

/** How sending a recording ended. */
export type AccentOutcome =
  | { kind: 'sent'; sent: readonly AccentFact[] }
  | { kind: 'signedOut' }
  | { kind: 'failed'; message: string };

export interface AccentOrder {
  file: Blob;
  passage: AccentPassageId;
  signal: AbortSignal;
  onPercent(percent: number): void;
}

/** Uploads a recording in slices, as files of forms are, and has it kept. Never rejects. */
export async function sendAccent({ file, passage, signal, onPercent }: AccentOrder): Promise<AccentOutcome> {
  const uploaded = await upload({ file, passage, signal, onPercent });
  return 'reference' in uploaded ? keep(uploaded.reference, passage, signal) : uploaded;
}

async function upload({ file, passage, signal, onPercent }: AccentOrder): Promise<UploadedFile | AccentOutcome> {
  let outcome: UploadedFile | AccentOutcome = { kind: 'failed', message: uploadFailedMessage };
  const order = {
    key: { fileCode: randomCode(), moduleName: 'TutorAudio' as const },
    file,
    fileName: `accent-${passage}.wav`,
    isResumed: false,
  };
  await runUpload(order, browserEnvironment, signal, (progress) => {
    onPercent(progress.percent);
    if (progress.phase === 'done') outcome = progress.file;
    if (progress.phase === 'sessionGone') outcome = { kind: 'signedOut' };
    if (progress.phase === 'failed') outcome = { kind: 'failed', message: progress.message };
  });
  return outcome;
}

async function keep(reference: string, passage: AccentPassageId, signal: AbortSignal): Promise<AccentOutcome> {
  const kept = await ask<readonly AccentFact[]>('/devices/accent', { reference, passage }, { signal });
  if (kept.isDone) return { kind: 'sent', sent: kept.body };
  if (kept.kind === 'signedOut') return { kind: 'signedOut' };
  return { kind: 'failed', message: kept.kind === 'unknown' ? uploadFailedMessage : kept.message };
}
