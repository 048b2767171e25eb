import { Busboy, type BusboyInstance } from '@fastify/busboy';
import { filePartName } from '@tutor/api/core/form-body';
import { chunkBytes } from '@tutor/rules/uploads/chunks';
import { requirePlainText } from './json-body.ts';
import { Refusal, refusalCodes } from './refusal.ts';

const fieldBytesMax = 16 * 1024;
const fieldsMax = 20;
/** The largest slice with its fields around it. */
const bodyBytesMax = chunkBytes + 64 * 1024;

/** A form as it came. Its file lies in memory that the next form takes over after `release`: call that once it is answered. */
export interface FormBody {
  body: unknown;
  signed: Record<string, string>;
  release: () => void;
}

// New memory for every slice would have the whole heap collected a few times a second.
const spareRooms: Uint8Array[] = [];
const spareRoomsMax = 16;

/**
 * A multipart form: its text fields, and the bytes of its part named `file`. One slice is held in memory, never a file. It is
 * read from the `socket` itself where there is one: the request's own stream costs as much as the rest of a slice's way.
 * Throws a Refusal: 413 for more than a slice, 415 for another type, 400 for what is no form.
 */
export async function readFormBody(request: Request, socket: AsyncIterable<Uint8Array> | undefined): Promise<FormBody> {
  const type = request.headers.get('content-type') ?? '';
  if (!/^multipart\/form-data\s*;/i.test(type)) {
    throw new Refusal(refusalCodes.unsupportedType, 'Content-Type: expected multipart/form-data', 415);
  }
  if (Number(request.headers.get('content-length') ?? 0) > bodyBytesMax) throw tooLarge();
  const fields = new Map<string, string>();
  let file: Uint8Array | undefined;
  const room = spareRooms.pop() ?? new Uint8Array(chunkBytes);

  const parser = openParser(type);
  const parsed = new Promise<void>((resolve, reject) => {
    parser.on('field', (name, value, isNameCut, isValueCut) => {
      if (isNameCut || isValueCut) return reject(badForm('a field is too long'));
      if (fields.has(name)) return reject(badForm('a field is given twice'));
      fields.set(name, value);
    });
    parser.on('file', (name, stream) => {
      let length = 0;
      stream.on('data', (piece: Uint8Array) => {
        // The parser cuts the file off at the length of a slice.
        room.set(piece, length);
        length += piece.byteLength;
      });
      stream.on('limit', () => reject(tooLarge()));
      stream.on('error', reject);
      stream.on('end', () => {
        if (name === filePartName) file = room.subarray(0, length);
      });
    });
    for (const limit of ['partsLimit', 'filesLimit', 'fieldsLimit'] as const) {
      parser.on(limit, () => reject(badForm('it has too many parts')));
    }
    parser.on('error', () => reject(badForm('it is not a multipart form')));
    parser.on('finish', resolve);
  });
  // Its end is awaited below; a refusal on the way must not count as unheard.
  parsed.catch(() => {});
  let bytes = 0;
  for await (const piece of socket ?? request.body ?? []) {
    bytes += piece.byteLength;
    if (bytes > bodyBytesMax) throw tooLarge();
    parser.write(piece);
  }
  parser.end();
  await parsed;

  const signed = Object.fromEntries(fields);
  for (const [name, value] of fields) {
    requirePlainText('Form', name);
    requirePlainText(name, value);
  }
  const release = (): void => {
    if (spareRooms.length < spareRoomsMax) spareRooms.push(room);
  };
  return { body: { ...signed, file }, signed, release };
}

function openParser(type: string): BusboyInstance {
  try {
    return new Busboy({
      headers: { 'content-type': type },
      limits: {
        files: 1,
        fields: fieldsMax,
        parts: fieldsMax + 1,
        fieldSize: fieldBytesMax,
        fileSize: chunkBytes,
        headerPairs: 20,
      },
    });
  } catch {
    throw badForm('it is not a multipart form');
  }
}

function badForm(reason: string): Refusal {
  return new Refusal(refusalCodes.invalid, `Form: ${reason}`, 400);
}

function tooLarge(): Refusal {
  return new Refusal(refusalCodes.tooLarge, `file: a slice has at most ${chunkBytes} bytes`, 413);
}
