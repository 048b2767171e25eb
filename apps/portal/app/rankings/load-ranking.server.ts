import { redirect } from '@remix-run/node';
import type { RankingRow } from '@tutor/api/rankings/rankings';
import { pageNumber } from '@tutor/rules/paging/pages';
import { type RankingBoard, rankingPageSize } from '@tutor/rules/rankings/ranking-board';
import type { RankingPlace } from '@tutor/ui/rankings/ranking-place.ts';
import { z } from 'zod';
import { sendButton } from '../kit/forms/send-button.server.ts';
import { beyondLastPage } from '../kit/server/beyond-last-page.server.ts';
import { requireFailedCall } from '../kit/server/failed-call.server.ts';
import type { Guarded } from '../session/guarded.server.ts';
import { boardHrefs } from './boards.ts';

/** One page of a ranking, of the snapshot that the address names or of the newest. */
export async function loadRanking({ api, search, request }: Guarded, board: RankingBoard) {
  const page = pageNumber(search.get('page'));
  const snapshotId = z.coerce
    .number()
    .int()
    .positive()
    .max(Number.MAX_SAFE_INTEGER)
    .safeParse(search.get('snapshot')).data;
  const asked = { pageIndex: page, pageSize: rankingPageSize };
  const { body } = await api.rankings[board]({
    query: snapshotId === undefined ? asked : { ...asked, snapshotId },
  }).catch((error: unknown) => {
    requireFailedCall(error);
    if (snapshotId === undefined || error.kind !== 'refused') throw error;
    // It was made anew since.
    throw redirect(boardHrefs[board]);
  });
  const beyond = beyondLastPage(request, { page, total: body.Total, pageSize: rankingPageSize });
  if (beyond !== undefined) throw beyond;
  return {
    board,
    page,
    snapshotId: body.SnapshotId,
    total: body.Total,
    places: body.Items.map(placeOf),
    own: body.Own == null ? null : placeOf(body.Own),
    ownCount: body.OwnCount,
    isHidden: body.IsHidden,
    trend: body.Trend.map(({ Start, Value }) => ({ start: Start, value: Value ?? null })),
    period: { start: body.PeriodStart, end: body.PeriodEnd },
    refreshedAt: body.RefreshedAt,
  };
}

function placeOf({ Position, Rank, PreviousRank, Name, Medal, Value, Done, OutOf }: RankingRow): RankingPlace {
  return {
    position: Position,
    rank: Rank,
    value: Value,
    ...(PreviousRank == null ? {} : { previousRank: PreviousRank }),
    ...(Name == null ? {} : { name: Name }),
    ...(Medal == null ? {} : { medal: Medal }),
    ...(Done == null ? {} : { done: Done }),
    ...(OutOf == null ? {} : { outOf: OutOf }),
  };
}

const choiceSchema = z.object({ isHidden: z.enum(['true', 'false'], 'Please try again.') });

/** Hides the tutor from others, or shows the tutor again. */
export async function chooseHidden(args: Guarded): Promise<Response> {
  const { pathname, search } = new URL(args.request.url);
  return sendButton(args, {
    form: await args.request.formData(),
    schema: choiceSchema,
    send: async ({ isHidden }) => {
      const { body } = await args.api.rankings.setHidden({ body: { IsHidden: isHidden === 'true' } });
      return {
        message: body.IsHidden
          ? 'Others no longer see your name in the rankings.'
          : 'Others see your name in the rankings again.',
      };
    },
    backTo: pathname + search,
  });
}
