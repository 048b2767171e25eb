import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { Busboy, type BusboyFileStream, type BusboyInstance } from '@fastify/busboy';
import { ApiError } from '@tutor/api/core/api-error';
import { chunkFailedMessage } from '@tutor/rules/uploads/upload-messages';
import { tooLargeText, type UploadModule, uploadLimits, uploadProblem } from '@tutor/rules/uploads/upload-modules';
import { loaderFailure, type RequestArguments, requireSignedIn, shownMessage } from '../account/guard.server.ts';
import type { Api } from '../api.server.ts';
import { slicesOf } from './slices-of.server.ts';

/** A form with files, read: every file is uploaded and stands in the form as its reference. */
export interface FileForm {
  form: FormData;
  /** What was wrong with a posted file, by its field. */
  fileErrors: Record<string, string>;
}

const textBytesMax = 64 * 1024;

/**
 * Reads a form that may carry files. A page with JavaScript has sent them before and posts references; without it the posted
 * files are streamed on to the service here, one slice at a time. `modules` says which field is for which module.
 * Files in fields that it does not name are dropped.
 */
export async function readFileForm(
  args: RequestArguments,
  modules: Readonly<Record<string, UploadModule>>,
): Promise<FileForm> {
  const { request } = args;
  const type = request.headers.get('content-type') ?? '';
  if (!/^multipart\/form-data\s*;/i.test(type)) return { form: await request.formData(), fileErrors: {} };
  const { api } = await requireSignedIn(args);
  const form = new FormData();
  const fileErrors: Record<string, string> = {};
  const uploading: Promise<void>[] = [];
  const failures: unknown[] = [];

  const parser = openParser(type);
  parser.on('field', (name, value) => form.append(name, value));
  parser.on('file', (field, stream, fileName) => {
    const module = Object.hasOwn(modules, field) ? modules[field] : undefined;
    if (module === undefined || fileName === undefined || fileName === '') {
      stream.resume();
      return;
    }
    uploading.push(
      sendFile(api, { module, fileName, stream }).then(
        // Before what the form had already: a field for one file takes the new one.
        (reference) => {
          const before = form.getAll(field);
          form.set(field, reference);
          for (const value of before) form.append(field, value);
        },
        (error: unknown) => {
          if (error instanceof UnsendableFile) fileErrors[field] = error.message;
          else failures.push(error);
        },
      ),
    );
  });
  await parse(request, parser);
  await Promise.all(uploading);
  for (const error of failures) throw error instanceof ApiError ? await loaderFailure(error, args) : error;
  for (const field of Object.keys(modules)) if (!form.has(field)) form.append(field, '');
  return { form, fileErrors };
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
    if (error instanceof ApiError && error.kind === 'sessionGone') throw error;
    await api.uploads.cancel({ query: key }).catch(() => undefined);
    if (!(error instanceof ApiError)) throw error;
    throw new UnsendableFile(error.kind === 'refused' ? shownMessage(error) : chunkFailedMessage);
  }
}

async function parse(request: Request, parser: BusboyInstance): Promise<void> {
  const done = new Promise<void>((resolve, reject) => {
    parser.on('finish', resolve);
    parser.on('error', reject);
  });
  if (request.body === null) throw badForm();
  // The platform's stream types do not know each other.
  Readable.fromWeb(request.body as import('node:stream/web').ReadableStream)
    .on('error', (error) => parser.destroy(error))
    .pipe(parser);
  await done.catch(() => {
    throw badForm();
  });
}

function openParser(type: string): BusboyInstance {
  try {
    return new Busboy({
      headers: { 'content-type': type },
      limits: { fieldSize: textBytesMax, fields: 500, files: 10, parts: 510, headerPairs: 20 },
    });
  } catch {
    throw badForm();
  }
}

function badForm(): Response {
  return new Response('The form could not be read.', { status: 400 });
}
