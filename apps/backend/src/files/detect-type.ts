import { createHash } from 'node:crypto';
import { open, readFile } from 'node:fs/promises';
import type { FileType } from '@tutor/rules/uploads/file-types';
import { fileTypeOfName } from '@tutor/rules/uploads/file-types';
import type { UploadModule } from '@tutor/rules/uploads/upload-modules';
import { withoutPlace } from '@tutor/rules/uploads/without-place';
import { fileTypeFromFile } from 'file-type';
import { imageSize } from 'image-size';
import { isBlankPng } from './blank-png.ts';

/** Pixels of the largest picture that is taken: more would be a bomb for whoever shows it. */
const pixelsMax = 50_000_000;
const headBytes = 512 * 1024;
const damagedMessage = 'This picture is damaged and cannot be read. Please choose another one.';
const blankSignatureMessage = 'This picture shows no signature. Please draw it again.';

// By the detector's MIME types. Old Office files share one container, which alone does not tell them apart.
const byContent: Readonly<Record<string, readonly FileType[]>> = {
  'image/jpeg': ['jpg'],
  'image/png': ['png'],
  'image/gif': ['gif'],
  'image/webp': ['webp'],
  'application/pdf': ['pdf'],
  'application/x-cfb': ['doc', 'xls', 'ppt'],
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': ['docx'],
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': ['xlsx'],
  'application/vnd.openxmlformats-officedocument.presentationml.presentation': ['pptx'],
  'application/zip': ['zip'],
  'audio/mpeg': ['mp3'],
  'audio/x-m4a': ['m4a'],
  'audio/mp4': ['m4a'],
  'audio/wav': ['wav'],
  'audio/ogg': ['ogg'],
  'audio/ogg; codecs=opus': ['ogg'],
  'video/mp4': ['mp4'],
  'video/x-m4v': ['mp4'],
  'video/quicktime': ['mov'],
  'video/webm': ['webm'],
};

/** The type of a file by its content; the name only chooses where one content has several types. Undefined for everything else. */
export async function detectFileType(source: string, fileName: string): Promise<FileType | undefined> {
  const detected = await fileTypeFromFile(source).catch(unknownType);
  const named = fileTypeOfName(fileName);
  // Recorders of many phones write sound into a container that bears no mark of it but the name.
  if (detected?.mime === 'video/mp4' && named === 'm4a') return named;
  const candidates = detected === undefined ? [] : (byContent[detected.mime] ?? []);
  return candidates.length > 1 ? candidates.find((candidate) => candidate === named) : candidates[0];
}

/** Which kind of picture a file is by its content, in a word: 'HEIC'. Undefined for anything else. */
export async function pictureWord(source: string): Promise<string | undefined> {
  const detected = await fileTypeFromFile(source).catch(unknownType);
  return detected?.mime.startsWith('image/') ? detected.ext.toUpperCase() : undefined;
}

/** A file that the detector cannot parse has no known type. An error with a `syscall` is the file system's, not the content's. */
function unknownType(error: unknown): undefined {
  if (error instanceof Error && 'syscall' in error) throw error;
  return undefined;
}

/** Size of a picture in pixels, and why it cannot be taken where it cannot. */
export interface PictureFacts {
  width?: number;
  height?: number;
  /** SHA-256 of the picture of a class photo, whatever is written beside it. */
  hash?: string;
  problem?: string | undefined;
}

/**
 * What is known of a picture for a module. It cannot be taken where its head cannot be read, where it has no pixels or too many
 * of them, and as a signature without ink.
 */
export async function pictureFacts(source: string, moduleName: UploadModule): Promise<PictureFacts> {
  const facts = await sizeOf(source);
  if (facts.problem !== undefined) return facts;
  if (moduleName === 'GroupPhoto') return { ...facts, hash: pictureHash(await readFile(source)) };
  if (moduleName !== 'ElectronicallySigned') return facts;
  const isBlank = await isBlankPng(source).catch(() => undefined);
  if (isBlank === undefined) return { problem: damagedMessage };
  return { ...facts, problem: isBlank ? blankSignatureMessage : undefined };
}

function pictureHash(file: Uint8Array): string {
  return createHash('sha256').update(withoutPlace(file)).digest('hex');
}

async function sizeOf(source: string): Promise<PictureFacts> {
  const file = await open(source, 'r');
  try {
    const head = Buffer.alloc(headBytes);
    const { bytesRead } = await file.read(head, 0, headBytes, 0);
    const { width, height } = imageSize(head.subarray(0, bytesRead));
    if (width * height > pixelsMax) {
      return {
        problem: `This picture has more than ${pixelsMax / 1_000_000} million pixels. Please choose a smaller one.`,
      };
    }
    return width > 0 && height > 0 ? { width, height } : { problem: damagedMessage };
  } catch {
    return { problem: damagedMessage };
  } finally {
    await file.close();
  }
}
