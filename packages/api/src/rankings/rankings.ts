import { rankingBoards } from '@tutor/rules/rankings/ranking-board';
import { z } from 'zod';
import { area, post } from '../core/endpoint.ts';
import { counted, pageOf, pageQuery } from '../core/paging.ts';
import { flag, instant, optionalText } from '../core/wire.ts';

/** A place in a ranking. */
const rankingRowSchema = z.object({
  /** From 1, each once; places with one value share the rank. */
  Position: z.int().positive(),
  Rank: z.int().positive(),
  PreviousRank: z.int().positive().nullish(),
  /** Absent for a tutor who is hidden. */
  Name: optionalText,
  /** Name of the growth medal that the tutor wears; absent with the name. */
  Medal: optionalText,
  /** In whole parts: counts, permille, hundredths of a star. */
  Value: z.int(),
  Done: z.int().nullish(),
  OutOf: z.int().nullish(),
});
export type RankingRow = z.output<typeof rankingRowSchema>;

const rankingSchema = counted(
  z.object({
    ...pageOf(rankingRowSchema),
    /** Names the ranking as it stands: asked for with it, every page is of the same one. */
    SnapshotId: z.int().positive(),
    RefreshedAt: instant,
    PeriodStart: instant,
    PeriodEnd: instant,
    /** The caller's own place; absent for who is not ranked. */
    Own: rankingRowSchema.nullish(),
    /** How many of what the ranking asks for the caller has. */
    OwnCount: z.int().nonnegative(),
    IsHidden: flag,
    /** The caller's own value week by week, the latest last; null for a week without any. On the first page alone. */
    Trend: z.array(z.object({ Start: instant, Value: z.int().nullish() })),
  }),
);
export type Ranking = z.output<typeof rankingSchema>;

const query = z.object({
  ...pageQuery,
  /** Assumed: without it the ranking is the newest. */
  snapshotId: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER).optional(),
});

const ranking = (path: string, summary: string) => post(path, { summary, query, reply: rankingSchema });

/** The rankings (specification, growth §7 'Training kits and rankings'); the shapes of all replies are assumed. */
export const rankings = area('/api/tutordata', {
  conversion: ranking('GetConversionOverallLeaderboard', 'Tutors by their conversion of trial students.'),
  conversionProgress: ranking('GetConversionProgressLeaderboard', 'Tutors by how their conversion changed.'),
  receivedOrders: ranking('GetDidiReceivedRankingList', 'Tutors by the class requests that they grabbed.'),
  responseRate: ranking('GetDidiResponseRankingList', 'Tutors by the share of requests answered within 10 seconds.'),
  courseFeel: ranking('GetCourseFeelRankingList', 'Tutors by how their classes felt to students.'),
  growth: ranking('/api/GrowthSystem/GetGrowthPonitRanking', 'Members of the growth system by their score.'),
  growthRank: post('/api/GrowthSystem/GetTuGrowthRank', {
    summary: "The caller's own place by growth score; absent outside the growth system.",
    reply: z.object({ Rank: z.int().positive().nullish(), Total: z.int().nonnegative(), Score: z.int().nonnegative() }),
  }),
  topTutorRank: post('GetTuTopTutorRank', {
    summary: "The caller's place among all tutors by enrolments, with the top level (T0 to T10).",
    reply: z.object({
      Rank: z.int().positive(),
      Total: z.int().positive(),
      Enrolments: z.int().nonnegative(),
      Level: z.int().nonnegative(),
      /** Enrolments at which the next level starts; absent at the top. */
      NextLevelAt: z.int().positive().nullish(),
    }),
  }),
  summary: post('GetRankingSummary', {
    summary: "The caller's own place in every ranking.",
    reply: z.array(
      z.object({
        Board: z.enum(rankingBoards),
        Rank: z.int().positive().nullish(),
        PreviousRank: z.int().positive().nullish(),
        Value: z.int().nullish(),
        Total: z.int().nonnegative(),
        RefreshedAt: instant,
      }),
    ),
  }),
  setHidden: post('SetRankingHidden', {
    summary: 'Hides the caller from the rankings that others see, or shows the caller again.',
    body: z.object({ IsHidden: z.boolean() }),
    reply: z.object({ IsHidden: flag }),
    assumed: true,
  }),
});
