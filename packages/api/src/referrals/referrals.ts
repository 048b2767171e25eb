import { areaCodePattern, typedAreaCode } from '@tutor/rules/account/area-code';
import { referralNoteMax } from '@tutor/rules/referrals/referral-note';
import { referralFilters, referralSource, referralSteps } from '@tutor/rules/referrals/referral-steps';
import { typedText } from '@tutor/rules/shell/typed-text';
import { z } from 'zod';
import { area, post } from '../core/endpoint.ts';
import { pageBody, paged } from '../core/paging.ts';
import { flag, instant } from '../core/wire.ts';

const referral = {
  Id: z.int().positive(),
  FirstName: z.string(),
  LastName: z.string(),
  Email: z.string(),
  Time: instant,
  Step: z.enum(referralSteps),
  /** When it came to this step, or was closed. */
  StepTime: instant,
  /** It goes no further. */
  IsClosed: flag,
};

/** Referring other tutors (specification, core §7 'Teach info'; shapes assumed). Refused where referral is limited. */
export const referrals = area('/api/TeachInfo', {
  tutorApply: post('TutorApply', {
    summary: 'Applies for a friend. An e-mail that is known already is refused; a repeated Key has one effect.',
    body: z.object({
      FirstName: z.string().overwrite(typedText).min(1).max(60),
      LastName: z.string().overwrite(typedText).min(1).max(60),
      Email: z.string().overwrite(typedText).min(3).max(254),
      CountryCode: z.string().overwrite(typedAreaCode).regex(areaCodePattern),
      Phone: z.string().overwrite(typedText).min(1).max(20),
      Remark: z.string().overwrite(typedText).max(referralNoteMax).optional(),
      Source: z.literal(referralSource),
      /** Names the submission; the specification does not have it. */
      Key: z.string().min(8).max(64).optional(),
    }),
    reply: z.object({ Id: z.int().positive() }),
    assumed: true,
  }),
  referralList: post('GetReferrals', {
    summary: 'One page of the tutors that were referred, newest first.',
    body: z.object({ ...pageBody, Filter: z.enum(referralFilters).default('all') }),
    reply: paged(z.object(referral)),
    assumed: true,
  }),
  referralCounts: post('GetReferralCounts', {
    summary: 'How many referrals there are in each step, and how many were closed.',
    reply: z.object({
      Steps: z.array(z.object({ Step: z.enum(referralSteps), Count: z.int().nonnegative() })),
      Closed: z.int().nonnegative().default(0),
    }),
    assumed: true,
  }),
  referral: post('GetReferral', {
    summary: 'One referral with the times of its steps.',
    query: z.object({ id: z.coerce.number().int().positive() }),
    reply: z.object({ ...referral, Events: z.array(z.object({ Step: z.enum(referralSteps), Time: instant })) }),
    assumed: true,
  }),
  referralRules: post('GetReferralRules', {
    summary: 'The rules of referring, in their order.',
    reply: z.array(z.string()),
    assumed: true,
  }),
});
