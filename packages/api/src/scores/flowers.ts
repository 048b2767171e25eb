import { typedText } from '@tutor/rules/shell/typed-text';
import { z } from 'zod';
import { area, post } from '../core/endpoint.ts';
import { pageBody, paged } from '../core/paging.ts';
import { flag, instant, text } from '../core/wire.ts';

/** Flowers of the tutor: what came in, what was exchanged for cash (specification, core §3, §5, §7). */
export const flowers = area('/api/TeachInfo', {
  amount: post('/api/tutordata/GetFlowersAmount', {
    summary: 'Flowers that the tutor has, what was exchanged this month and of how many, and the last six months.',
    reply: z.object({
      Flowers: z.int().nonnegative(),
      ExchangedThisMonth: z.int().nonnegative(),
      /** False while nothing can be exchanged (specification, core §8 'Flowers For Cash'). */
      IsExchangeOpen: flag,
      /** Oldest first; Month as 'yyyy-MM' of the company. */
      Months: z.array(z.object({ Month: z.string(), Obtained: z.int().nonnegative(), Used: z.int().nonnegative() })),
    }),
    assumed: true,
  }),
  list: post('/api/tutordata/GetFlowersList', {
    summary: 'One page of flowers, newest first. Type 1: obtained, 2: used.',
    body: z.object({
      Type: z.union([z.literal(1), z.literal(2)]),
      ...pageBody,
    }),
    reply: paged(
      z.object({
        Id: z.int(),
        /** How many, always above 0. */
        Flowers: z.int().positive(),
        Note: text,
        Time: instant,
        /** Of an exchange for cash: whole pesos, and whether they were paid. */
        Exchange: z.object({ Pesos: z.int().positive(), IsPaid: flag }).nullish(),
      }),
    ),
    assumed: true,
  }),
  exchangeCash: post('ExchangeCash', {
    summary:
      'Exchanges flowers for cash. At most 100 a month, never more than there are. A repeated Key has one effect.',
    body: z.object({
      flowersCount: z.int().min(0).max(999_999_999),
      remark: z.string().overwrite(typedText).max(2_000),
      /** Names the submission, so that sent again it is known; the specification does not have it. */
      Key: z.string().min(8).max(64).optional(),
    }),
    reply: z.object({ Flowers: z.int().nonnegative(), Pesos: z.int().positive() }),
    assumed: true,
  }),
});
