import { lessonKinds } from '@tutor/rules/classes/lesson-kind';
import { remarkKinds, trialLevels } from '@tutor/rules/classes/remark';
import { remarkContentSchema, remarkNoteSchema, remarkPartSchema } from '@tutor/rules/classes/remark-forms';
import { remarkTemplateSchema } from '@tutor/rules/classes/remark-template-form';
import { z } from 'zod';
import { area, post } from '../core/endpoint.ts';
import { flag, ignored, instant, optionalText, text } from '../core/wire.ts';
import { classBody } from './class-detail.ts';

const id = z.int().positive();
const rating = z.int().min(1).max(5);
/** A knowledge point and how well it is known. */
const judged = z.object({ Point: z.string().min(1).max(200), Mastery: z.int().min(1).max(3) });

/** A remark as it is read; parts that its kind does not have are absent. */
export const remarkSchema = z.object({
  Kind: z.enum(remarkKinds),
  Content: z.string(),
  Homework: optionalText,
  Strengths: optionalText,
  Improvements: optionalText,
  NextStep: optionalText,
  Level: optionalText,
  Pronunciation: rating.nullish(),
  Vocabulary: rating.nullish(),
  Grammar: rating.nullish(),
  Fluency: rating.nullish(),
  Points: z.array(judged),
});

// A remark is saved by the class and by the version that was read: 0 for a new one.
const saving = classBody.extend({ Version: z.int().nonnegative(), Content: remarkContentSchema });
const saved = z.object({ Version: z.int().positive(), RemarkTime: instant });
/** Remarks may take very long (specification, core §9). */
const timeout = 'report';

/** Remarks of classes with the helper for writing them (specification, core §7 'remarks (normal, vip, …, later)'). */
export const classRemarks = area('/api/ClassTable', {
  remark: post('GetRemark', {
    summary:
      'The remark of a class: the kind it asks for, its knowledge points, and what is written. Version 0: nothing.',
    body: classBody,
    reply: z.object({
      Kind: z.enum(remarkKinds),
      KnowledgePoints: z.array(z.string()),
      Version: z.int().nonnegative(),
      RemarkTime: instant.nullish(),
      EditTime: instant.nullish(),
      Remark: remarkSchema.nullish(),
    }),
    timeout,
    assumed: true,
  }),
  addRemark: post('AddRemark', {
    summary: 'Saves the remark of an ordinary class, once; with the version read, changes it while that is allowed.',
    body: saving.extend({ Homework: remarkNoteSchema.optional() }),
    reply: saved,
    timeout,
    assumed: true,
  }),
  addVipRemark: post('AddVipRemark', {
    summary: 'The same for a VIP class.',
    body: saving.extend({ Strengths: remarkPartSchema, Improvements: remarkPartSchema, NextStep: remarkPartSchema }),
    reply: saved,
    timeout,
    assumed: true,
  }),
  addKnowledgePointsRemark: post('AddKnowledgePointsRemark', {
    summary: 'The same with a judgement of each knowledge point, in the order in which they were given.',
    body: saving.extend({ Homework: remarkNoteSchema.optional(), Points: z.array(judged).min(1).max(20) }),
    reply: saved,
    timeout,
    assumed: true,
  }),
  addTrialRemark: post('AddTrialRemark', {
    summary: 'The same for a trial class.',
    body: saving.extend({
      Level: z.enum(trialLevels),
      Pronunciation: rating,
      Vocabulary: rating,
      Grammar: rating,
      Fluency: rating,
    }),
    reply: saved,
    timeout,
    assumed: true,
  }),
  later: post('AddRemarkLater', {
    summary: 'Puts the remark of a class off into the queue of remarks due, from the start of class on.',
    body: classBody,
    reply: z.object({ DueTime: instant }),
    timeout,
    assumed: true,
  }),
  last: post('GetLastRemark', {
    summary: "The tutor's last remark on the same student before this class. Null when there is none.",
    body: classBody,
    reply: remarkSchema.extend({ CLID: id, StartTime: instant, UnitName: text }).nullable(),
    timeout,
    assumed: true,
  }),
  due: post('GetRemarksDue', {
    summary: 'Classes whose remark is due or was put off, those due first in front.',
    reply: z.array(
      z.object({
        CLID: id,
        StuName: text,
        SubjectName: text,
        UnitName: text,
        StartTime: instant,
        EndTime: instant,
        Kind: z.enum(lessonKinds),
        RemarkKind: z.enum(remarkKinds),
        RemarkLater: flag,
      }),
    ),
    assumed: true,
  }),
  templates: post('GetRemarkTemplates', {
    summary: "The tutor's own remark templates by name; {student} and {unit} stand for themselves.",
    reply: z.array(z.object({ ID: id, Name: z.string(), Body: z.string() })),
    assumed: true,
  }),
  saveTemplate: post('SaveRemarkTemplate', {
    summary: 'Makes a template, or changes the one with the ID. Names are each used once, in whatever case.',
    body: z.object({
      ID: id.optional(),
      Name: remarkTemplateSchema.shape.name,
      Body: remarkTemplateSchema.shape.body,
    }),
    reply: z.object({ ID: id }),
    assumed: true,
  }),
  deleteTemplate: post('DeleteRemarkTemplate', {
    summary: 'Deletes a template; one that is gone already is gone.',
    body: z.object({ ID: id }),
    reply: ignored,
    assumed: true,
  }),
});
