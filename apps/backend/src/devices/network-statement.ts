import { createHmac, timingSafeEqual } from 'node:crypto';
import type { NetworkFigures } from '@tutor/rules/devices/network-figures';
import {
  mbpsText,
  megabytesText,
  millisecondsText,
  networkVerdict,
  percentText,
} from '@tutor/rules/devices/network-verdict';

/** A test as its statement tells it. */
export interface StatedTest {
  id: number;
  tuid: number;
  at: Date;
  figures: NetworkFigures;
}

/** Begins the last line of a statement, which PDF readers pass over as a comment. */
const signatureMark = '%tutor-portal-statement ';

/**
 * The statement of a test: a PDF of one page whose last line is the service's signature over every byte before it. The same test
 * makes the same bytes.
 */
export function networkStatement(test: StatedTest, key: Buffer): Buffer {
  const document = Buffer.from(onePagePdf(statementLines(test)), 'latin1');
  return Buffer.concat([document, Buffer.from(`${signatureMark}${signatureOf(document, key)}\n`, 'latin1')]);
}

/** Whether a file is a statement that the service signed, with not a byte changed. */
export function isGenuineStatement(file: Buffer, key: Buffer): boolean {
  const at = file.lastIndexOf(signatureMark);
  if (at < 0) return false;
  const expected = Buffer.from(`${signatureMark}${signatureOf(file.subarray(0, at), key)}\n`, 'latin1');
  const given = file.subarray(at);
  return given.length === expected.length && timingSafeEqual(given, expected);
}

function signatureOf(document: Buffer, key: Buffer): string {
  return createHmac('sha256', key).update(document).digest('hex');
}

function statementLines({ id, tuid, at, figures }: StatedTest): string[] {
  const { failed } = figures;
  const or = (
    probe: NetworkFigures['failed'][number],
    value: number | null,
    text: (value: number) => string,
  ): string => (value === null ? (failed.includes(probe) ? 'failed' : 'not measured') : text(value));
  const stalls = (count: number, longestMs: number): string =>
    count === 0 ? 'none' : `${count}, the longest ${millisecondsText(longestMs)}`;
  return [
    'Network test of a tutor',
    '',
    `Tutor ID: ${tuid}`,
    `Test number: ${id}`,
    `Received: ${at.toISOString().slice(0, 19).replace('T', ' ')} UTC, by the clock of the service`,
    '',
    `Verdict: ${networkVerdict(figures).text}`,
    '',
    `Download: ${or('download', figures.downMbps, mbpsText)}`,
    `Upload: ${or('upload', figures.upMbps, mbpsText)}`,
    `Latency of the idle line: ${or('latency', figures.latencyMs, millisecondsText)}`,
    `Jitter: ${or('latency', figures.jitterMs, millisecondsText)}`,
    `Latency while downloading: ${or('download', figures.downLatencyMs, millisecondsText)}`,
    `Latency while uploading: ${or('upload', figures.upLatencyMs, millisecondsText)}`,
    `Lost packets: ${or('loss', figures.lossPercent, percentText)}`,
    `Stalls while downloading: ${stalls(figures.downStalls.count, figures.downStalls.longestMs)}`,
    `Stalls while uploading: ${stalls(figures.upStalls.count, figures.upStalls.longestMs)}`,
    `Data used: ${megabytesText(figures.usedBytes)}`,
    '',
    "The tutor's browser measured these figures, on the line from the browser to the tutor portal.",
    'The service received them at the time above, and keeps them. It did not measure them itself.',
    "The last line of this file is the service's signature over everything before it.",
  ];
}

const lineHeight = 18;
/** Characters of the standard font that fit beside the margins of an A4 page, at its size. */
const lineMax = 92;

/** A PDF (ISO 32000-1) of one A4 page, in a font that every reader has. ASCII only. */
function onePagePdf(lines: readonly string[]): string {
  const shown = lines
    .flatMap((line) => wrapped(line))
    .map((line) => `(${line.replace(/[\\()]/g, '\\$&').replace(/[^ -~]/g, '?')}) Tj T*`)
    .join('\n');
  const content = `BT /F1 11 Tf ${lineHeight} TL 56 780 Td\n${shown}\nET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  let document = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = document.length;
    document += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  const size = objects.length + 1;
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${offsets.join('')}`;
  return `${document}${table}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${document.length}\n%%EOF\n`;
}

function wrapped(line: string): string[] {
  const rows = [''];
  for (const word of line.split(' ')) {
    const row = rows.at(-1) ?? '';
    if (row !== '' && row.length + word.length >= lineMax) rows.push(word);
    else rows[rows.length - 1] = row === '' ? word : `${row} ${word}`;
  }
  return rows;
}
