import { z } from 'zod';
import { area, post } from '../core/endpoint.ts';
import { flag, optionalText } from '../core/wire.ts';

/** The growth system as the shell shows it (specification, growth §3 and §7). */
export const growth = area('/api/GrowthSystem', {
  homeTask: post('GetTutorHomeTask', {
    summary: 'Level, score, points to claim and the task groups.',
    reply: z.object({
      IsTestGroup: flag,
      Score: z.number(),
      Level: z.int().nonnegative(),
      UnclaimedPoints: z.number().nonnegative(),
      RemainingPoints: z.number(),
      JoinDay: z.int().nonnegative(),
      TaskList: z.array(
        z.object({
          GroupName: z.string(),
          TaskDataDetail: z.array(
            z.object({
              TaskCode: z.string(),
              TaskName: z.string(),
              Status: z.int(),
              ReceiveStatus: z.int(),
              Score: z.number(),
            }),
          ),
        }),
      ),
    }),
  }),
  petInfo: post('GetPetInfo', {
    summary: "The tutor's pet.",
    reply: z.object({
      IsAdopt: flag,
      PetName: optionalText,
      PetLevel: z.int().nonnegative(),
      AlterNum: z.int().nonnegative(),
      IsCanModified: flag,
    }),
  }),
});
