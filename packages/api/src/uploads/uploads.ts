import { uploadModules } from '@tutor/rules/uploads/upload-modules';
import { z } from 'zod';
import { area, post, postForm } from '../core/endpoint.ts';
import { ignored } from '../core/wire.ts';

/** Which upload: a code of the caller's making, and the module that the file is for. */
const uploadKey = {
  fileCode: z.string().regex(/^[\w-]{8,64}$/, 'must be 8 to 64 letters, digits, hyphens or underscores'),
  moduleName: z.enum(uploadModules, { error: 'not one of the upload modules' }),
};

const fileBytes = z
  .custom<Uint8Array>((value) => value instanceof Uint8Array, { error: 'is not a file' })
  .meta({ type: 'string', format: 'binary' });

/** A finished upload (shape assumed). */
export const uploadedFileSchema = z.object({
  /** What forms send on: 'Absent/<22 characters>.jpg'. */
  FilePath: z.string(),
  FileName: z.string(),
  FileSize: z.int().nonnegative(),
  /** SHA-256, lower-case hexadecimal. */
  FileHash: z.string(),
});
export type UploadedFile = z.output<typeof uploadedFileSchema>;

/** Sending a file in slices (specification, growth §4 and §7 'Upload'). */
export const uploads = area('/api/Upload', {
  chunk: postForm('Chunk', {
    summary: 'Stores one slice of 524288 bytes (the last may be shorter), counted from 1. Body: its number.',
    body: z.object({
      /** May be missing or empty on the wire; the answer then is ErrorCode 100 or the upload's own failure text. */
      file: fileBytes.optional(),
      chunk: z.coerce.number().int().min(1).max(1_000_000_000),
      ...uploadKey,
      fileName: z.string().min(1).max(4_096),
    }),
    reply: z.int(),
    timeout: 'upload',
  }),
  merge: postForm('Merge', {
    summary: 'Makes the file of its slices, once: repeated, it answers the same. fileHash and fileSize are compared.',
    body: z.object({
      ...uploadKey,
      /** SHA-256 of the whole file, hexadecimal; assumed, and left out where the caller cannot make it. */
      fileHash: z
        .string()
        .toLowerCase()
        .regex(/^[0-9a-f]{64}$/)
        .optional(),
      /** Bytes of the whole file; assumed. */
      fileSize: z.coerce.number().int().nonnegative().optional(),
    }),
    reply: uploadedFileSchema,
    timeout: 'upload',
  }),
  cancel: post('Cancel', {
    summary: 'Gives an unfinished upload up; what was sent is removed.',
    query: z.object(uploadKey),
    reply: ignored,
  }),
  state: post('GetUploadState', {
    summary: 'Which slices the service has, so that an upload goes on where it stopped; File once it is merged.',
    query: z.object(uploadKey),
    reply: z.object({ Chunks: z.array(z.int().positive()), File: uploadedFileSchema.nullish() }),
    assumed: true,
  }),
});
