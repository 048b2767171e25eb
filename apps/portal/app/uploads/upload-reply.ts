/** A finished upload, as the portal's pages know it. */
export interface UploadedFile {
  /** What forms send: 'Absent/<22 characters>.jpg'. */
  reference: string;
  name: string;
  /** Bytes. */
  size: number;
}

/** What the portal answers to each call of an upload. */
export type UploadReply =
  | { isDone: true; chunks: number[]; file: UploadedFile | null }
  | { isDone: false; kind: UploadFailureKind; message: string };

/** `sessionGone` leads to /login; `busy` is worth another try, `limited` one by the tutor (HTTP 229); `refused` is not. */
type UploadFailureKind = 'sessionGone' | 'refused' | 'limited' | 'busy';

/** Reads an answer; undefined for anything else, such as a gateway's own page. */
export function readUploadReply(value: unknown): UploadReply | undefined {
  if (typeof value !== 'object' || value === null || !('isDone' in value)) return undefined;
  if (value.isDone === true && 'chunks' in value && Array.isArray(value.chunks)) {
    const file = 'file' in value ? readFile(value.file) : null;
    return { isDone: true, chunks: value.chunks.map(Number), file };
  }
  if (!('kind' in value) || !('message' in value) || typeof value.message !== 'string') return undefined;
  const kind = (['sessionGone', 'refused', 'limited', 'busy'] as const).find((known) => known === value.kind);
  return kind === undefined ? undefined : { isDone: false, kind, message: value.message };
}

function readFile(value: unknown): UploadedFile | null {
  if (typeof value !== 'object' || value === null) return null;
  if (!('reference' in value) || !('name' in value) || !('size' in value)) return null;
  return { reference: String(value.reference), name: String(value.name), size: Number(value.size) };
}
