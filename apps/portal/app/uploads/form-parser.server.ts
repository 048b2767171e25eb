import { Readable } from 'node:stream';
import { Busboy, type BusboyInstance } from '@fastify/busboy';
import { json } from '@remix-run/node';

const textBytesMax = 64 * 1024;
const textsMax = 500;
/** All that the pages of personal data take, and as many again. A place that stays empty is posted as a file too. */
const filesMax = 40;

/** Whether a form is of the kind that may carry files. */
export function isMultipart(request: Request): boolean {
  return /^multipart\/form-data\s*;/i.test(request.headers.get('content-type') ?? '');
}

/** A reader of a multipart form that holds none of its files as a whole. */
export function openParser(request: Request): BusboyInstance {
  try {
    return new Busboy({
      headers: { 'content-type': request.headers.get('content-type') ?? '' },
      limits: {
        fieldSize: textBytesMax,
        fields: textsMax,
        files: filesMax,
        parts: textsMax + filesMax,
        headerPairs: 20,
      },
    });
  } catch {
    throw badForm();
  }
}

/** Reads a form through its parser to the end. */
export async function parseForm(request: Request, parser: BusboyInstance): Promise<void> {
  let hasTooMany = false;
  for (const limit of ['partsLimit', 'filesLimit', 'fieldsLimit'] as const) {
    parser.on(limit, () => {
      hasTooMany = true;
    });
  }
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
  // What is beyond a limit was dropped: the form is not what was sent.
  if (hasTooMany) throw tooManyParts();
}

function tooManyParts(): Response {
  return json({ message: 'This form carries too many files at once. Please go back and send fewer.' }, 400);
}

function badForm(): Response {
  return new Response('The form could not be read.', { status: 400 });
}
