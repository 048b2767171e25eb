import { implement } from '@tutor/api/core/implement';
import { accentRecordings as contract } from '@tutor/api/devices/accent-recordings';
import { desc, eq } from 'drizzle-orm';
import { takeFile } from '../files/take-file.ts';
import type { CallContext } from '../http/call-context.ts';
import { accentRecordings } from './accent-tables.ts';

const shownMax = 10;

/** Accent recordings of the signed-in tutor. */
export const accentRecordingEndpoints = implement<typeof contract, CallContext>(contract, {
  add: async ({ body: { FilePath, PassageId }, queries, now, requireSession }) => {
    const { tuid } = requireSession();
    const ID = await queries.transaction(async (tx) => {
      // Locks the file, so that two calls with the same one follow each other.
      await takeFile(tx, { tuid, moduleName: 'TutorAudio', reference: FilePath, field: 'FilePath', now });
      const [known] = await tx
        .select({ id: accentRecordings.id })
        .from(accentRecordings)
        .where(eq(accentRecordings.reference, FilePath));
      if (known !== undefined) return known.id;
      const [added] = await tx
        .insert(accentRecordings)
        .values({ tuid, passage: PassageId, reference: FilePath, at: now })
        .returning({ id: accentRecordings.id });
      if (added === undefined) throw new Error('the recording was not kept');
      return added.id;
    });
    return { body: { ID }, message: 'Your recording was sent. Thank you.' };
  },

  list: async ({ queries, requireSession }) => {
    const rows = await queries
      .select()
      .from(accentRecordings)
      .where(eq(accentRecordings.tuid, requireSession().tuid))
      .orderBy(desc(accentRecordings.at), desc(accentRecordings.id))
      .limit(shownMax);
    return {
      body: rows.map(({ id, passage, reference, at }) => ({
        ID: id,
        PassageId: passage,
        FilePath: reference,
        Time: at.toISOString(),
      })),
    };
  },
});
