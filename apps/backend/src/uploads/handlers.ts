import { implement } from '@tutor/api/core/implement';
import { uploads as contract } from '@tutor/api/uploads/uploads';
import { chunkFailedMessage, noFileMessage } from '@tutor/rules/uploads/upload-messages';
import { and, eq } from 'drizzle-orm';
import type { FileOwner } from '../files/file-owner.ts';
import type { FileStore } from '../files/file-store.ts';
import type { CallContext } from '../http/call-context.ts';
import { Refusal, refusalCodes } from '../http/refusal.ts';
import { cancelUpload } from './cancel-upload.ts';
import { findUpload } from './find-upload.ts';
import { mergedFile, mergeUpload } from './merge-upload.ts';
import { receiveChunk } from './receive-chunk.ts';
import { uploadChunks } from './tables.ts';

interface UploadOptions {
  store: FileStore;
  /** Whose the caller's files are; throws for whoever may not send any. */
  ownerOf: (context: CallContext) => FileOwner | Promise<FileOwner>;
}

/** Files that come in slices. */
export function uploadEndpoints({ store, ownerOf }: UploadOptions) {
  return implement<typeof contract, CallContext>(contract, {
    chunk: async (context) => {
      const owner = await ownerOf(context);
      const { queries, now } = context;
      const { file, ...chunk } = context.body;
      if (file === undefined) throw new Refusal(refusalCodes.invalid, noFileMessage);
      if (file.byteLength === 0) throw new Refusal(refusalCodes.failed, chunkFailedMessage);
      await receiveChunk(queries, store, { ...chunk, ...owner, bytes: file }, now);
      return { body: chunk.chunk };
    },

    merge: async (context) => {
      const { fileHash, fileSize, ...key } = context.body;
      const order = { ...key, ...(await ownerOf(context)), fileHash, fileSize };
      return { body: await mergeUpload(context.queries, store, order, context.now) };
    },

    cancel: async (context) => {
      await cancelUpload(context.queries, store, { ...context.query, ...(await ownerOf(context)) }, context.now);
      return { body: true };
    },

    state: async (context) => {
      const { queries, query } = context;
      const upload = await findUpload(queries, { ...query, ...(await ownerOf(context)) });
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
