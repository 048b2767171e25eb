import { randomUUID } from 'node:crypto';
import type { BusboyFileStream } from '@fastify/busboy';
import { ApiError } from '@tutor/api/core/api-error';
import { chunkFailedMessage, leftOutText } from '@tutor/rules/uploads/upload-messages';
import { tooLargeText, type UploadModule, uploadLimits, uploadProblem } from '@tutor/rules/uploads/upload-modules';
import { removedFileName } from '@tutor/rules/uploads/upload-reference';
import { isSessionGone, shownMessage } from '../kit/server/failed-call.server.ts';
import type { Api } from '../session/api.server.ts';
import type { Guarded } from '../session/guarded.server.ts';
import { isMultipart, openParser, parseForm } from './form-parser.server.ts';
import { slicesOf } from './slices-of.server.ts';

/** A field for files, as its page draws it. */
export interface FileFormField {
  module: UploadModule;
  /** Files at most; default 1: a new one takes the place of the old one. */
  limit?: number;
}

/** A form with files, read: every file is uploaded and stands in the form as its reference. */
export interface FileForm {
  form: FormData;
  /** What was wrong with a posted file, by its field. */
  fileErrors: Record<string, string>;
}

/**
 * Reads a form that may carry files. A page with JavaScript has sent them before and posts references; without it the posted
 * files are streamed on to the service here, one slice at a time. `fields` are the form's fields for files, by name; files in
 * others are dropped, and so are references that the form takes out. What is beyond a field's limit is left out, and told.
 */
export async function readFileForm(args: Guarded, fields: Readonly<Record<string, FileFormField>>): Promise<FileForm> {
  const { request } = args;
  if (!isMultipart(request)) {
    const form = await request.formData();
    return { form, fileErrors: fitted(form, fields, new Map()) };
  }
  const { api } = args;
  const fileErrors: Record<string, string> = {};
  const form = new FormData();
  /** References of what was posted, by field. */
  const arrived = new Map<string, string[]>();
  const uploading: Promise<void>[] = [];
  const failures: unknown[] = [];

  const parser = openParser(request);
  parser.on('field', (name, value) => form.append(name, value));
  parser.on('file', (field, stream, fileName) => {
    const module = Object.hasOwn(fields, field) ? fields[field]?.module : undefined;
    if (module === undefined || fileName === undefined || fileName === '') {
      stream.resume();
      return;
    }
    uploading.push(
      sendFile(api, { module, fileName, stream }).then(
        (reference) => {
          arrived.set(field, [...(arrived.get(field) ?? []), reference]);
        },
        (error: unknown) => {
          if (error instanceof UnsendableFile) fileErrors[field] = error.message;
          else failures.push(error);
        },
      ),
    );
  });
  await parseForm(request, parser);
  await Promise.all(uploading);
  const leftOut = fitted(form, fields, arrived);
  for (const error of failures) throw error;
  for (const field of Object.keys(fields)) if (!form.has(field)) form.append(field, '');
  // A file that cannot be taken comes first: it may be why there are too many.
  return { form, fileErrors: { ...leftOut, ...fileErrors } };
}

/** References of the files that a form has in a field. */
export function referencesIn(form: FormData, field: string): string[] {
  return form.getAll(field).flatMap((value) => (typeof value === 'string' && value !== '' ? [value] : []));
}

/** Puts what has arrived into the form, as far as there is room beside what it had; gives the words for what was left out. */
function fitted(
  form: FormData,
  fields: Readonly<Record<string, FileFormField>>,
  arrived: ReadonlyMap<string, readonly string[]>,
): Record<string, string> {
  const leftOut: Record<string, string> = {};
  const removed = new Set(form.getAll(removedFileName));
  form.delete(removedFileName);
  for (const [field, { limit = 1 }] of Object.entries(fields)) {
    const posted = arrived.get(field) ?? [];
    const before = referencesIn(form, field);
    const left = before.filter((reference) => !removed.has(reference));
    const had = limit === 1 && posted.length > 0 ? [] : left;
    const kept = had.slice(0, limit);
    const taken = [...posted.slice(0, limit - kept.length), ...kept];
    const excess = posted.length + had.length - taken.length;
    if (excess > 0) leftOut[field] = leftOutText(limit, excess);
    else if (posted.length === 0 && left.length === before.length) continue;
    form.delete(field);
    for (const reference of taken) form.append(field, reference);
  }
  return leftOut;
}

/** A posted file that cannot be taken, in the tutor's words. */
class UnsendableFile extends Error {
  override readonly name = 'UnsendableFile';
}

async function sendFile(
  api: Api,
  { module, fileName, stream }: { module: UploadModule; fileName: string; stream: BusboyFileStream },
): Promise<string> {
  const key = { fileCode: randomUUID(), moduleName: module };
  try {
    const problem = uploadProblem(module, { name: fileName, size: 1 });
    if (problem !== undefined) throw new UnsendableFile(problem);
    let chunk = 0;
    let size = 0;
    // Left early, the stream must stay whole: the parser waits for its end before it goes on to the next field.
    for await (const file of slicesOf(stream.iterator({ destroyOnReturn: false }))) {
      chunk += 1;
      size += file.byteLength;
      if (size > uploadLimits(module).maxBytes) throw new UnsendableFile(tooLargeText(module, size));
      await api.uploads.chunk({ body: { ...key, chunk, fileName, file } });
    }
    if (size === 0) throw new UnsendableFile(uploadProblem(module, { name: fileName, size }) ?? chunkFailedMessage);
    const { body } = await api.uploads.merge({ body: { ...key, fileSize: size } });
    return body.FilePath;
  } catch (error) {
    // The rest of the form must still be read.
    stream.resume();
    if (isSessionGone(error)) throw error;
    await api.uploads.cancel({ query: key }).catch(() => undefined);
    if (!(error instanceof ApiError)) throw error;
    throw new UnsendableFile(error.kind === 'refused' ? shownMessage(error) : chunkFailedMessage);
  }
}
