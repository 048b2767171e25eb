import { randomBytes } from 'node:crypto';

/** A form's text fields and, where there is one, the bytes of its file. */
export interface FormParts {
  fields: Record<string, string>;
  file: Uint8Array | undefined;
}

/** Name of the part that carries the file's bytes (specification, growth §3 'Upload'). */
export const filePartName = 'file';

/** Takes a form call's body apart: `file` is bytes, every other member text. Absent members are not sent. */
export function formFields(body: unknown): FormParts {
  const fields: Record<string, string> = {};
  let file: Uint8Array | undefined;
  for (const [name, value] of Object.entries(body ?? {})) {
    if (value instanceof Uint8Array) file = value;
    else if (value !== undefined) fields[name] = String(value);
  }
  return { fields, file };
}

/**
 * The bytes of a multipart form. Written here rather than by FormData, whose streamed bodies cost more than the rest of a
 * slice's way together.
 */
export function multipartBody(
  fields: Readonly<Record<string, string>>,
  file: Uint8Array | undefined,
): { bytes: Uint8Array<ArrayBuffer>; contentType: string } {
  const boundary = `----tutor-${randomBytes(18).toString('base64url')}`;
  let head = '';
  for (const [name, value] of Object.entries(fields)) {
    head += `--${boundary}\r\ncontent-disposition: form-data; name="${escaped(name)}"\r\n\r\n${value}\r\n`;
  }
  if (file !== undefined) {
    const fileName = escaped(fields.fileName ?? 'file');
    head += `--${boundary}\r\ncontent-disposition: form-data; name="${filePartName}"; filename="${fileName}"\r\n`;
    head += 'content-type: application/octet-stream\r\n\r\n';
  }
  const tail = `${file === undefined ? '' : '\r\n'}--${boundary}--\r\n`;
  const bytes = Buffer.concat([Buffer.from(head), file ?? Buffer.alloc(0), Buffer.from(tail)]);
  return { bytes, contentType: `multipart/form-data; boundary=${boundary}` };
}

/** As browsers write a name into a part's header. */
function escaped(text: string): string {
  return text.replaceAll('"', '%22').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}
