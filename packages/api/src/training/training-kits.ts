import { z } from 'zod';
import { area, post } from '../core/endpoint.ts';
import { flag, instant, optionalText, text } from '../core/wire.ts';

const id = z.int().positive();
const idText = z.coerce.number().int().positive();

/** A kit or a test in a list (specification, growth §2: Name, IsPass, TestScore, TestTime, Icon). */
const item = z.object({
  /** Of the kit that it is, or that its test belongs to; assumed. */
  PrimaryID: id,
  /** The test that it is; absent for a kit. Assumed. */
  KctId: id.nullish(),
  Name: text,
  IsPass: flag,
  /** Of the best attempt in whole percent; absent before the first. */
  TestScore: z.int().min(0).max(100).nullish(),
  /** Minutes that its test gives; absent without a test. */
  TestTime: z.int().positive().nullish(),
  /** Address of its drawing. */
  Icon: optionalText,
  /** The test opens when every chapter was learnt; assumed. */
  IsLocked: flag,
});
export type TrainingKitItem = z.output<typeof item>;

const chapterState = z.enum(['learnt', 'open', 'locked']);

/** Training kits (specification, growth §7 'Training' and 'Training kits'; every reply's shape is assumed). */
export const trainingKits = area('/api/tutordata', {
  kits: post('TrainingKits', {
    summary: "Training kits by category. The items of the category 'Training Test' are tests.",
    reply: z.array(
      z.object({
        /** What a search names it by; assumed. */
        Guid: text,
        CategoryName: text,
        Items: z.array(item),
      }),
    ),
  }),
  kit: post('TrainingKitModel', {
    summary: 'A training kit: what there is to learn, and its test.',
    query: z.object({ primaryID: idText }),
    reply: z.object({
      PrimaryID: id,
      Name: text,
      CategoryName: text,
      Summary: text,
      Icon: optionalText,
      IsSubscribed: flag,
      IsCompleted: flag,
      Chapters: z.array(z.object({ TrakitId: id, Name: text, Minutes: z.int().nonnegative(), Status: chapterState })),
      Test: z
        .object({
          KctId: id,
          Name: text,
          IsPass: flag,
          TestScore: z.int().min(0).max(100).nullish(),
          TestTime: z.int().positive(),
          PassPercent: z.int().min(1).max(100),
          QuestionCount: z.int().nonnegative(),
          IsLocked: flag,
          /** When its label was put on; absent before. */
          LabelTime: instant.nullish(),
        })
        .nullish(),
    }),
  }),
  status: post('/api/Training/TrakitStatusByTuid', {
    summary: 'Where the tutor stands with a chapter (trakitId): its state, the time used, and the place to go on from.',
    query: z.object({ trakitId: idText }),
    reply: z.object({
      TrakitId: id,
      Status: chapterState,
      /** In seconds. */
      UsedTime: z.int().nonnegative(),
      /** Percent of the text that was read, and seconds into the clip. */
      ReadPercent: z.int().min(0).max(100),
      ClipSeconds: z.int().nonnegative(),
    }),
  }),
  findTests: post('/api/Training/GetKctListByName', {
    summary: 'Tests by a part of their name or of their kit’s, in one category (guid) or, where that is empty, in all.',
    query: z.object({ name: z.string().max(100), guid: z.string().max(60) }),
    reply: z.array(item),
  }),
  addLabel: post('AddTutorLabel', {
    summary: 'Puts on the label of a test that was passed. Again changes nothing.',
    query: z.object({ kctId: idText }),
    reply: z.object({ KctId: id, LabelName: text, LabelTime: instant }),
  }),
});
export type TrainingKit = z.output<(typeof trainingKits)['kit']['reply']>;
