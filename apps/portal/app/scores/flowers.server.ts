import { listPageSize } from '@tutor/rules/paging/pages';
import { flowerExchangeSchema } from '@tutor/rules/scores/flower-exchange';
import { monthlyFlowerQuota } from '@tutor/rules/scores/flowers';
import { wordsOr } from '../kit/beside/words-or.server.ts';
import type { Api } from '../session/api.server.ts';

/** The children of /flowers, in the specification's spelling, and what the service calls them. */
const flowerLists = { obtainedFlowers: 1, usedFlowers: 2 } as const;
export type FlowerListName = keyof typeof flowerLists;

/** What the tutor has and may still exchange. */
export async function loadFlowerAmount(api: Api) {
  const { body } = await api.flowers.amount();
  return {
    flowers: body.Flowers,
    exchangedThisMonth: body.ExchangedThisMonth,
    isClosed: !body.IsExchangeOpen,
    months: body.Months.map(({ Month, Obtained }) => ({ month: Month, obtained: Obtained })),
  };
}

/** One page of what came in or went out. */
export async function loadFlowerList(api: Api, list: FlowerListName, page: number) {
  const { body } = await api.flowers.list({
    body: { Type: flowerLists[list], PageIndex: page, PageSize: listPageSize },
  });
  return {
    total: body.Total,
    items: body.Items.map(({ Id, Flowers, Note, Time, Exchange }) => ({
      id: Id,
      flowers: Flowers,
      note: Note,
      at: Time,
      exchange: Exchange == null ? null : { pesos: Exchange.Pesos, isPaid: Exchange.IsPaid },
    })),
  };
}

/**
 * What an exchange is checked by before the service sees it. The service alone refuses what is left of the month: what was
 * exchanged, and is sent again because its answer was lost, would be too much by now.
 */
export const exchangeSchema = flowerExchangeSchema(monthlyFlowerQuota);

/** Exchanges flowers; returns the words for the tutor. */
export async function exchange(
  api: Api,
  { flowersCount, remark }: { flowersCount: number; remark: string },
  key: string | undefined,
): Promise<string> {
  const { body, message } = await api.flowers.exchangeCash({
    body: { flowersCount, remark, ...(key === undefined ? {} : { Key: key }) },
  });
  return wordsOr(message, `Your flowers were exchanged for PHP ${body.Pesos}.`);
}
