import type { ChatAsks, UploadOrder, UploadTools } from '@tutor/realtime/chat/chat-asks';
import { attachmentPath } from '@tutor/realtime/chat/chat-payload';
import { RefusedError, SessionGoneError } from '@tutor/realtime/service/answer';
import { chunkRange, missingChunks, uploadPercent } from '@tutor/rules/uploads/chunks';
import { shownFileName } from '@tutor/rules/uploads/file-name';
import { z } from 'zod';

const answerSchema = z.discriminatedUnion('isDone', [
  z.object({ isDone: z.literal(true), body: z.unknown() }),
  z.object({ isDone: z.literal(false), kind: z.enum(['refused', 'limited', 'signedOut']), message: z.string() }),
]);
const fileReply = z.object({ FilePath: attachmentPath });
const stateReply = z.object({ Chunks: z.array(z.int()), File: fileReply.nullish() });
const nothing: z.output<typeof stateReply> = { Chunks: [] };

/** Puts a file with the service, slice by slice, and goes on where an earlier attempt ended. Gives its reference. */
export async function uploadFile(
  address: string,
  { key, file, isResumed }: UploadOrder,
  { onProgress, signal }: UploadTools,
): ReturnType<ChatAsks['uploadFile']> {
  const upload = { fileCode: key, moduleName: 'Attachment' };
  const post = (name: string, fields: Readonly<Record<string, string | Blob>>): Promise<unknown> => {
    const form = new FormData();
    for (const [field, value] of Object.entries({ ...upload, ...fields })) form.append(field, value);
    return answered(fetch(`${address}/uploads/${name}`, { method: 'POST', body: form, signal }));
  };
  const known = isResumed ? await askState(`${address}/uploads/state?${new URLSearchParams(upload)}`, signal) : nothing;
  if (known.File != null) return known.File.FilePath;
  const missing = missingChunks(file.size, known.Chunks);
  const bytesOf = (chunk: number): number => {
    const { start, end } = chunkRange(chunk, file.size);
    return end - start;
  };
  let sentBytes = file.size - missing.reduce((sum, chunk) => sum + bytesOf(chunk), 0);
  const fileName = shownFileName(file.name);
  for (const chunk of missing) {
    const { start, end } = chunkRange(chunk, file.size);
    // The fields come first: the service reads a form as it comes.
    await post('chunk', { chunk: String(chunk), fileName, file: file.slice(start, end) });
    sentBytes += bytesOf(chunk);
    onProgress(uploadPercent({ sentBytes, totalBytes: file.size, isMerged: false }));
  }
  return fileReply.parse(await post('merge', { fileSize: String(file.size) })).FilePath;
}

async function askState(address: string, signal: AbortSignal) {
  return stateReply.parse(await answered(fetch(address, { method: 'POST', signal })));
}

async function answered(asking: Promise<Response>): Promise<unknown> {
  const answer = answerSchema.parse(await (await asking).json());
  if (answer.isDone) return answer.body;
  if (answer.kind === 'signedOut') throw new SessionGoneError(answer.message);
  throw answer.kind === 'refused' ? new RefusedError(answer.message) : new Error(answer.message);
}
