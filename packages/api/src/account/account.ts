import { typedText } from '@tutor/rules/shell/typed-text';
import { z } from 'zod';
import { area, get, post } from '../core/endpoint.ts';
import { flag, ignored, instant, optionalText, text } from '../core/wire.ts';

/** The signed-in tutor (specification, core §3 'User'; the fields the screens read). */
export const userSchema = z.object({
  tuid: z.int().positive(),
  account: z.string().min(1),
  fullName: text,
  firstName: optionalText,
  lastName: optionalText,
  avatar: optionalText,
  defaultAvatar: optionalText,
  email: optionalText,
  integralLevel: optionalText,
  tutorGroup: optionalText,
  roles: z
    .array(z.string())
    .nullish()
    .transform((roles) => roles ?? []),
  /** IANA zone of the tutor's profile; assumed. */
  timeZone: optionalText,
  isFirstLogin: flag,
  isFirstGrowthSystemLogin: flag,
  isNeedRedirectDegree: flag,
  isNeedUpdatePhone: flag,
  isNeedToImprovePersonalInformation: flag,
  isFranchiseeUser: flag,
  isInternationalOrCustom: flag,
  isCustomized: flag,
  isPassedTL: flag,
  isTuEyeProtectionMode: flag,
  isGrowthSystemTestGroup: flag,
  awaitApproval: flag,
  limitRefferal: flag,
  limitCheck: flag,
  disableComment: flag,
  openSelfSchedule: flag,
  openSelfCancel: flag,
  isShowAppFloatingIcon: flag,
  feedBackMsg: flag,
  sidebarMenuMini: flag,
});
export type User = z.output<typeof userSchema>;

/** Signing in and out, and who is signed in (specification, core §7 'Account'). */
export const account = area('/api/Account', {
  login: post('Login', {
    summary: 'Signs a tutor in and returns the bearer token with its expiry.',
    body: z.object({ Account: z.string().overwrite(typedText).min(1).max(100), Password: z.string().min(1).max(200) }),
    reply: z.object({ Token: z.string().min(16), ExpiresTime: instant, Tuid: z.int().positive() }),
    access: 'public',
    assumed: true,
  }),
  logout: get('Logout', { summary: 'Ends the session of the bearer token.', reply: ignored, assumed: true }),
  loginLog: post('LoginLog', {
    summary: 'Records a sign-in with its source, for the company.',
    body: z.object({ SourceType: z.int().nonnegative(), ClientInfo: z.string().max(500) }),
    reply: ignored,
    assumed: true,
  }),
  userInfo: get('UserInfo', { summary: 'The signed-in tutor.', reply: userSchema, assumed: true }),
  userMoreInfo: get('UserMoreInfo', {
    summary: 'Work figures of the tutor beyond the profile.',
    query: z.object({ version: z.string().max(20) }),
    reply: z.object({
      completion: z.number(),
      goodRating: z.number(),
      absences: z.number(),
      badRating: z.number(),
      cancellation: z.number(),
      other: z.number(),
    }),
    assumed: true,
  }),
});
