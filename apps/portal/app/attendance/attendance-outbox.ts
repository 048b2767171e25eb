import { openOutboxStore } from '@tutor/realtime/outbox/browser-outbox-store';
import { memoryOutboxStore } from '@tutor/realtime/outbox/memory-outbox-store';
import { type Outbox, type SendTools, startOutbox } from '@tutor/realtime/outbox/outbox';
import type { OutboxItem } from '@tutor/realtime/outbox/outbox-item';
import type { SendOutcome } from '@tutor/realtime/outbox/send-outcome';
import { seconds } from '@tutor/rules/time/durations';
import { z } from 'zod';
import { ask } from '../kit/line/ask.ts';
import { browserEnvironment } from '../uploads/browser-environment.ts';
import { runUpload, type UploadProgress } from '../uploads/upload-run.ts';
import type { AnswerOutcome } from './answer.server.ts';
import type { AttendanceReply } from './attendance-reply.ts';

const payloadSchema: z.ZodType<AttendanceReply> = z.object({
  item: z.object({
    id: z.int().positive(),
    timeText: z.string(),
    start: z.date().optional(),
    end: z.date().optional(),
    studentName: z.string().optional(),
    subject: z.string().optional(),
    lessonFeeCentavos: z.number().optional(),
  }),
  answer: z.enum(['yes', 'no']),
  reason: z.string().optional(),
  note: z.string().optional(),
  photo: z.instanceof(File).optional(),
  reference: z.string().optional(),
});

/** A reply is small: one that has not been answered for so long is tried again. */
const replyTimeoutMs = seconds(30);

/** The tutor's outbox of attendance replies. `isLasting` is false where the browser does not keep what is in it. */
export async function startAttendanceOutbox(
  tuid: number,
  onSignedOut: () => void,
): Promise<{ outbox: Outbox<AttendanceReply>; isLasting: () => boolean }> {
  const scope = `attendance-outbox:${tuid}`;
  const { store, isLasting } = await openOutboxStore(scope, payloadSchema, memoryOutboxStore<AttendanceReply>());
  return { outbox: startOutbox({ scope, store, send: sendReply, onSignedOut }), isLasting };
}

/** Sends the photo, where there is one, and then the reply. */
async function sendReply(item: OutboxItem<AttendanceReply>, tools: SendTools<AttendanceReply>): Promise<SendOutcome> {
  const { payload } = item;
  if (payload.photo === undefined || payload.reference !== undefined) return post(item, payload, tools.signal);
  const upload = await uploadPhoto(item, payload.photo, tools);
  if (upload.phase === 'sessionGone') return { kind: 'signedOut' };
  if (upload.phase === 'failed' && !upload.canRetry) return { kind: 'refused', message: upload.message };
  if (upload.phase !== 'done') return { kind: 'unknown' };
  const sent = { ...payload, reference: upload.file.reference };
  // The photo has arrived: the next attempt begins with the reply.
  await tools.save(sent);
  return post(item, sent, tools.signal);
}

/** Uploads under the item's own key, so that a later attempt goes on where this one ended. */
async function uploadPhoto(
  { key, attempts }: OutboxItem<AttendanceReply>,
  photo: File,
  { signal, onProgress }: SendTools<AttendanceReply>,
): Promise<UploadProgress> {
  const ending = new AbortController();
  let last: UploadProgress = { phase: 'sending', percent: 0 };
  const order = { key: { fileCode: key, moduleName: 'Absent' as const }, file: photo, fileName: photo.name };
  await runUpload(
    { ...order, isResumed: attempts > 0 },
    browserEnvironment,
    AbortSignal.any([signal, ending.signal]),
    (progress) => {
      // Waiting for the line is the outbox's to do: meanwhile it sends what else it has.
      if (progress.phase === 'waiting') ending.abort();
      last = progress;
      onProgress(progress.percent);
    },
  );
  return last;
}

async function post(
  { key, tappedAtMs }: OutboxItem<AttendanceReply>,
  { item, answer, reason, note, reference }: AttendanceReply,
  signal: AbortSignal,
): Promise<SendOutcome> {
  const no = { reason, note, attachment: reference };
  const fields = { id: String(item.id), answer, key, tappedAt: new Date(tappedAtMs).toISOString(), ...no };
  const given = Object.entries(fields).filter((field): field is [string, string] => field[1] !== undefined);
  const sent = await ask<AnswerOutcome>('/attendance/send', given, { signal, timeoutMs: replyTimeoutMs });
  if (sent.isDone) return { kind: sent.body.isTaken ? 'taken' : 'refused', message: sent.body.message };
  // The service asks to slow down: nothing is repeated by itself then.
  if (sent.kind === 'refused' || sent.kind === 'limited') return { kind: 'refused', message: sent.message };
  return { kind: sent.kind };
}
