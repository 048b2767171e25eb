import { createHash } from 'node:crypto';
import type { ChatFile } from '@tutor/rules/chat/chat-entry';
import type { Queries } from '../../src/database/database.ts';
import type { FileStore } from '../../src/files/file-store.ts';
import { files } from '../../src/files/tables.ts';
import { tutorTemplates } from '../account/tutor-templates.ts';
import type { Random } from '../seeding/random.ts';
import { drawnPng } from './drawn-png.ts';

interface SeedFile extends ChatFile {
  bytes: Buffer;
}

const [width, height] = [480, 320];

/** A child's drawing: a house on a meadow, below the sun. */
function house(): Buffer {
  return drawnPng(width, height, (x, y) => {
    if (Math.hypot(x - 400, y - 70) < 38) return [246, 190, 60];
    const isRoof = y > 90 && y < 160 && Math.abs(x - 190) < (y - 90) * 1.5;
    if (isRoof) return [176, 72, 60];
    const isWall = y >= 160 && y < 262 && Math.abs(x - 190) < 88;
    if (isWall && y > 205 && Math.abs(x - 190) < 20) return [106, 76, 58];
    if (isWall && y > 180 && y < 215 && Math.abs(Math.abs(x - 190) - 55) < 18) return [168, 212, 230];
    if (isWall) return [240, 222, 188];
    return y > 245 + Math.sin(x / 38) * 9 ? [116, 172, 96] : [214, 234, 244];
  });
}

/** Circles of the words that were learnt, in the colours of the week. */
function balloons(): Buffer {
  const circles = [
    { x: 110, y: 120, colour: [226, 110, 96] },
    { x: 200, y: 90, colour: [240, 186, 84] },
    { x: 290, y: 130, colour: [98, 168, 138] },
    { x: 370, y: 95, colour: [104, 140, 206] },
  ] as const;
  return drawnPng(width, height, (x, y) => {
    const circle = circles.find((one) => Math.hypot(x - one.x, (y - one.y) * 0.85) < 46);
    if (circle !== undefined) return circle.colour;
    const isString = circles.some(
      (one) => y > one.y && Math.abs(x - one.x - (240 - one.x) * ((y - one.y) / 230)) < 1.2,
    );
    return isString ? [120, 112, 104] : [252, 248, 240];
  });
}

/** A sheet of paper with some lines of text. */
function sheet(lines: readonly string[]): Buffer {
  const text = lines
    .map((line, index) => `${index === 0 ? '' : '0 -26 Td '}(${line.replace(/[()\\]/g, '\\$&')}) Tj`)
    .join(' ');
  const stream = `BT /F1 15 Tf 64 760 Td ${text} ET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 4 0 R >> >> /Contents 5 0 R >>',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    `<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`,
  ];
  let pdf = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = pdf.length;
    pdf += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return String(offset).padStart(10, '0');
  });
  const table = ['0000000000 65535 f ', ...offsets.map((offset) => `${offset} 00000 n `)].join('\n');
  return Buffer.from(
    `${pdf}xref\n0 ${objects.length + 1}\n${table}\ntrailer << /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${pdf.length}\n%%EOF\n`,
    'latin1',
  );
}

function seedFile(name: string, contentType: string, bytes: Buffer): SeedFile {
  const stem = createHash('sha256').update(`chat ${name}`).digest('base64url').slice(0, 22);
  const path = `Attachment/${stem}.${name.split('.').at(-1)}`;
  return {
    path,
    name,
    size: bytes.length,
    contentType,
    bytes,
    ...(contentType.startsWith('image/') ? { width, height } : {}),
  };
}

/** Files that are sent in the seeded conversations and by the students of the simulated day; made in code. */
export const seedFiles = {
  house: seedFile('my house.png', 'image/png', house()),
  balloons: seedFile('new words.png', 'image/png', balloons()),
  homework: seedFile(
    'homework page 14.pdf',
    'application/pdf',
    sheet([
      'Homework',
      '1. Why do you like your school?',
      '2. What did you do last weekend?',
      '3. Write four sentences with because.',
    ]),
  ),
} as const;

/** What travels of a file. */
export function chatFileOf({ bytes: _bytes, ...file }: SeedFile): ChatFile {
  return file;
}

/** One of the pictures, as it travels. */
export function somePicture(random: Random): ChatFile {
  return chatFileOf(random.pick([seedFiles.house, seedFiles.balloons]));
}

/** Tells the database of the files. Running it again changes nothing. */
export async function seedFileRows(queries: Queries, now: Date): Promise<void> {
  const tuid = tutorTemplates[0]?.tuid;
  if (tuid === undefined) throw new Error('there are no tutors');
  await queries
    .insert(files)
    .values(
      Object.values(seedFiles).map(({ path, name, contentType, size, bytes }) => ({
        tuid,
        reference: path,
        moduleName: 'Attachment',
        fileName: name,
        contentType,
        byteSize: size,
        hash: createHash('sha256').update(bytes).digest('hex'),
        createdAt: now,
        usedAt: now,
      })),
    )
    .onConflictDoNothing();
}

/** Puts the files' bytes where they are missing: several processes may share a database, and a folder may be lost. */
export async function storeSeedFiles(store: FileStore): Promise<void> {
  for (const { path, bytes } of Object.values(seedFiles)) {
    if ((await store.find(path)) !== undefined) continue;
    const [, storedName = ''] = /\/([\w-]{22})\./.exec(path) ?? [];
    await store.discard(storedName);
    await store.begin(storedName);
    await store.writeSlice(storedName, 0, bytes);
    await store.keep(storedName, path);
  }
}
