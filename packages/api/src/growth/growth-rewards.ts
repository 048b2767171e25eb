import { typedText } from '@tutor/rules/shell/typed-text';
import { z } from 'zod';
import { area, post } from '../core/endpoint.ts';
import { flag, ignored, instant, optionalText, text, uploadOf } from '../core/wire.ts';

const level = z.coerce.number().int().min(1).max(9);
const code = z
  .string()
  .regex(/^[A-Z0-9_]{1,40}$/, 'no medal or right has such a code')
  .max(40);

const rightSchema = z.object({
  RightsCode: z.string(),
  Name: z.string(),
  Describe: text,
  Level: z.int().min(1).max(9),
  /** 0 not reached, 1 to be received, 2 received. */
  Status: z.int().min(0).max(2),
  ReceiveTime: instant.nullish(),
});
export type GrowthRight = z.output<typeof rightSchema>;

const medalSchema = z.object({
  Code: z.string(),
  Name: z.string(),
  Describe: text,
  /** 0 not earned yet, 1 to be received, 2 received. */
  Status: z.int().min(0).max(2),
  IsWear: flag,
  Done: z.int().nonnegative(),
  Target: z.int().positive(),
  ReceiveTime: instant.nullish(),
  /** Of a limited-time medal: until when it can be earned, and until when it can be received. */
  EndTime: instant.nullish(),
  ReceiveEndTime: instant.nullish(),
});
export type GrowthMedal = z.output<typeof medalSchema>;

const photoSchema = z.object({
  Id: z.int().positive(),
  Photo: z.string(),
  Describe: text,
  Time: instant,
  ClassId: z.int().positive().nullish(),
  ClassTime: instant.nullish(),
  StuName: optionalText,
});
export type SharedPhoto = z.output<typeof photoSchema>;

/** Levels, rights, medals, milestones and photos of the growth system (specification, growth §3 and §7); the replies are assumed. */
export const growthRewards = area('/api/GrowthSystem', {
  honours: post('GetGradeHonorDetail', {
    summary: 'Every level with its start, when it was reached and what it opens, and how much was earned so far.',
    reply: z.object({
      Level: z.int().nonnegative(),
      /** The highest level so far: what it opened stays, also where the score has fallen since. */
      HighestLevel: z.int().nonnegative(),
      Score: z.int().nonnegative(),
      MedalCount: z.int().nonnegative(),
      MilestoneCount: z.int().nonnegative(),
      WornMedal: medalSchema.nullish(),
      Levels: z.array(
        z.object({
          Level: z.int().min(1).max(9),
          ScoreStart: z.int().nonnegative(),
          ReachTime: instant.nullish(),
          Unlocks: z.array(z.string()),
        }),
      ),
    }),
  }),
  rights: post('GetRightsList', {
    summary: 'Every right of every level with its status.',
    reply: z.array(rightSchema),
  }),
  rightsOfLevel: post('GetTutorRights', {
    summary: 'The rights of one level with their status.',
    query: z.object({ level }),
    reply: z.array(rightSchema),
  }),
  receiveRights: post('ReceiveRights', {
    summary: 'Receives a right of a level that was reached; sent again it brings nothing more.',
    query: z.object({ rightsCode: code }),
    reply: rightSchema.extend({ IsNew: z.boolean().nullish() }),
  }),
  rightsRecord: post('TutorRightsRecode', {
    summary: 'The rights that were received, the latest first.',
    reply: z.array(rightSchema),
  }),
  levelMedals: post('LevelMedalList', {
    summary: 'The medal of every level.',
    reply: z.array(medalSchema),
  }),
  limitedMedals: post('GetLimitedTimeMedal', {
    summary: 'The medals of months: the present one, the last one while it can be received, and those received.',
    reply: z.array(medalSchema),
  }),
  certificationMedals: post('GetCertificationMedals', {
    summary: 'The medals that training brings.',
    reply: z.array(medalSchema),
  }),
  receiveMedal: post('ReceviceMadal', {
    summary: 'Receives a medal that was earned; sent again it changes nothing.',
    query: z.object({ MadalType: code }),
    reply: medalSchema.extend({ IsNew: z.boolean().nullish() }),
  }),
  wearMedal: post('WearMedal', {
    summary: 'Wears a medal that was received, in place of the one before; without a code none is worn.',
    query: z.object({ code: code.optional() }),
    reply: ignored,
  }),
  milestones: post('GetMilestoneList', {
    summary: 'The kinds of milestones: how often each was done, how many steps are behind and which is next.',
    reply: z.array(
      z.object({
        Type: z.string(),
        Name: z.string(),
        Count: z.int().nonnegative(),
        ReachedSteps: z.int().nonnegative(),
        TotalSteps: z.int().positive(),
        NextTarget: z.int().positive().nullish(),
      }),
    ),
  }),
  milestone: post('GetMilestoneDetail', {
    summary: 'Every step of a milestone, and when it was reached by which class.',
    query: z.object({
      type: z
        .string()
        .regex(/^[a-zA-Z]{1,40}$/, 'no milestone is called so')
        .max(40),
    }),
    reply: z.object({
      Type: z.string(),
      Name: z.string(),
      Count: z.int().nonnegative(),
      Steps: z.array(
        z.object({
          Target: z.int().positive(),
          ReachTime: instant.nullish(),
          ClassId: z.int().positive().nullish(),
          StuName: optionalText,
        }),
      ),
    }),
  }),
  photos: post('GetPhotoSharing', {
    summary: 'The class photos that the tutor shared, the latest first, and the classes that have none yet.',
    reply: z.object({
      Items: z.array(photoSchema),
      Classes: z.array(z.object({ ClassId: z.int().positive(), ClassTime: instant, StuName: text })),
    }),
  }),
  sharePhoto: post('ClassGroupPhotoSubmit', {
    summary: 'Shares a photo of a class: one for each class, and no picture twice. It moves growth by its rule.',
    body: z.object({
      ClassId: z.int().positive(),
      Photo: uploadOf('GroupPhoto'),
      Describe: z.string().overwrite(typedText).max(200).optional(),
    }),
    reply: z.object({ Photo: photoSchema, Points: z.int() }),
  }),
  isFirstLogin: post('GrowthSystemIsFirstLogin', {
    summary: 'Whether the tutor has not begun in the growth system yet.',
    reply: z.boolean(),
  }),
  start: post('TaskStartSubmit', {
    summary: 'Begins: the welcome is not shown again.',
    reply: ignored,
  }),
  receivedToday: post('GetReceiveRecordToDay', {
    summary: "What was received today by the company's calendar.",
    reply: z.array(z.object({ TaskName: z.string(), Points: z.int(), Time: instant })),
  }),
});
