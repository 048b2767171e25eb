import { invalid, Refusal, refusalCodes } from './refusal.ts';

/** Longest body that is read, in bytes. */
const bodyBytesMax = 1024 * 1024;
// Deeper than any call of the contract; a deep nest costs its readers their stack.
const depthMax = 32;
/** Several times what any call sends; each value costs its readers something. */
const valuesMax = 10_000;

/**
 * The JSON body of a request, or undefined where none was sent.
 * Throws a Refusal: 413 above 1 MiB, 415 for another type, 400 for text that is not plain JSON.
 */
export async function readJsonBody(request: Request): Promise<unknown> {
  if (request.method === 'GET' || request.method === 'HEAD') return undefined;
  const text = await readText(request);
  if (text === '') return undefined;
  const type = request.headers.get('content-type') ?? '';
  if (!/^application\/json\s*(;|$)/i.test(type)) {
    throw new Refusal(refusalCodes.unsupportedType, 'Content-Type: expected application/json', 415);
  }
  requireBounds(text);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new Refusal(refusalCodes.invalid, 'Body: is not JSON', 400);
  }
  requirePlain(value);
  return value;
}

async function readText(request: Request): Promise<string> {
  const tooLarge = new Refusal(refusalCodes.tooLarge, 'Body: must be at most 1 MiB', 413);
  if (Number(request.headers.get('content-length') ?? 0) > bodyBytesMax) throw tooLarge;
  if (request.headers.get('content-length') !== null) {
    // The length is announced and Node holds the sender to it.
    return decode(await request.arrayBuffer());
  }
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of request.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > bodyBytesMax) throw tooLarge;
    chunks.push(chunk);
  }
  return decode(Buffer.concat(chunks));
}

function decode(bytes: ArrayBuffer | Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new Refusal(refusalCodes.invalid, 'Body: is not UTF-8', 400);
  }
}

/** Refuses a text that would be too deep or have too many values, before it is parsed. Of one that is no JSON it may say anything. */
function requireBounds(text: string): void {
  let depth = 0;
  let values = 1;
  let isQuoted = false;
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at];
    if (isQuoted) {
      if (character === '\\') at += 1;
      else if (character === '"') isQuoted = false;
    } else if (character === '"') isQuoted = true;
    else if (character === ',') values += 1;
    else if (character === '[' || character === '{') depth += 1;
    else if (character === ']' || character === '}') depth -= 1;
    if (depth > depthMax) throw new Refusal(refusalCodes.invalid, 'Body: is nested too deeply', 400);
    if (values > valuesMax) throw new Refusal(refusalCodes.invalid, 'Body: has too many values', 400);
  }
}

function requirePlain(value: unknown): void {
  const open: { value: unknown; path: readonly string[] }[] = [{ value, path: [] }];
  for (let item = open.pop(); item !== undefined; item = open.pop()) {
    const { path } = item;
    if (typeof item.value === 'string') requirePlainText(path.join('.') || 'Body', item.value);
    if (typeof item.value !== 'object' || item.value === null) continue;
    for (const [name, member] of Object.entries(item.value)) {
      requirePlainText('Body', name);
      open.push({ value: member, path: [...path, name] });
    }
  }
}

/** Refuses a NUL and half a character, which no text of the contract has and the database cannot keep, by its field's name. */
export function requirePlainText(field: string, text: string): void {
  if (text.includes('\u0000') || /\p{Cs}/u.test(text)) throw invalid(field, 'has a character that cannot be used');
}
