import { implement } from '@tutor/api/core/implement';
import { trainingKits as contract } from '@tutor/api/training/training-kits';
import type { CallContext } from '../http/call-context.ts';
import { chapterStanding } from './learn-chapter.ts';
import { addLabel, findTests, kitCategories, readKit } from './read-kits.ts';

/** The training kits of the signed-in tutor. */
export const trainingKitEndpoints = implement<typeof contract, CallContext>(contract, {
  kits: async ({ queries, requireSession }) => ({ body: await kitCategories(queries, requireSession().tuid) }),

  kit: async ({ queries, query, requireSession }) => ({
    body: await readKit(queries, { tuid: requireSession().tuid, id: query.primaryID }),
  }),

  status: async ({ queries, query: { trakitId }, requireSession }) => {
    const { tuid } = requireSession();
    const { state, progress } = await chapterStanding(queries, { tuid, chapterId: trakitId });
    return {
      body: {
        TrakitId: trakitId,
        Status: state,
        UsedTime: progress?.usedSeconds ?? 0,
        ReadPercent: progress?.readPercent ?? 0,
        ClipSeconds: progress?.clipSeconds ?? 0,
      },
    };
  },

  findTests: async ({ queries, query, requireSession }) => ({
    body: await findTests(queries, { tuid: requireSession().tuid, name: query.name, category: query.guid }),
  }),

  addLabel: async ({ queries, query: { kctId }, now, requireSession }) => {
    const { name, at } = await addLabel(queries, { tuid: requireSession().tuid, kctId, now });
    return { body: { KctId: kctId, LabelName: name, LabelTime: at.toISOString() } };
  },
});
