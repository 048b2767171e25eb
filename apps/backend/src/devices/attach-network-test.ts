import { createHash, createHmac } from 'node:crypto';
import type { UploadedFile } from '@tutor/api/uploads/uploads';
import type { EvidenceModule } from '@tutor/rules/devices/evidence-modules';
import { type NetworkFigures, networkProbes } from '@tutor/rules/devices/network-figures';
import { fileTypes } from '@tutor/rules/uploads/file-types';
import { and, eq } from 'drizzle-orm';
import type { Queries } from '../database/database.ts';
import type { FileStore } from '../files/file-store.ts';
import { files } from '../files/tables.ts';
import { Refusal, refusalCodes } from '../http/refusal.ts';
import { networkStatement } from './network-statement.ts';
import { networkTests } from './tables.ts';

/** Characters of a reference's name. */
const nameLength = 22;

/**
 * The statement of a test as a file of a module, which forms then take as they take an upload. Its reference follows from test and
 * module, so that the same evidence is the same file. One that no form took is swept as others are, and made anew when asked for.
 */
export async function attachNetworkTest(
  { queries, store, key }: { queries: Queries; store: FileStore; key: Buffer },
  { tuid, id, moduleName, now }: { tuid: number; id: number; moduleName: EvidenceModule; now: Date },
): Promise<UploadedFile> {
  const [row] = await queries
    .select()
    .from(networkTests)
    .where(and(eq(networkTests.id, id), eq(networkTests.tuid, tuid)));
  if (row === undefined) throw new Refusal(refusalCodes.unknown, 'This network test does not exist.');
  const bytes = networkStatement({ id, tuid, at: row.at, figures: figuresOf(row) }, key);
  const name = createHmac('sha256', key).update(`${moduleName} ${id}`).digest('base64url').slice(0, nameLength);
  const reference = `${moduleName}/${name}.pdf`;
  const hash = createHash('sha256').update(bytes).digest('hex');
  const fileName = `network-test-${row.at.toISOString().slice(0, 16).replace(/[T:]/g, '-')}-utc.pdf`;
  await store.put(reference, bytes);
  await queries
    .insert(files)
    .values({
      tuid,
      reference,
      moduleName,
      fileName,
      contentType: fileTypes.pdf.contentType,
      byteSize: bytes.length,
      hash,
      createdAt: now,
    })
    // Asked for again, it is as new to the sweep.
    .onConflictDoUpdate({ target: files.reference, set: { createdAt: now } });
  return { FilePath: reference, FileName: fileName, FileSize: bytes.length, FileHash: hash };
}

function figuresOf(row: typeof networkTests.$inferSelect): NetworkFigures {
  const { downStalls, downStallMs, upStalls, upStallMs, failed, ...figures } = row;
  return {
    ...figures,
    failed: networkProbes.filter((probe) => failed.includes(probe)),
    downStalls: { count: downStalls, longestMs: downStallMs },
    upStalls: { count: upStalls, longestMs: upStallMs },
  };
}
