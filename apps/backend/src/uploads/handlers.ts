import { implement } from '@tutor/api/core/implement';
import { uploads as contract } from '@tutor/api/uploads/uploads';
import { chunkFailedMessage, noFileMessage } from '@tutor/rules/uploads/upload-messages';
import { and, eq } from 'drizzle-orm';
import type { FileStore } from '../files/file-store.ts';
import type { CallContext } from '../http/call-context.ts';
import { Refusal, refusalCodes } from '../http/refusal.ts';
import { cancelUpload } from './cancel-upload.ts';
import { findUpload } from './find-upload.ts';
import { mergedFile, mergeUpload } from './merge-upload.ts';
import { receiveChunk } from './receive-chunk.ts';
import { uploadChunks } from './tables.ts';

/** Files that come in slices. */
export function uploadEndpoints(store: FileStore) {
  return implement<typeof contract, CallContext>(contract, {
    chunk: async ({ body: { file, ...chunk }, queries, now, requireSession }) => {
      const { tuid } = requireSession();
      if (file === undefined) throw new Refusal(refusalCodes.invalid, noFileMessage);
      if (file.byteLength === 0) throw new Refusal(refusalCodes.failed, chunkFailedMessage);
      await receiveChunk(queries, store, { ...chunk, tuid, bytes: file }, now);
      return { body: chunk.chunk };
    },

    merge: async ({ body, queries, now, requireSession }) => {
      const { fileHash, fileSize, ...key } = body;
      const order = { ...key, tuid: requireSession().tuid, fileHash, fileSize };
      return { body: await mergeUpload(queries, store, order, now) };
    },

    cancel: async ({ query, queries, now, requireSession }) => {
      await cancelUpload(queries, store, { ...query, tuid: requireSession().tuid }, now);
      return { body: true };
    },

    state: async ({ query, queries, requireSession }) => {
      const upload = await findUpload(queries, { ...query, tuid: requireSession().tuid });
      if (upload === undefined || upload.state === 'cancelled') return { body: { Chunks: [] } };
      if (upload.state === 'merged') return { body: { Chunks: [], File: await mergedFile(queries, store, upload) } };
      const chunks = await queries
        .select({ chunk: uploadChunks.chunk })
        .from(uploadChunks)
        .where(and(eq(uploadChunks.uploadId, upload.id), eq(uploadChunks.isStored, true)))
        .orderBy(uploadChunks.chunk);
      return { body: { Chunks: chunks.map(({ chunk }) => chunk) } };
    },
  });
}
