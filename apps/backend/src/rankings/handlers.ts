import { implement } from '@tutor/api/core/implement';
import { rankings as contract } from '@tutor/api/rankings/rankings';
import { type RankingBoard, rankingBoards } from '@tutor/rules/rankings/ranking-board';
import { enrolmentLevel, enrolmentLevels } from '@tutor/rules/scores/enrolment-bonus';
import { findMember, requireMember } from '../growth/members.ts';
import type { CallContext } from '../http/call-context.ts';
import type { PaceOfCall } from '../http/paces.ts';
import { paced } from '../http/take-pace.ts';
import { newestSnapshot } from './ranking-snapshot.ts';
import { ownPlace, rankingPage, setHidden, topTutorPlace } from './read-ranking.ts';

type Asking = Pick<CallContext, 'queries' | 'now' | 'requireSession'> & {
  query: { pageIndex: number; pageSize: number; snapshotId?: number | undefined };
};

const boardPage =
  (board: RankingBoard) =>
  async ({ queries, query, now, requireSession }: Asking) => ({
    body: await rankingPage(queries, { board, tuid: requireSession().tuid, ...query, now }),
  });

const endpoints = implement<typeof contract, CallContext>(contract, {
  conversion: boardPage('conversion'),
  conversionProgress: boardPage('conversionProgress'),
  receivedOrders: boardPage('receivedOrders'),
  responseRate: boardPage('responseRate'),
  courseFeel: boardPage('courseFeel'),
  growth: async (asking) => {
    const { queries, requireSession } = asking;
    await requireMember(queries, requireSession().tuid);
    return boardPage('growth')(asking);
  },

  growthRank: async ({ queries, now, requireSession }) => {
    if ((await findMember(queries, requireSession().tuid)) === undefined)
      return { body: { Rank: null, Total: 0, Score: 0 } };
    const snapshot = await newestSnapshot(queries, 'growth', now);
    const own = await ownPlace(queries, snapshot, requireSession().tuid);
    return { body: { Rank: own?.Rank ?? null, Total: snapshot.total, Score: own?.Value ?? 0 } };
  },

  topTutorRank: async ({ queries, requireSession }) => {
    const { rank, total, enrolments } = await topTutorPlace(queries, requireSession().tuid);
    const { level } = enrolmentLevel(enrolments);
    return {
      body: {
        Rank: rank,
        Total: total,
        Enrolments: enrolments,
        Level: level,
        NextLevelAt: enrolmentLevels[level + 1]?.enrolments ?? null,
      },
    };
  },

  summary: async ({ queries, now, requireSession }) => {
    const { tuid } = requireSession();
    const isMember = (await findMember(queries, tuid)) !== undefined;
    const body = [];
    for (const board of rankingBoards) {
      if (board === 'growth' && !isMember) continue;
      const snapshot = await newestSnapshot(queries, board, now);
      const own = await ownPlace(queries, snapshot, tuid);
      body.push({
        Board: board,
        Rank: own?.Rank ?? null,
        PreviousRank: own?.PreviousRank ?? null,
        Value: own?.Value ?? null,
        Total: snapshot.total,
        RefreshedAt: snapshot.takenAt.toISOString(),
      });
    }
    return { body };
  },

  setHidden: async ({ queries, body, now, requireSession }) => {
    await setHidden(queries, { tuid: requireSession().tuid, isHidden: body.IsHidden, now });
    return { body: { IsHidden: body.IsHidden } };
  },
});

const looks: PaceOfCall = { takes: ['ranking'] };

/** Rankings are read by one tutor and cost all others. */
export const rankingEndpoints = paced(
  endpoints,
  contract,
  {
    conversion: looks,
    conversionProgress: looks,
    receivedOrders: looks,
    responseRate: looks,
    courseFeel: looks,
    growth: looks,
    growthRank: looks,
    topTutorRank: looks,
    summary: looks,
    setHidden: looks,
  },
  async ({ requireSession }) => requireSession().tuid,
);
